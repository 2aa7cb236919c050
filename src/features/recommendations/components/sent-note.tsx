'use client'

import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { ButtonLink } from '@/ui/controls/button-link'
import ui from '@/ui/ui.module.css'

import styles from './forms.module.css'

type Props = { readonly receipt: string; readonly isReceiptSaved: boolean; readonly onClose: () => void }

/** The receipt of what was sent: shown once by the server, so it can be copied and is kept on the device. */
export function SentNote({ receipt, isReceiptSaved, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isCopied, setIsCopied] = useState<boolean | null>(null)
  useEffect(function showIt() {
    heading.current?.focus()
  }, [])

  const copy = () => {
    copyText(receipt).then(setIsCopied, () => setIsCopied(false))
  }
  return (
    <section className={styles.sent} aria-labelledby="sent">
      <h3 ref={heading} id="sent" tabIndex={-1}>
        Thank you. Your receipt
      </h3>
      <p className={styles.receipt} translate="no">
        {receipt}
      </p>
      <p>
        With it you can see what became of your recommendation.{' '}
        {isReceiptSaved ? 'It is kept on this device.' : 'This browser keeps nothing, so write it down.'}
      </p>
      <div className="cluster middle gap-2">
        <button type="button" className={ui.button} onClick={copy}>
          {isCopied === true ? <Check aria-hidden size={20} /> : <Copy aria-hidden size={20} />}
          Copy receipt
        </button>
        <ButtonLink href="/recommendations/status">See its status</ButtonLink>
        <button type="button" className={ui.button} onClick={onClose}>
          Recommend another
        </button>
      </div>
      <p role="status">
        {isCopied === true && 'Copied.'}
        {isCopied === false && 'This browser does not let the guide copy. Select the receipt and copy it yourself.'}
      </p>
    </section>
  )
}

async function copyText(text: string): Promise<boolean> {
  // Missing on pages that came without TLS.
  if (!('clipboard' in navigator)) return false
  await navigator.clipboard.writeText(text)
  return true
}
