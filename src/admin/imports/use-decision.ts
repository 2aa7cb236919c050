import { useState } from 'react'

import { decide } from './api'
import type { DeskTools } from './desk-data'

/** Lets a person decide on one thing of the page: says what was done or why not, and has the page read anew. */
export function useDecision({ apiRoute, onMessage, onChange }: DeskTools) {
  const [isBusy, setIsBusy] = useState(false)
  /** @param words what is said afterwards; without them it is what the server answers */
  const settle = (decision: Parameters<typeof decide>[1], body: object, words?: string): void => {
    setIsBusy(true)
    decide(apiRoute, decision, body)
      .then((answer) => {
        onMessage(words ?? answer)
        onChange()
      })
      .catch((error: Error) => onMessage(error.message))
      .finally(() => setIsBusy(false))
  }
  return { isBusy, settle }
}
