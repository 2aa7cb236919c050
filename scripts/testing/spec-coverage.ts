import { specConstants, specTexts } from './spec-texts'
import { BETWEEN_TITLES, type TestResult } from './test-reports'
import type { Part } from './verdict'

/** The table, from the project's folder. */
export const SPEC_COVERAGE = 'docs/spec-coverage.md'

/** The table of faults, F1 to F32, in which a fault stands where the other has a section. */
export const FAULTS = 'docs/testing.md'

/** A rule, where it lives, and what proves it: words of the title of a test, as the runner names it. */
export type Row = {
  /** The document it stands in. */
  readonly document: string
  readonly sections: readonly string[]
  readonly rule: string
  readonly where: string
  readonly file: string
  readonly words: string
}

const ROW = /^\| (?<section>[^|]+) \| (?<rule>.+) \| (?<where>[^|]+) \| `(?<file>[^`]+)` › (?<words>[^|]+) \|$/

const listRowLines = (markdown: string): readonly string[] =>
  markdown.split('\n').filter((line) => line.startsWith('|') && !/^\| (?:§|---)|^\|-/.test(line))

/** The rows of all tables; lines that do not parse are left out (`findDocumentFaults` lists them). */
export function readRows(markdown: string, document = SPEC_COVERAGE): readonly Row[] {
  return listRowLines(markdown).flatMap((line) => {
    const { section = '', rule = '', where = '', file = '', words = '' } = ROW.exec(line)?.groups ?? {}
    const sections = section.split(',').map((part) => part.trim())
    return file === ''
      ? []
      : [{ document, sections, rule: rule.replaceAll(String.raw`\|`, '|'), where, file, words: words.trim() }]
  })
}

type Sources = {
  /** Whether a file or a folder is there, by its path from the project's folder. */
  readonly isThere: (path: string) => boolean
  /** The text of a file that is there. */
  readonly read: (path: string) => string
}

/** Checks the table by itself and against the sources; one line a fault. */
export function findDocumentFaults(markdown: string, { isThere, read }: Sources): readonly string[] {
  const lines = listRowLines(markdown)
  const rows = readRows(markdown)
  const listRules = (section: string) =>
    rows.filter(({ sections }) => sections.includes(section)).map(({ rule }) => rule)
  const listUnnamed = (wanted: Readonly<Record<string, readonly string[]>>, inRule: (text: string) => string) =>
    Object.entries(wanted).flatMap(([section, texts]) =>
      texts
        .filter((text) => !listRules(section).some((rule) => rule.includes(inRule(text))))
        .map((text) => `§${section} has no row for: ${text}`),
    )
  return [
    ...lines.filter((line) => !ROW.test(line)).map((line) => `no section, rule, place and test: ${line}`),
    ...lines.filter((line, index) => lines.indexOf(line) !== index).map((line) => `twice: ${line}`),
    ...Array.from({ length: 9 }, (_, index) => String(index + 1))
      .filter((section) => listRules(section).length === 0)
      .map((section) => `§${section} has no row`),
    ...listUnnamed(specTexts, (text) => `'${text}'`),
    ...listUnnamed(specConstants, (constant) => constant),
    ...rows.flatMap(({ file, where, rule }) =>
      [file, ...listPaths(where)].filter((path) => !isThere(path)).map((path) => `${path} is not there: ${rule}`),
    ),
    ...rows
      .filter(({ file }) => isThere(file))
      .flatMap((row) =>
        listQuotedTexts(row)
          .filter((text) => !row.words.includes(text) && !read(row.file).includes(text))
          .map((text) => `neither the title nor ${row.file} holds '${text}': ${row.rule}`),
      ),
  ]
}

const listPaths = (where: string): readonly string[] =>
  [...where.matchAll(/`([^`]+\/[^`]*)`/g)].map(([, path = '']) => path)

/** A text with a gap, as '{n} gates found', is in its test with the gap filled. */
const hasGap = (text: string): boolean => /[{}|•]|=\.\.\.| N /.test(text)

const listQuotedTexts = ({ sections, rule }: Row): readonly string[] =>
  sections.flatMap((section) => specTexts[section] ?? []).filter((text) => rule.includes(`'${text}'`) && !hasGap(text))

/**
 * Compares the rows with tests that ran, or that a runner lists: a failure for each row whose words are in no title and
 * for each test or group that names the specification and has no row. None when a test failed: some may not have run.
 *
 * @param results of whole files
 * @param part when every file of it ran; else only rows of the files that did are looked at
 */
export function findCoverageFailures(
  rows: readonly Row[],
  results: readonly TestResult[],
  part?: Part,
): readonly TestResult[] {
  if (results.some(({ outcome }) => outcome === 'failed')) return []
  const titles = new Map<string, string[]>()
  for (const { file, title } of results) titles.set(file, [...(titles.get(file) ?? []), title])

  const unproven = rows
    .filter(({ file }) => titles.has(file) || findPart(file) === part)
    .filter((row) => !isNamed(row, titles.get(row.file) ?? []))
    .map(({ file, words, rule, document }) =>
      toFailure(file, words, `no test that ran has this in its title, for: ${rule}`, document),
    )
  const withoutRow = [...titles].flatMap(([file, inFile]) => {
    const rowsOfFile = rows.filter((row) => row.file === file)
    return listSpecTests(inFile).flatMap(({ title, family }) => {
      const naming = rowsOfFile.filter((row) => isNamed(row, family))
      const named = new Set(naming.flatMap(({ sections }) => sections))
      if (naming.length === 0) return [toFailure(file, title, 'no row names this test, which names the specification')]
      return parseSections(title)
        .filter((section) => !named.has(section))
        .map((section) => toFailure(file, title, `no row of §${section} names this test`))
    })
  })
  return [...unproven, ...withoutRow]
}

const isNamed = ({ words }: Row, titles: readonly string[]): boolean => titles.some((title) => title.includes(words))

const toFailure = (file: string, title: string, reason: string, document = SPEC_COVERAGE): TestResult => ({
  file,
  title,
  outcome: 'failed',
  reason: `${document}: ${reason}`,
})

function findPart(file: string): Part {
  if (file.startsWith('tests/int/')) return 'int'
  return file.startsWith('tests/e2e/') ? 'browser' : 'unit'
}

type SpecTest = {
  readonly title: string
  /** The whole titles of the tests it is made of. */
  readonly family: readonly string[]
}

/** The tests and groups that name the specification, or a section of it. */
function listSpecTests(titles: readonly string[]): readonly SpecTest[] {
  const paths = titles.flatMap((whole) => {
    const parts = whole.split(BETWEEN_TITLES)
    return parts.map((title, index) => ({ title, path: parts.slice(0, index + 1).join(BETWEEN_TITLES) }))
  })
  const specTests = new Map(paths.filter(({ title }) => NAMES_SPEC.test(title)).map(({ title, path }) => [path, title]))
  return [...specTests].map(([path, title]) => ({
    title,
    family: titles.filter((whole) => `${whole}${BETWEEN_TITLES}`.startsWith(`${path}${BETWEEN_TITLES}`)),
  }))
}

const NAMES_SPEC = /\bthe specification\b|\bsections? \d|§/

const parseSections = (title: string): readonly string[] =>
  [...title.matchAll(/\bsections? (\d)(?: and (\d))?|§(\d)/g)].flatMap(([, ...numbers]) =>
    numbers.filter((number) => number !== undefined),
  )
