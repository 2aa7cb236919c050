import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { hashSources, hashSurroundings } from './build-hash'

let root = ''

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'guide-build-'))
  mkdirSync(path.join(root, 'src', 'lib'), { recursive: true })
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

  it('should stay the same in a folder that was copied', () => {
    const after = path.join(root, 'elsewhere')
    cpSync(path.join(root, 'src'), path.join(after, 'src'), { recursive: true })
    expect(hashSources(after, settings)).toBe(hashSources(root, settings))
  })
})

describe('hashSurroundings', () => {
  const putLock = (packages: object) =>
    writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages }))
  const own = { version: '1.0.0' }
  const installed = { 'node_modules/next': { version: '16.4.6' } }

  it('should be that of the packages and the settings, and of nothing else', () => {
    putLock({ '': own, ...installed })
    const before = hashSurroundings(root, settings)

    writeFileSync(path.join(root, 'src', 'lib', 'a.ts'), 'two')
    putLock({ '': { version: '1.1.0' }, ...installed })
    expect(hashSurroundings(root, settings)).toBe(before)

    expect(hashSurroundings(root, { SITE_URL: 'https://guide.example' })).not.toBe(before)
    putLock({ '': own, 'node_modules/next': { version: '16.4.7' } })
    expect(hashSurroundings(root, settings)).not.toBe(before)
  })
})

function mkdirAndMove(): void {
  rmSync(path.join(root, 'src', 'lib'), { recursive: true })
  writeFileSync(path.join(root, 'src', 'a.ts'), 'one')
}
