import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { z } from 'zod'

import { shorten } from '../process/steps'

/** `unsteady` failed once and passed when it ran again, alone. */
export type Outcome = 'passed' | 'failed' | 'unsteady'

export type TestResult = {
  /** From the project's folder. */
  readonly file: string
  /** Where it begins in its file; both runners run it alone by `file:line`. */
  readonly line?: number
  /** With those of the groups around it. */
  readonly title: string
  readonly outcome: Outcome
  /** The first line of the (first) error; empty for a test that passed. */
  readonly reason: string
  /** A trace or a screenshot, from the project's folder. */
  readonly evidence?: string
}

export const BETWEEN_TITLES = ' › '

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
          location: z.object({ line: z.number() }).nullish(),
        }),
      ),
    }),
  ),
  outside: z.array(z.object({ file: z.string().optional(), message: z.string() })).optional(),
})

/** Stands for what happened outside of the tests of a file: an import, a hook, an uncaught error, a crash. */
const WHOLE_FILE = '(the whole file)'

/** The file of what belongs to none of them. */
export const NO_FILE = ''

/** A failure of the runner itself, or one that it could not lay to a file. */
export function outsideOfFiles(reason: string): TestResult {
  return { file: NO_FILE, title: '(outside of the files)', outcome: 'failed', reason: firstLine(reason) }
}

/**
 * Reads the report that vitest-report.ts writes. Tests that did not run are left out.
 *
 * @throws ZodError or SyntaxError when it is none
 */
export function readVitestReport(report: string, root: string): readonly TestResult[] {
  const { testResults, outside = [] } = vitestReport.parse(JSON.parse(report))
  const inFiles = testResults.flatMap((testFile): readonly TestResult[] => {
    const file = fromRoot(root, testFile.name)
    const results = testFile.assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ ancestorTitles, title, status, failureMessages, location }) => ({
        file,
        ...(location && { line: location.line }),
        title: [...ancestorTitles, title].join(BETWEEN_TITLES),
        outcome: status === 'passed' ? ('passed' as const) : ('failed' as const),
        reason: firstLine(failureMessages?.[0]),
      }))
    if (testFile.status !== 'failed' || results.some(({ outcome }) => outcome === 'failed')) return results
    return [...results, { file, title: WHOLE_FILE, outcome: 'failed', reason: firstLine(testFile.message) }]
  })
  const named = new Set(inFiles.filter(({ title }) => title === WHOLE_FILE).map(({ file }) => file))
  const around = outside.flatMap(({ file: absolute, message }): readonly TestResult[] => {
    const file = absolute === undefined ? NO_FILE : fromRoot(root, absolute)
    if (named.has(file)) return []
    named.add(file)
    if (file === NO_FILE) return [outsideOfFiles(message)]
    return [{ file, title: WHOLE_FILE, outcome: 'failed', reason: firstLine(message) }]
  })
  return [...inFiles, ...around]
}

const playwrightResult = z.object({
  errors: z.array(z.object({ message: z.string().optional() })),
  attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })),
})

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number().optional(),
  tests: z.array(z.object({ status: z.string(), results: z.array(playwrightResult) })),
})

const playwrightSuite = z.object({
  title: z.string(),
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional()
  },
})

const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(playwrightSuite),
  errors: z.array(z.object({ message: z.string().optional() })),
})

const PLAYWRIGHT_OUTCOMES: Readonly<Record<string, Outcome | undefined>> = {
  expected: 'passed',
  flaky: 'unsteady',
  unexpected: 'failed',
}

/** What a list of tests calls each of them, as none has run. */
const LISTED: typeof PLAYWRIGHT_OUTCOMES = { skipped: 'passed' }

/** Reads the report of `playwright test --list` as if all tests in it had passed; throws as `readPlaywrightReport`. */
export function readPlaywrightList(report: string, root: string): readonly TestResult[] {
  return readPlaywrightReport(report, root, LISTED)
}

/**
 * Reads the JSON report of Playwright, which tries again by itself. Skipped tests are left out.
 *
 * @throws ZodError or SyntaxError when it is none
 */
export function readPlaywrightReport(
  report: string,
  root: string,
  outcomes = PLAYWRIGHT_OUTCOMES,
): readonly TestResult[] {
  const { config, suites, errors } = playwrightReport.parse(JSON.parse(report))
  const listResults = (suite: z.infer<typeof playwrightSuite>, titles: readonly string[]): readonly TestResult[] => [
    ...suite.specs.flatMap((spec) =>
      spec.tests.flatMap(({ status, results }): readonly TestResult[] => {
        const outcome = outcomes[status]
        if (outcome === undefined) return []
        const failure = results.find((result) => result.errors.length > 0)
        const evidence = results
          .filter((result) => result.errors.length > 0)
          .flatMap(({ attachments }) => attachments)
          .toSorted(traceFirst)
          .find((attachment) => attachment.path !== undefined)
        return [
          {
            file: fromRoot(root, path.resolve(config.rootDir, spec.file)),
            ...(spec.line !== undefined && { line: spec.line }),
            title: [...titles, spec.title].join(BETWEEN_TITLES),
            outcome,
            reason: firstLine(failure?.errors[0]?.message),
            ...(evidence?.path !== undefined && { evidence: fromRoot(root, evidence.path) }),
          },
        ]
      }),
    ),
    ...(suite.suites ?? []).flatMap((inner) => listResults(inner, [...titles, inner.title])),
  ]
  const outside = errors.map(({ message }) => ({
    file: fromRoot(root, config.rootDir),
    title: '(outside of the tests)',
    outcome: 'failed' as const,
    reason: firstLine(message),
  }))
  // The outermost suites are the files.
  return [...suites.flatMap((suite) => listResults(suite, [])), ...outside]
}

/**
 * The results of a part of which some files ran a second time: a test that passed in one try and failed in the other is
 * unsteady. One that failed and is missing from the second try, because its file broke off, has failed.
 */
export function withSecondTry(first: readonly TestResult[], second: readonly TestResult[]): readonly TestResult[] {
  const toKey = ({ file, title }: TestResult) => `${file}\n${title}`
  const tries = new Map<string, TestResult[]>()
  for (const result of [...first, ...second]) tries.set(toKey(result), [...(tries.get(toKey(result)) ?? []), result])
  const ranAgain = new Set(second.map(({ file }) => file))
  return [...tries.values()].flatMap((results) => {
    const failure = results.find(({ outcome }) => outcome === 'failed')
    if (failure === undefined) return results.slice(0, 1)
    // What is no test is named only when it fails.
    const isNoTest = failure.title === WHOLE_FILE || failure.file === NO_FILE
    const hasRunAgain = failure.file === NO_FILE ? ranAgain.size > 0 : ranAgain.has(failure.file)
    const hasPassed = isNoTest
      ? hasRunAgain && results.length === 1 && first.includes(failure)
      : results.some(({ outcome }) => outcome === 'passed')
    return [{ ...failure, outcome: hasPassed ? ('unsteady' as const) : failure.outcome }]
  })
}

const traceFirst = (one: { readonly name: string }, other: { readonly name: string }): number =>
  Number(other.name === 'trace') - Number(one.name === 'trace')

const fromRoot = (root: string, file: string): string => path.relative(root, file).replaceAll(path.sep, '/')

const firstLine = (text = ''): string => shorten(stripVTControlCharacters(text))
