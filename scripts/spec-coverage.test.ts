import { existsSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

const root = new URL('../', import.meta.url)

const rows = readFileSync(new URL('docs/spec-coverage.md', root), 'utf8')
  .split('\n')
  .map((line) =>
    /^\| (?<section>[^|]+) \| (?<rule>[^|]+) \| (?<where>[^|]+) \| `(?<file>[^`]+)` › (?<name>[^|]+) \|$/.exec(line),
  )
  .flatMap((match) => (match?.groups ? [match.groups] : []))

describe('docs/spec-coverage.md', () => {
  it('should have a row for many rules', () => {
    expect(rows.length).toBeGreaterThan(30)
  })

  it.each(rows)('should name a test that is there for: $rule', ({ file = '', name = '' }) => {
    expect(existsSync(new URL(file, root)), file).toBe(true)
    expect(readFileSync(new URL(file, root), 'utf8')).toContain(name)
  })

  it.each(rows)('should name places that are there for: $rule', ({ where = '' }) => {
    const paths = [...where.matchAll(/`([^`]+\/[^`]*)`/g)].map(([, path = '']) => path)

    for (const path of paths) expect(existsSync(new URL(path, root)), path).toBe(true)
  })
})
