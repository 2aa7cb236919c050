import { existsSync, readFileSync, statSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { specTexts } from './spec-texts'

const root = new URL('../', import.meta.url)

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

const isThere = (path: string): boolean => existsSync(new URL(path, root))

describe('docs/spec-coverage.md', () => {
  it('should name a section, a rule, a place and a test in every row', () => {
    const faults = rows
      .filter(({ line, ...row }) => Object.keys(row).length === 0 && line !== '')
      .map(({ line }) => line)

    expect(faults).toEqual([])
  })

  it('should have rows for every section', () => {
    const sections = new Set(rows.flatMap(sectionsOf))

    expect(['1', '2', '3', '4', '5', '6', '7', '8', '9'].filter((section) => !sections.has(section))).toEqual([])
  })

  it.each(rows)('should name a test that is there for: $rule', ({ file = '', name = '' }) => {
    expect(isThere(file) && statSync(new URL(file, root)).isFile(), file).toBe(true)
    expect(readFileSync(new URL(file, root), 'utf8')).toContain(name.trim())
  })

  it.each(rows)('should name places that are there for: $rule', ({ where = '' }) => {
    const paths = [...where.matchAll(/`([^`]+\/[^`]*)`/g)].map(([, path = '']) => path)

    for (const path of paths) expect(isThere(path), path).toBe(true)
  })

  it.each(Object.entries(specTexts))('should name every text that section %s quotes', (section, texts) => {
    const rules = rows.filter((row) => sectionsOf(row).includes(section)).map(({ rule = '' }: Row) => rule)

    const missing = texts.filter((text) => !rules.some((rule) => rule.includes(`'${text.replaceAll('|', '\\|')}'`)))

    expect(missing).toEqual([])
  })
})
