import { useRef, useState } from 'react'

import { type Decision, decide } from './api'

/** What the parts of the page work with. */
export type DecisionTools = {
  readonly apiRoute: string
  readonly adminRoute: string
  /** Shown, and announced by screen readers. */
  readonly onMessage: (message: string) => void
  /** Called after a write, to reload what is shown. */
  readonly onChange: () => void
}

/**
 * Sends the decision on one row of a list, shows the outcome or the refusal, and reloads the page. The row disappears then, so
 * the focus moves to its neighbour.
 */
export function useDecision({ apiRoute, onMessage, onChange }: DecisionTools) {
  const [isBusy, setIsBusy] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  /** @param words what is said afterwards; without them it is what the server answers */
  const settle = (decision: Decision, body: object, words?: string): void => {
    setIsBusy(true)
    decide(apiRoute, decision, body)
      .then((answer) => {
        onMessage(words ?? answer)
        const neighbour = row.current?.nextElementSibling ?? row.current?.previousElementSibling
        neighbour?.querySelector('button')?.focus()
        onChange()
      })
      .catch((error: Error) => onMessage(error.message))
      .finally(() => setIsBusy(false))
  }
  return { row, isBusy, settle }
}
