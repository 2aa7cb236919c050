import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { readBuildState, removeStamp, hashSources, writeStamp } from './build-stamp'

let root = ''

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'guide-build-'))
  mkdirSync(path.join(root, 'src', 'lib'), { recursive: true })
  mkdirSync(path.join(root, '.next'))
  writeFileSync(path.join(root, 'src', 'lib', 'a.ts'), 'one')
})

afterEach(() => rmSync(root, { recursive: true }))

const settings = { SITE_URL: 'http://localhost:3000' }

describe('hashSources', () => {
  it('should stay the same when only times change', () => {
    const before = hashSources(root, settings)
    utimesSync(path.join(root, 'src', 'lib', 'a.ts'), 0, 0)
    expect(hashSources(root, settings)).toBe(before)
  })

  it.each([
    ['a source changes', () => writeFileSync(path.join(root, 'src', 'lib', 'a.ts'), 'two')],
    ['a source is added', () => writeFileSync(path.join(root, 'src', 'b.ts'), '')],
    ['a source is moved', () => mkdirAndMove()],
    ['a package changes', () => writeFileSync(path.join(root, 'package-lock.json'), '{}')],
  ])('should change when %s', (_, change) => {
    const before = hashSources(root, settings)
    change()
    expect(hashSources(root, settings)).not.toBe(before)
  })

  it('should change with the address built into pages', () => {
    expect(hashSources(root, { SITE_URL: 'https://guide.example' })).not.toBe(hashSources(root, settings))
  })

  it('should not change with tests, hidden files and other folders', () => {
    const before = hashSources(root, settings)
    writeFileSync(path.join(root, 'src', 'lib', 'a.test.ts'), '')
    writeFileSync(path.join(root, 'src', '.DS_Store'), '')
    writeFileSync(path.join(root, 'README.md'), '')
    expect(hashSources(root, settings)).toBe(before)
  })
})

describe('readBuildState', () => {
  it('should tell a missing, a current and a stale build apart', () => {
    expect(readBuildState(root, 'x')).toBe('missing')
    writeFileSync(path.join(root, '.next', 'BUILD_ID'), 'id')
    writeStamp(root, 'x')
    expect(readBuildState(root, 'x')).toBe('current')
    expect(readBuildState(root, 'y')).toBe('stale')
  })

  it.each([
    ['moved', (from: string, to: string) => renameSync(from, to)],
    ['copied', (from: string, to: string) => cpSync(from, to, { recursive: true })],
  ])('should know a current build again in a folder that was %s', (_, take) => {
    const before = path.join(root, 'before')
    const after = path.join(root, 'elsewhere', 'after')
    mkdirSync(path.join(before, '.next'), { recursive: true })
    mkdirSync(path.dirname(after))
    cpSync(path.join(root, 'src'), path.join(before, 'src'), { recursive: true })
    writeFileSync(path.join(before, '.next', 'BUILD_ID'), 'id')
    writeStamp(before, hashSources(before, settings))

    take(before, after)
    utimesSync(path.join(after, 'src', 'lib', 'a.ts'), 0, 0)

    expect(readBuildState(after, hashSources(after, settings))).toBe('current')
    writeFileSync(path.join(after, 'src', 'lib', 'a.ts'), 'two')
    expect(readBuildState(after, hashSources(after, settings))).toBe('stale')
  })

  it('should take an interrupted build for a missing one', () => {
    writeFileSync(path.join(root, '.next', 'BUILD_ID'), 'id')
    writeStamp(root, 'x')
    removeStamp(root)
    expect(readBuildState(root, 'x')).toBe('missing')
  })
})

function mkdirAndMove(): void {
  rmSync(path.join(root, 'src', 'lib'), { recursive: true })
  writeFileSync(path.join(root, 'src', 'a.ts'), 'one')
}
