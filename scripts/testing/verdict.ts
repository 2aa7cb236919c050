import { NO_FILE, type TestResult } from './test-reports'

/** More than these are no chance any more, but a fault of the tests or of the guide. */
export const MOST_UNSTEADY = 3

/** Forty lines, a screen of a terminal, hold the whole verdict. */
const MOST_FAILED_NAMED = 8

export type Part = 'unit' | 'int' | 'browser'

export type Verdict = {
  readonly isGreen: boolean
  /** To be the last lines of the run: what was unsteady, what failed and how to run it alone, and a line of counts. */
  readonly lines: readonly string[]
}

type Run = {
  readonly results: Readonly<Record<Part, readonly TestResult[]>>
  /** Something ended badly, be it a test or not: then no line can say that nothing failed. */
  readonly isBroken: boolean
}

/** Judges a run: green when nothing failed and at most `MOST_UNSTEADY` tests needed a second try. */
export function judge({ results, isBroken }: Run): Verdict {
  const all = (['unit', 'int', 'browser'] as const).flatMap((part) => results[part].map((one) => ({ ...one, part })))
  const failed = all.filter(({ outcome }) => outcome === 'failed')
  const unsteady = all.filter(({ outcome }) => outcome === 'unsteady')
  const isTooUnsteady = unsteady.length > MOST_UNSTEADY
  const isGreen = !isBroken && failed.length === 0 && !isTooUnsteady
  const failures = failed.length + (isTooUnsteady ? unsteady.length : 0)
  return {
    isGreen,
    lines: [
      ...named('Unsteady: failed, and passed when they ran again alone', unsteady, MOST_UNSTEADY),
      ...(isTooUnsteady ? [`More than ${MOST_UNSTEADY} unsteady tests are a failure.`] : []),
      ...named('Failed', failed, MOST_FAILED_NAMED),
      `${all.length - failures} passed, ${isGreen ? 0 : Math.max(failures, 1)} failed` +
        (unsteady.length > 0 ? `, ${unsteady.length} unsteady` : ''),
    ],
  }
}

function named(
  heading: string,
  results: readonly (TestResult & { readonly part: Part })[],
  most: number,
): readonly string[] {
  if (results.length === 0) return []
  const further = results.length - most
  return [
    `${heading}:`,
    ...results
      .slice(0, most)
      .flatMap(({ part, file, line, title, reason, evidence }) => [
        `  ${file === NO_FILE ? part : file} › ${title}`,
        `    ${reason}`,
        `    ${evidence === undefined ? '' : `${evidence} · `}npm test -- --only ${part} ${line === undefined ? file : `${file}:${line}`}`.trimEnd(),
      ]),
    ...(further > 0 ? [`  and ${further} more`] : []),
  ]
}
