import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { hashSources, hashPackages } from './build-hash'

let root = ''

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'guide-build-'))
  mkdirSync(path.join(root, 'src', 'lib'), { recursive: true })
  writeFileSync(path.join(root, 'src', 'lib', 'a.ts'), 'one')
})

afterEach(() => rmSync(root, { recursive: true }))

describe('hashSources', () => {
  it('should stay the same when only times change', () => {
    const before = hashSources(root)
    utimesSync(path.join(root, 'src', 'lib', 'a.ts'), 0, 0)
    expect(hashSources(root)).toBe(before)
  })

  it.each([
    ['a source changes', () => writeFileSync(path.join(root, 'src', 'lib', 'a.ts'), 'two')],
    ['a source is added', () => writeFileSync(path.join(root, 'src', 'b.ts'), '')],
    ['a source is moved', () => mkdirAndMove()],
    ['a package changes', () => writeFileSync(path.join(root, 'package-lock.json'), '{}')],
  ])('should change when %s', (_, change) => {
    const before = hashSources(root)
    change()
    expect(hashSources(root)).not.toBe(before)
  })

  it('should not change with tests, hidden files and other folders', () => {
    const before = hashSources(root)
    writeFileSync(path.join(root, 'src', 'lib', 'a.test.ts'), '')
    writeFileSync(path.join(root, 'src', '.DS_Store'), '')
    writeFileSync(path.join(root, 'README.md'), '')
    expect(hashSources(root)).toBe(before)
  })

  it('should stay the same in a folder that was copied', () => {
    const after = path.join(root, 'elsewhere')
    cpSync(path.join(root, 'src'), path.join(after, 'src'), { recursive: true })
    expect(hashSources(after)).toBe(hashSources(root))
  })
})

describe('hashPackages', () => {
  const putLock = (packages: object) =>
    writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages }))
  const own = { version: '1.0.0' }
  const installed = { 'node_modules/next': { version: '16.4.6' } }

  it('should be that of the packages and of nothing else', () => {
    putLock({ '': own, ...installed })
    const before = hashPackages(root)

    writeFileSync(path.join(root, 'src', 'lib', 'a.ts'), 'two')
    putLock({ '': { version: '1.1.0' }, ...installed })
    expect(hashPackages(root)).toBe(before)

    putLock({ '': own, 'node_modules/next': { version: '16.4.7' } })
    expect(hashPackages(root)).not.toBe(before)
  })
})

function mkdirAndMove(): void {
  rmSync(path.join(root, 'src', 'lib'), { recursive: true })
  writeFileSync(path.join(root, 'src', 'a.ts'), 'one')
}
