'use client'

import { Button } from '@payloadcms/ui'
import { useRef, useState } from 'react'

import { readMessage } from '../imports/api'
import { send } from './api'
import own from './two-factor.module.css'

type ShownSession = {
  readonly id: string
  readonly device: string
  /** In words, by the clock of Makkah; `null` when it is not known. */
  readonly begun: string | null
  readonly ends: string
  /** The one that this page was asked for with. */
  readonly isCurrent: boolean
}

type Props = { readonly sessions: readonly ShownSession[]; readonly calls: string }

/** Where one is signed in, each ended by a button; its next request is then refused. */
export function SessionList({ sessions, calls }: Props) {
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set())
  const [message, setMessage] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = sessions.filter(({ id }) => !ended.has(id))

  const end = async (call: string, body: object, ids: readonly string[]) => {
    const outcome = await send(`${calls}/${call}`, body)
    setMessage(outcome.problem === null ? readMessage(outcome.answer, 'Ended.') : outcome.problem.message)
    if (outcome.problem !== null) return
    setEnded(new Set([...ended, ...ids]))
    // The button that was pressed is gone.
    heading.current?.focus()
  }

  const others = shown.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id)
  return (
    <section aria-labelledby="sessions" className="field-type stack gap-3">
      <h3 id="sessions" ref={heading} tabIndex={-1} className="flush">
        Where you are signed in
      </h3>
      <ul className={own.sessions}>
        {shown.map(({ id, device, begun, ends, isCurrent }) => (
          <li key={id} className={own.session}>
            <p className="flush">
              <strong>{device}</strong>
              {isCurrent && ' (this one)'}
              <br />
              {begun !== null && `Signed in ${begun}. `}Ends {ends}, unless it is used (Makkah time).
            </p>
            {!isCurrent && (
              <Button
                buttonStyle="secondary"
                margin={false}
                size="small"
                aria-label={`End ${device}, signed in ${begun ?? 'at an unknown time'}`}
                onClick={() => void end('end', { session: id }, [id])}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <div>
          <Button
            buttonStyle="secondary"
            margin={false}
            size="small"
            onClick={() => void end('end-others', {}, others)}
          >
            End all others
          </Button>
        </div>
      )}
      <p role="status" className="flush">
        {message}
      </p>
    </section>
  )
}
