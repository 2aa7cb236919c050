import { inSteps } from '@/lib/in-steps'

import type { Part } from '../model/part'

/** Rows prepared without a pause: a few milliseconds, so that a letter typed meanwhile is not kept waiting. */
const STEP_ROWS = 1000

/**
 * Prepares a list in steps with pauses between them.
 *
 * @returns the parts of the list that was last finished, `null` while there is none; starts on a list it has not seen,
 * and calls `onReady` when that is done.
 */
export function createStepwise<Row>(
  prepareRows: (rows: readonly Row[]) => Part,
  onReady: (parts: readonly Part[]) => void,
): (rows: readonly Row[] | undefined) => readonly Part[] | null {
  let current: readonly Row[] | undefined
  let ready: readonly Part[] | null = null

  async function prepareAll(rows: readonly Row[]): Promise<void> {
    const parts: Part[] = []
    await inSteps(rows, STEP_ROWS, (step) => {
      // A list that has been overtaken is left where it is.
      if (rows === current) parts.push(prepareRows(step))
    })
    if (rows !== current) return
    ready = parts
    onReady(parts)
  }

  return (rows) => {
    if (rows !== undefined && rows !== current) {
      current = rows
      setTimeout(() => void prepareAll(rows))
    }
    return ready
  }
}
