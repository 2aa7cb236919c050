import { formatDuration } from '../process/steps'

/** One part of a run, in milliseconds since the run began. */
export type Timing = { readonly name: string; readonly from: number; readonly to: number }

/** How long each part took and when it began, as a table; parts overlap, so the last line is no sum. */
export function timingLines(timings: readonly Timing[]): readonly string[] {
  const line = (name: string, took: string, began: string) =>
    `${name.padEnd(26)}${took.padStart(12)}${began.padStart(14)}`
  const parts = timings.toSorted((one, other) => one.from - other.from)
  return [
    line('Part', 'took', 'began after'),
    ...parts.map(({ name, from, to }) => line(name, formatDuration(to - from), formatDuration(from))),
    line('All', formatDuration(Math.max(0, ...parts.map(({ to }) => to))), ''),
  ]
}
