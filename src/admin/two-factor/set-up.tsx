'use client'

import { useState } from 'react'

import { QrCode } from '@/ui/controls/qr-code'

import { send } from './api'
import { AskingForm, CODE, PRESENT_PASSWORD } from './asking-form'
import own from './two-factor.module.css'
import styles from '../imports/imports.module.css'

type Key = { readonly secret: string; readonly uri: string }

type Props = {
  /** Where the calls about it are. */
  readonly calls: string
  readonly onCodes: (recoveryCodes: readonly string[]) => void
}

/** First the password, then the key for the app, and a code that shows that the app has it. */
export function SetUp({ calls, onCodes }: Props) {
  const [key, setKey] = useState<Key | null>(null)
  if (key === null) {
    return (
      <section aria-labelledby="set-up" className={styles.part}>
        <h2 id="set-up">Set it up</h2>
        <p>You need an authenticator app on your phone, any that shows codes of six digits.</p>
        <AskingForm
          fields={[PRESENT_PASSWORD]}
          submit="Begin"
          action={`${calls}/begin`}
          onSend={async (values) => {
            const outcome = await send(`${calls}/begin`, values)
            if (outcome.problem !== null) return outcome.problem
            setKey(outcome.answer as Key)
            return null
          }}
        />
      </section>
    )
  }
  return (
    <section aria-labelledby="set-up" className={styles.part}>
      <h2 id="set-up" ref={focusOnce} tabIndex={-1}>
        Give the key to your app
      </h2>
      <p>Add an account in the app and let it read this code with the camera.</p>
      <QrCode text={key.uri} label="QR code with the key for an authenticator app" className={own.code} />
      <p>
        Or type this key into the app: <code className={own.secret}>{inGroups(key.secret)}</code>
      </p>
      <p>Then enter the code that the app shows. It is on from then, and your other sessions end.</p>
      <AskingForm
        fields={[CODE]}
        submit="Turn on"
        action={`${calls}/turn-on`}
        onSend={async (values) => {
          const outcome = await send(`${calls}/turn-on`, values)
          if (outcome.problem !== null) return outcome.problem
          onCodes((outcome.answer as { recoveryCodes: readonly string[] }).recoveryCodes)
          return null
        }}
      />
    </section>
  )
}

const focusOnce = (heading: HTMLElement | null): void => heading?.focus()

const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
