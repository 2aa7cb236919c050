import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { findKind, importKinds } from './kinds'

/** What knows the kinds by their list. */
const FOLDERS = [
  ...['context', 'engine', 'sources', 'runs', 'files', 'differences', 'endpoints'].map(
    (folder) => `src/server/imports/${folder}`,
  ),
  'src/admin/imports',
  'src/app/api/admin',
  'src/collections/ImportRuns',
  'src/jobs',
]

const listFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => path.join(folder, name))

describe('the kinds of import', () => {
  it('should each have a name, an address and a lock of their own', () => {
    expect(new Set(importKinds.map(({ name }) => name)).size).toBe(importKinds.length)
    expect(new Set(importKinds.map(({ lock }) => lock)).size).toBe(importKinds.length)
    // 101 and more are held while a run is started.
    expect(Math.max(...importKinds.map(({ lock }) => lock))).toBeLessThan(100)
    // Where runs are.
    expect(importKinds.map(({ name }): string => name)).not.toContain('runs')
  })

  it('should be found by name', () => {
    for (const kind of importKinds) expect(findKind(kind.name)).toBe(kind)
  })

  it('should be named nowhere but in the list and in folders of their own', () => {
    const files = [...FOLDERS.flatMap(listFiles), 'src/admin/load-tasks.ts', 'scripts/import-osm.ts']
    const names = importKinds.map(({ name }) => name).join('|')
    const naming = new RegExp(`'(?:${names})'|import-(?:${names})\\b`)

    expect(files.length).toBeGreaterThan(50)
    expect(files.filter((file) => naming.test(readFileSync(file, 'utf8')))).toEqual([])
  })
})
