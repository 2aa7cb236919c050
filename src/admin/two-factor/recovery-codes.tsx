'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

import styles from '../imports/imports.module.css'
import own from './two-factor.module.css'

type Props = { readonly codes: readonly string[]; readonly onKept: () => void }

/** Shown once: the server keeps nothing that they could be read from. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const [copied, setCopied] = useState('')
  const text = codes.join('\n')
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied('Copied.')
    } catch {
      setCopied('The browser did not let it be copied. Select the codes, or download them.')
    }
  }
  return (
    <section aria-labelledby="recovery-codes" className={styles.part}>
      <h2 id="recovery-codes" ref={focusOnce} tabIndex={-1}>
        Keep these recovery codes
      </h2>
      <p>
        Two-factor sign-in is on. Each of these codes signs you in once without the phone. They are shown only now: keep
        them where the phone is not.
      </p>
      <ul className={own.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button buttonStyle="secondary" margin={false} onClick={() => void handleCopy()}>
          Copy
        </Button>
        <a
          className="btn btn--style-secondary btn--size-medium btn--withoutPopup guide-target center"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="recovery-codes.txt"
        >
          Download
        </a>
        <Button buttonStyle="primary" margin={false} onClick={onKept}>
          I have kept them
        </Button>
      </div>
      <p role="status">{copied}</p>
    </section>
  )
}

const focusOnce = (heading: HTMLElement | null): void => heading?.focus()
