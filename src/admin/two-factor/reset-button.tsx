'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

import { readMessage } from '../imports/api'
import { send } from './api'

type Props = { readonly account: number; readonly address: string }

/** For an administrator whose colleague has lost the phone and the recovery codes. Asks once more. */
export function ResetButton({ account, address }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [done, setDone] = useState('')
  const handleReset = async () => {
    const outcome = await send(address, { account })
    setAsking(false)
    setDone(outcome.problem === null ? readMessage(outcome.answer, 'It is off.') : outcome.problem.message)
  }
  return (
    <>
      {isAsking ? (
        <>
          <p className="flush">
            Be sure that it is your colleague who asks. The password alone then signs in, and open sessions end.
          </p>
          <div className="cluster gap-2">
            <Button margin={false} size="small" onClick={() => void handleReset()}>
              Turn it off for this account
            </Button>
            <Button buttonStyle="secondary" margin={false} size="small" onClick={() => setAsking(false)}>
              Not now
            </Button>
          </div>
        </>
      ) : (
        <Button buttonStyle="secondary" margin={false} size="small" onClick={() => setAsking(true)}>
          Reset two-factor sign-in…
        </Button>
      )}
      <p role="status" className="flush">
        {done}
      </p>
    </>
  )
}
