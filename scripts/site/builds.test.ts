import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { type Build, findBuild, listBuilds, noteStarted, publishBuild, WORKSHOP } from './builds'

let root = ''

/** The end of a folder's name that cannot be removed, as one of another account; none for ''. */
const stuck = vi.hoisted(() => ({ name: '' }))

vi.mock(import('node:fs'), async (load) => {
  const fs = await load()
  const rmSync: typeof fs.rmSync = (folder, options) => {
    if (stuck.name !== '' && String(folder).endsWith(stuck.name)) throw new Error('EACCES')
    fs.rmSync(folder, options)
  }
  return { ...fs, rmSync }
})

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'guide-builds-'))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

const stampOf = (name: string) => ({
  sources: name.padEnd(64, '0'),
  surroundings: 'packages',
  migrations: ['first'],
})

function make(name: string): Build {
  for (const folder of ['server', 'static', 'cache', 'types']) {
    mkdirSync(path.join(root, WORKSHOP, folder), { recursive: true })
    writeFileSync(path.join(root, WORKSHOP, folder, name), '')
  }
  return publishBuild(root, stampOf(name))
}

/** Each later than the one before, whatever the clock's steps are. */
let starts = 0
function start(build: Build): void {
  noteStarted(root, build)
  starts += 1
  const time = new Date(2026, 0, starts)
  utimesSync(path.join(root, build.folder, 'guide-started'), time, time)
}

const namesOf = (builds: readonly Build[]) => builds.map(({ sources }) => sources.replace(/0+$/, ''))

describe('publishBuild', () => {
  it('should leave caches and types in the workshop and nothing else', () => {
    const { folder } = make('a')

    expect(readdirSync(path.join(root, WORKSHOP)).toSorted()).toEqual(['cache', 'types'])
    expect(readdirSync(path.join(root, folder)).toSorted()).toEqual(['guide-build.json', 'server', 'static'])
    // The framework links to packages from in there by the way from `.next`.
    expect(path.dirname(folder)).toBe('.')
  })

  it('should keep the new one and the one that was started last, however many were made since', () => {
    const [a, b] = [make('a'), make('b')]
    start(b)
    start(a)
    make('c')
    make('d')

    expect(namesOf(listBuilds(root))).toEqual(['a', 'd'])
  })

  it('should be whole also when one before it cannot be removed', () => {
    const [a] = [make('a'), make('b')]
    stuck.name = a.folder
    try {
      expect(namesOf([make('c')])).toEqual(['c'])
    } finally {
      stuck.name = ''
    }
    make('d')

    expect(namesOf(listBuilds(root))).not.toContain('a')
  })

  it('should clear away what one that was broken off has left', () => {
    mkdirSync(path.join(root, `${WORKSHOP}-making`, 'server'), { recursive: true })
    writeFileSync(path.join(root, `${WORKSHOP}-making`, 'server', 'half'), '')

    const { folder } = make('a')

    expect(existsSync(path.join(root, folder, 'server', 'half'))).toBe(false)
  })
})

describe('findBuild', () => {
  it('should find a whole build by its sources, also in a folder that was moved', () => {
    make('a')
    const moved = `${root}-moved`
    renameSync(root, moved)
    root = moved

    expect(findBuild(root, stampOf('a').sources)?.migrations).toEqual(['first'])
    expect(findBuild(root, stampOf('b').sources)).toBeUndefined()
  })

  it.each(['', '{', '{}', '[]'])('should not take a build for whole whose stamp says %o', (content) => {
    const { folder } = make('a')
    writeFileSync(path.join(root, folder, 'guide-build.json'), content)

    expect(listBuilds(root)).toEqual([])
  })

  it('should not take one that is being made for whole', () => {
    const { folder } = make('a')
    renameSync(path.join(root, folder), path.join(root, `${WORKSHOP}-making`))

    expect(listBuilds(root)).toEqual([])
  })
})
