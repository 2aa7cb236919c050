import type { StillCorrectResult } from '@/contracts/still-correct'
import { formatDay } from '@/lib/dates/dates'
import { counted } from '@/lib/text/counted'

export type Outcome = {
  readonly done: string
  /** A sentence for each record that was left as it was. */
  readonly left: readonly string[]
}

/** What was done with records, in words. */
export function describeOutcome(results: readonly StillCorrectResult[], what: 'record' | 'number' = 'record'): Outcome {
  const done = results.filter((result) => result.isDone)
  const left = results.filter((result) => !result.isDone).map(({ title, reason }) => `“${title}” ${reason}`)
  const days = done.map(({ reviewDueOn }) => reviewDueOn).sort()
  const [first, last] = [formatDay(days.at(0)), formatDay(days.at(-1))]
  if (first === null || last === null) return { done: 'Nothing was marked.', left }
  const due = first === last ? `on ${first}` : `from ${first} to ${last}`
  return { done: `Checked today: ${counted(done.length, what)}. Due again ${due}.`, left }
}
