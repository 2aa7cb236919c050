'use client'

import { Trash2 } from 'lucide-react'
import { useState } from 'react'

import type { SubmissionStatus } from '@/contracts/recommendations'
import ui from '@/ui/ui.module.css'

import { lookupProblemText } from '../model/status-text'

type Props = {
  readonly receipt: string
  readonly onErased: (status: SubmissionStatus) => void
}

/** Asks once more before what was sent is erased; it cannot be taken back. */
export function EraseSent({ receipt, onErased }: Props) {
  const [step, setStep] = useState<'offered' | 'asked' | 'erasing'>('offered')
  const [problem, setProblem] = useState('')
  const erase = async () => {
    if (step === 'erasing') return
    setStep('erasing')
    setProblem('')
    const answer = await import('../api/by-receipt').then(
      (calls) => calls.erase(receipt),
      () => ({ kind: 'unreachable' }) as const,
    )
    if (answer.kind === 'found') return onErased(answer.status)
    setStep('asked')
    setProblem(lookupProblemText(answer, navigator.onLine))
  }

  return (
    <section aria-labelledby="erase" className="grid gap-4">
      <h2 id="erase">Erase what you sent</h2>
      <p>
        You may have what you wrote erased at any time. That something was sent, and what was decided, stays. A page
        that was made of it belongs to the guide; if it tells something about you, write to us.
      </p>
      <div className="cluster middle gap-2">
        {step === 'offered' ? (
          <button type="button" className={ui.button} onClick={() => setStep('asked')}>
            <Trash2 aria-hidden size={20} />
            Erase what I sent
          </button>
        ) : (
          <>
            <button
              type="button"
              className={`${ui.button} ${ui.primary}`}
              aria-disabled={step === 'erasing'}
              data-network=""
              onClick={() => void erase()}
            >
              {step === 'erasing' ? 'Erasing…' : 'Yes, erase it for good'}
            </button>
            <button type="button" className={ui.button} onClick={() => setStep('offered')}>
              Keep it
            </button>
          </>
        )}
      </div>
      <p role="status">{problem}</p>
    </section>
  )
}
