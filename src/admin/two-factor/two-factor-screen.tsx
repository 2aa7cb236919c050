'use client'

import type { Route } from 'next'
import { useState } from 'react'

import { openPage } from '@/browser/open-page'
import { counted } from '@/lib/text/counted'
import Link from '@/ui/controls/link'

import styles from '../imports/imports.module.css'
import { send } from './api'
import { ANY_CODE, AskingForm, PRESENT_PASSWORD } from './asking-form'
import { RecoveryCodes } from './recovery-codes'
import { SetUp } from './set-up'

type Props = {
  readonly isOn: boolean
  readonly recoveryCodesLeft: number
  /** A role of the account needs it. */
  readonly isRequired: boolean
  /** Nothing else is open until it is on. */
  readonly isHeldBack: boolean
  readonly apiRoute: string
  readonly adminRoute: string
}

/** Two-factor sign-in of one's own account: set up, new recovery codes, off. */
export function TwoFactorScreen({ isOn, recoveryCodesLeft, isRequired, isHeldBack, apiRoute, adminRoute }: Props) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const calls = `${apiRoute}/users/two-factor`
  return (
    <main className={styles.screen}>
      <header>
        <h1>Two-factor sign-in</h1>
        <p className={styles.lead}>
          Signing in then takes your password and a code that an authenticator app on your phone shows, so that a
          password alone opens nothing.
        </p>
        {isHeldBack && (
          <p role="status">
            Your role needs it. Until it is set up nothing else is open to you.{' '}
            <Link href={`${adminRoute}/logout` as Route}>Sign out</Link>
          </p>
        )}
      </header>
      {codes !== null ? (
        <RecoveryCodes codes={codes} onKept={() => openPage(isHeldBack ? adminRoute : `${adminRoute}/two-factor`)} />
      ) : isOn ? (
        <TurnedOn
          calls={calls}
          left={recoveryCodesLeft}
          isRequired={isRequired}
          adminRoute={adminRoute}
          onCodes={setCodes}
        />
      ) : (
        <SetUp calls={calls} onCodes={setCodes} />
      )}
    </main>
  )
}

type TurnedOnProps = {
  readonly calls: string
  readonly left: number
  readonly isRequired: boolean
  readonly adminRoute: string
  readonly onCodes: (codes: readonly string[]) => void
}

function TurnedOn({ calls, left, isRequired, adminRoute, onCodes }: TurnedOnProps) {
  return (
    <>
      <p>
        It is on. {counted(left, 'recovery code')} of 10 {left === 1 ? 'is' : 'are'} left.
      </p>
      <section aria-labelledby="new-codes" className={styles.part}>
        <h2 id="new-codes">New recovery codes</h2>
        <p>Ten new ones, when few are left or somebody may have seen them. Those you have now stop working.</p>
        <AskingForm
          fields={[ANY_CODE]}
          submit="Make new recovery codes"
          action={`${calls}/recovery-codes`}
          onSend={async (values) => {
            const outcome = await send(`${calls}/recovery-codes`, values)
            if (outcome.problem !== null) return outcome.problem
            onCodes((outcome.answer as { recoveryCodes: readonly string[] }).recoveryCodes)
            return null
          }}
        />
      </section>
      <section aria-labelledby="turn-off" className={styles.part}>
        <h2 id="turn-off">Turn it off, or move to another phone</h2>
        <p>
          {isRequired
            ? 'Your role needs it: when it is off you set it up again, with the other phone, before you can go on.'
            : 'To move to another phone turn it off here, then set it up again.'}
        </p>
        <AskingForm
          fields={[PRESENT_PASSWORD, ANY_CODE]}
          submit="Turn off"
          action={`${calls}/turn-off`}
          onSend={async (values) => {
            const { problem } = await send(`${calls}/turn-off`, values)
            if (problem === null) openPage(`${adminRoute}/two-factor`)
            return problem
          }}
        />
      </section>
    </>
  )
}
