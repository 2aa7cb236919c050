import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Who has an entry open comes without a name to those who may not read accounts, and the CMS then says "User: 6 is currently
 * editing this document".
 */
export function useLockName(): void {
  const { currentEditor, setCurrentEditor } = useDocumentInfo()
  useEffect(() => {
    // Its type promises an account.
    const holder: unknown = currentEditor
    if (typeof holder !== 'number' && typeof holder !== 'string') return
    setCurrentEditor?.({ id: holder, collection: 'users', email: 'Somebody else' })
  }, [currentEditor, setCurrentEditor])
}
