import { z } from 'zod'

import { formatDuration } from '../process/steps'

export type TestCounts = { readonly passed: number; readonly failed: number }

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })

/** `expected` counts the tests that did what they should, `flaky` those that did at the second try. */
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

/** Reads the JSON report of vitest or Playwright; undefined when the text is neither. */
export function readTestCounts(report: string): TestCounts | undefined {
  const value = parse(report)
  const vitest = vitestReport.safeParse(value)
  if (vitest.success) return { passed: vitest.data.numPassedTests, failed: vitest.data.numFailedTests }
  const playwright = playwrightReport.safeParse(value)
  if (!playwright.success) return undefined
  const { expected, unexpected, flaky } = playwright.data.stats
  return { passed: expected + flaky, failed: unexpected }
}

/** The last line of a run. A run that failed outside its tests counts as one failure, so that no line can mislead. */
export function summaryLine(counts: readonly TestCounts[], isFailed: boolean): string {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  return `${passed} passed, ${isFailed ? Math.max(failed, 1) : failed} failed`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

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
