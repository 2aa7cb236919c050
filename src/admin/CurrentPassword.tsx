'use client'

import { PasswordField, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'

/** Shown beside a new password or e-mail address, on one's own account only. */
export function CurrentPassword({ path }: { readonly path: string }) {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const isChanging = useFormFields(
    ([{ password, email }]) => password !== undefined || email?.value !== email?.initialValue,
  )
  if (!isChanging || user?.id !== id) return null
  return (
    <PasswordField
      autoComplete="current-password"
      path={path}
      field={{ name: 'currentPassword', label: 'Your present password' }}
    />
  )
}
