import { existsSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { findCoverageFailures, findDocumentFaults, readRows, SPEC_COVERAGE, type Row } from './spec-coverage'
import type { TestResult } from './test-reports'

const root = new URL('../../', import.meta.url)
const isThere = (path: string): boolean => existsSync(new URL(path, root))
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')

const table = read(SPEC_COVERAGE)
const findFaults = (markdown: string) => findDocumentFaults(markdown, { isThere, read })

describe('docs/spec-coverage.md', () => {
  it('should have a row for everything, of places and files that are there', () => {
    expect(findFaults(table)).toEqual([])
  })

  const row = '| 1 | A rule | `src/app` | `scripts/testing/spec-coverage.test.ts` › words |\n'
  const without = (words: string) =>
    table
      .split('\n')
      .filter((line) => !line.includes(words))
      .join('\n')

  it.each([
    ['a row of three parts', `${table}| 1 | A rule | \`src/app\` |\n`, 'no section, rule, place and test: | 1 |'],
    ['a row twice', table + row + row, `twice: ${row.trim()}`],
    ['a section left out', without('| 1'), '§1 has no row'],
    ['a quoted text left out', without(`'Distance unknown'`), '§2 has no row for: Distance unknown'],
    ['a constant left out', without('6371 km'), '§9 has no row for: 6371 km'],
    ['a place that is gone', table + row.replace('src/app', 'src/no-such'), 'src/no-such is not there: A rule'],
    [
      'a test file that is gone',
      table + row.replace('.test.ts', '.gone.ts'),
      'scripts/testing/spec-coverage.gone.ts is not there: A rule',
    ],
    [
      'a text that the test does not hold',
      table + row.replace('A rule', `'No description ${'available.'}'`).replace('| 1 |', '| 2 |'),
      `neither the title nor scripts/testing/spec-coverage.test.ts holds 'No description ${'available.'}': `,
    ],
  ])('should be found at fault for %s', (_, markdown, fault) => {
    expect(findFaults(markdown).join('\n')).toContain(fault)
  })
})

describe('readRows', () => {
  it('should read sections, and a bar within a rule', () => {
    expect(
      readRows(
        String.raw`| 2, 9 | haram\|nabawi | §src/app§ | §tests/int/a.int.test.ts§ › should b |`.replaceAll('§', '`'),
      ),
    ).toEqual([
      {
        document: SPEC_COVERAGE,
        sections: ['2', '9'],
        rule: 'haram|nabawi',
        where: '`src/app`',
        file: 'tests/int/a.int.test.ts',
        words: 'should b',
      },
    ])
  })
})

describe('findCoverageFailures', () => {
  const FILE = 'tests/e2e/a.e2e.ts'
  const rowFor = (words: string, section = '2', file = FILE): Row => ({
    document: SPEC_COVERAGE,
    sections: [section],
    rule: 'A rule',
    where: '',
    file,
    words,
  })
  const ran = (title: string, outcome: TestResult['outcome'] = 'passed'): TestResult => ({
    file: FILE,
    title,
    outcome,
    reason: '',
  })
  const failures = (...args: Parameters<typeof findCoverageFailures>) =>
    findCoverageFailures(...args).map(({ file, title, reason }) => `${file} › ${title}: ${reason}`)

  it.each([
    ['words of its title', 'stand on'],
    ['words of its group', 'a group'],
    ['one case of several', 'should stand on /faq'],
  ])('should find a test by %s', (_, words) => {
    expect(failures([rowFor(words)], [ran('a group › should stand on /faq')], 'browser')).toEqual([])
  })

  it.each([
    ['was renamed', [ran('should lie on /faq')]],
    ['belongs to another case', [ran('should stand on /terms')]],
    ['was deleted, with its file', []],
  ])('should fail for a row whose test %s', (_, results) => {
    expect(failures([rowFor('should stand on /faq')], results, 'browser')).toEqual([
      `${FILE} › should stand on /faq: docs/spec-coverage.md: no test that ran has this in its title, for: A rule`,
    ])
  })

  it('should look only at files that ran when not all did, and at no other part', () => {
    const rows = [rowFor('gone', '2', 'tests/e2e/b.e2e.ts'), rowFor('gone', '2', 'tests/int/b.int.test.ts')]
    expect(failures(rows, [ran('one')])).toEqual([])
    expect(failures(rows, [ran('one')], 'browser')).toHaveLength(1)
    expect(failures([rowFor('gone')], [ran('one')])).toHaveLength(1)
  })

  it('should leave a run alone in which a test failed', () => {
    expect(failures([rowFor('gone')], [ran('one'), ran('other', 'failed')], 'browser')).toEqual([])
  })

  it.each([
    [
      'no row at all',
      'should be as the specification says',
      [],
      'no row names this test, which names the specification',
    ],
    [
      'a row of another section',
      'should have the numbers of sections 3 and 9',
      [rowFor('numbers', '3')],
      'no row of §9 names this test',
    ],
    ['a row of another section', 'should narrow nothing (§5)', [rowFor('nothing')], 'no row of §5 names this test'],
    [
      'a row of another test',
      'should be of section 2',
      [rowFor('other')],
      'no row names this test, which names the specification',
    ],
  ])('should fail for a title that speaks of a rule with %s', (_, title, rows, reason) => {
    expect(failures(rows, [ran(title), ran('other')]).join('\n')).toContain(
      `${title}: docs/spec-coverage.md: ${reason}`,
    )
  })

  it('should take one test of a group whose title speaks of a rule for all of it', () => {
    const tests = [ran('the sizes of section 9 › should one'), ran('the sizes of section 9 › should two')]
    expect(failures([rowFor('should two', '9')], tests)).toEqual([])
    expect(failures([rowFor('should two', '2')], tests)).toHaveLength(1)
    expect(failures([], tests)).toHaveLength(1)
  })
})
