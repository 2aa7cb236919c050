import { existsSync, readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { findNamed, readTestFile, type TestFile, type WrittenTest } from './test-titles'
import { specConstants, specTexts } from './spec-texts'

const root = new URL('../../', import.meta.url)

const lines = readFileSync(new URL('docs/spec-coverage.md', root), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (§|---)|^\|-/.test(line))

type Row = { readonly line: string; readonly [name: string]: string | undefined }

const rows = lines.map((line): Row => {
  const match = /^\| (?<section>[^|]+) \| (?<rule>.+) \| (?<where>[^|]+) \| `(?<file>[^`]+)` › (?<name>[^|]+) \|$/.exec(
    line,
  )
  return { line, ...match?.groups }
})

const sectionsOf = ({ section = '' }: Row): readonly string[] => section.split(',').map((part) => part.trim())

const rulesOf = (section: string): readonly string[] =>
  rows
    .filter((row) => sectionsOf(row).includes(section))
    .map(({ rule = '' }: Row) => rule.replaceAll(String.raw`\|`, '|'))

const isThere = (path: string): boolean => existsSync(new URL(path, root))

/** What `npm test` runs: the unit, the integration and the browser tests. */
const testFiles: ReadonlyMap<string, TestFile> = new Map(
  [
    ['src', '.test.ts'],
    ['scripts', '.test.ts'],
    ['tests/int', '.int.test.ts'],
    ['tests/e2e', '.e2e.ts'],
  ].flatMap(([folder = '', ending = '']) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .map((path) => [path, readTestFile(readFileSync(new URL(path, root), 'utf8'))] as const),
  ),
)

const namedBy = ({ file = '', name = '' }: Row): readonly WrittenTest[] => {
  const tests = testFiles.get(file)
  return tests === undefined ? [] : findNamed(tests, name.trim())
}

/** A text with a gap, as '{n} gates found', is in its test with the gap filled. */
const hasGap = (text: string): boolean => /[{}|•]|=\.\.\.| N /.test(text)

const quotedIn = ({ rule = '', ...row }: Row): readonly string[] =>
  sectionsOf({ ...row, line: '' })
    .flatMap((section) => specTexts[section] ?? [])
    .filter((text) => rule.includes(`'${text}'`) && !hasGap(text))

describe('docs/spec-coverage.md', () => {
  it('should name a section, a rule, a place and a test in every row', () => {
    const faults = rows
      .filter(({ line, ...row }) => Object.keys(row).length === 0 && line !== '')
      .map(({ line }) => line)

    expect(faults).toEqual([])
  })

  it('should have no row twice', () => {
    const twice = lines.filter((line, index) => lines.indexOf(line) !== index)

    expect(twice).toEqual([])
  })

  it('should have rows for every section', () => {
    const sections = new Set(rows.flatMap(sectionsOf))

    expect(['1', '2', '3', '4', '5', '6', '7', '8', '9'].filter((section) => !sections.has(section))).toEqual([])
  })

  it.each(rows)('should name a test that runs for: $rule', (row) => {
    expect(testFiles.has(row['file'] ?? ''), row['file']).toBe(true)
    expect(namedBy(row), row['name']).not.toEqual([])
  })

  it.each(rows)('should name places that are there for: $rule', ({ where = '' }) => {
    const paths = [...where.matchAll(/`([^`]+\/[^`]*)`/g)].map(([, path = '']) => path)

    for (const path of paths) expect(isThere(path), path).toBe(true)
  })

  it.each(rows.filter((row) => quotedIn(row).length > 0))('should quote what the test holds in: $rule', (row) => {
    const words = [...(testFiles.get(row['file'] ?? '')?.literals ?? [])].join('\n')

    expect(quotedIn(row).filter((text) => !words.includes(text))).toEqual([])
  })

  it.each(Object.entries(specTexts))('should name every text that section %s quotes', (section, texts) => {
    const rules = rulesOf(section)

    expect(texts.filter((text) => !rules.some((rule) => rule.includes(`'${text}'`)))).toEqual([])
  })

  it.each(Object.entries(specConstants))('should name every constant of section %s', (section, constants) => {
    const rules = rulesOf(section)

    expect(constants.filter((constant) => !rules.some((rule) => rule.includes(constant)))).toEqual([])
  })
})

describe('a test that names its rule', () => {
  const rowsOf = (path: string) => rows.filter(({ file }) => file === path)

  const speaking = [...testFiles].flatMap(([path, { tests }]) =>
    flattened(tests)
      .filter(({ test: { title } }) => /\bthe specification\b|\bsections? \d|§/.test(title))
      .map((found) => ({ path, ...found, title: found.test.title })),
  )

  it('should be there', () => {
    expect(speaking.length).toBeGreaterThan(20)
  })

  it.each(speaking)('should have a row: $path, $title', ({ path, test, around, title }) => {
    const family = new Set([test, ...around, ...flattened(test.tests ?? []).map((inner) => inner.test)])
    const naming = rowsOf(path).filter((row) => namedBy(row).some((named) => family.has(named)))
    expect(naming, 'rows that name it').not.toEqual([])

    const sections = [...title.matchAll(/\bsections? (\d)(?: and (\d))?|§(\d)/g)].flatMap(([, ...numbers]) =>
      numbers.filter((number) => number !== undefined),
    )
    expect(sections.filter((section) => !naming.some((row) => sectionsOf(row).includes(section)))).toEqual([])
  })
})

type Found = { readonly test: WrittenTest; readonly around: readonly WrittenTest[] }

/** Every test and group, with the groups around it. */
function flattened(tests: readonly WrittenTest[], around: readonly WrittenTest[] = []): readonly Found[] {
  return tests.flatMap((test) => [{ test, around }, ...flattened(test.tests ?? [], [...around, test])])
}
