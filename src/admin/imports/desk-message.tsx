'use client'

import { Button } from '@payloadcms/ui'

import styles from './imports.module.css'

type Props = { readonly text: string; readonly onDismiss: () => void }

/** What the last decision came to, in view wherever one works. Always there: an empty region is heard when it fills. */
export function DeskMessage({ text, onDismiss }: Props) {
  return (
    <div className={styles.message} data-empty={text === ''}>
      <p role="status">{text}</p>
      {text !== '' && (
        <Button buttonStyle="secondary" margin={false} size="small" onClick={onDismiss}>
          Close message
        </Button>
      )}
    </div>
  )
}
