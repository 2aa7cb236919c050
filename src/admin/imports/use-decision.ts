import { useRef, useState } from 'react'

import { type Decision, decide } from './api'

/** What the parts of the page work with. */
export type DecisionTools = {
  readonly apiRoute: string
  readonly adminRoute: string
  /** Said to everybody, also by a screen reader. */
  readonly onMessage: (message: string) => void
  /** Something was written: what is shown is read anew. */
  readonly onChange: () => void
}

/**
 * Lets a person decide on one row of a list: says what was done or why not, and has the page read anew. The row goes then,
 * so the focus passes to its neighbour: whoever works with the keyboard goes on from there.
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
