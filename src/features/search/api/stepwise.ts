import { inSteps } from '@/lib/in-steps'

import type { IndexSegment } from '../model/index-segment'

/** Rows prepared without a pause: a few milliseconds, so that a letter typed meanwhile is not kept waiting. */
const STEP_ROWS = 1000

/**
 * Prepares a list in steps with pauses between them.
 *
 * @returns the parts of the list that was last finished, `null` while there is none; starts on a list it has not seen,
 * and calls `onReady` when that is done.
 */
export function createStepwise<Row>(
  prepareRows: (rows: readonly Row[]) => IndexSegment,
  onReady: (parts: readonly IndexSegment[]) => void,
): (rows: readonly Row[] | undefined) => readonly IndexSegment[] | null {
  let current: readonly Row[] | undefined
  let ready: readonly IndexSegment[] | null = null

  async function prepareAll(rows: readonly Row[]): Promise<void> {
    const parts: IndexSegment[] = []
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
