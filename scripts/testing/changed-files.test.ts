import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { listChangedFiles, chooseParts } from './changed-files'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'guide-changed-'))
  git('init', '--quiet', '--initial-branch=main')
  for (const name of ['kept.ts', 'changed.ts', 'removed.ts']) write(name, 'before')
  commit()
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' })

const write = (name: string, text: string) => writeFileSync(path.join(root, name), text)

function commit(): void {
  git('add', '.')
  git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '--quiet', '--message=x')
}

describe('listChangedFiles', () => {
  it('should be what differs from the last commit and what is new, without what is gone', async () => {
    write('changed.ts', 'after')
    write('new one.ts', 'new')
    rmSync(path.join(root, 'removed.ts'))

    expect((await listChangedFiles(root, 'HEAD')).files).toEqual(['changed.ts', 'new one.ts'])
  })

  it('should be what a branch has changed since it left another, and nothing that other has done since', async () => {
    git('checkout', '--quiet', '-b', 'work')
    write('mine.ts', 'new')
    commit()
    git('checkout', '--quiet', 'main')
    write('theirs.ts', 'new')
    commit()
    git('checkout', '--quiet', 'work')

    const { since, files } = await listChangedFiles(root, 'main')
    expect(files).toEqual(['mine.ts'])
    expect(since).toMatch(/^[0-9a-f]{40}$/)
  })

  it('should say so when there is no such commit', async () => {
    await expect(listChangedFiles(root, 'nowhere')).rejects.toThrow('git knows no commit nowhere')
  })
})

describe('chooseParts', () => {
  it('should hold a change of a feature against its tests and those that read every source', () => {
    const file = 'src/features/places/model/list.ts'
    const { stages, lint, int, unit } = chooseParts([file])

    expect(stages.toSorted()).toEqual(['format', 'int', 'lint', 'types', 'unit'])
    expect({ lint, int }).toEqual({ lint: [file], int: [file] })
    expect(unit).toEqual(expect.arrayContaining([file, 'scripts/testing/own-words.test.ts']))
  })

  it('should need no database, types or linter for words', () => {
    expect(chooseParts(['docs/editing.md', 'CHANGELOG.md']).stages).toEqual(['format', 'unit'])
  })

  it('should need no database for scripts', () => {
    expect(chooseParts(['scripts/test.ts']).stages).not.toContain('int')
  })

  it.each(['tests/e2e/map.e2e.ts', 'tests/helpers/fake-overpass.ts', 'tests/time-limits.ts', 'playwright.config.ts'])(
    'should start a browser for %s',
    (file) => expect(chooseParts([file]).stages).toContain('browser'),
  )

  it.each(['tests/int/jobs.int.test.ts', 'tests/fixtures/osm/a.json', 'src/features/map/ui/map.tsx'])(
    'should start none for %s',
    (file) => expect(chooseParts([file]).stages).not.toContain('browser'),
  )

  it('should run nothing when nothing was changed', () => {
    expect(chooseParts([]).stages).toEqual([])
  })
})
