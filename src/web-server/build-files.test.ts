import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { BUILDS_KEPT, KEPT_BYTES, keepBuildFiles, listRemoved, withBuildFiles } from './build-files'
import { IMMUTABLE_CACHE } from './cache-control'
import type { Rendered } from './next-internals/render'

const MINUTE_MS = 60_000
const START = Date.parse('2026-11-27T10:00:00Z')

let root = ''
let folder = ''

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'guide-files-'))
  folder = path.join(root, 'kept', 'builds')
})

afterEach(() => rmSync(root, { recursive: true }))

/** Starts a server of a build whose scripts have these names, so many minutes after the first. */
async function start(scripts: readonly string[], minutes = 0): Promise<void> {
  const own = path.join(root, 'static')
  rmSync(own, { recursive: true, force: true })
  mkdirSync(path.join(own, 'chunks'), { recursive: true })
  for (const script of scripts) writeFileSync(path.join(own, 'chunks', `${script}.js`), `of ${script}`)
  await keepBuildFiles({ own, folder }, START + minutes * MINUTE_MS)
}

const plain = (status: number): Rendered => ({
  status,
  headers: { 'cache-control': 'private, no-store', 'content-type': 'text/plain' },
  cookies: [],
  body: Buffer.from('framework'),
  tags: [],
})

const ask = (url: string, status = 404) =>
  withBuildFiles(() => Promise.resolve(plain(status)), folder)(url, { headers: {}, limitMs: 1 })

const isKept = async (script: string) => (await ask(`/_next/static/chunks/${script}.js`)).status === 200

describe('the files of the last builds', () => {
  it('should be sent where this build does not have them, as what never changes', async () => {
    await start(['first'])
    await start(['second'])

    const { status, headers, body } = await ask('/_next/static/chunks/first.js')
    expect([status, body.toString()]).toEqual([200, 'of first'])
    expect(headers).toEqual({
      'content-type': 'application/javascript; charset=UTF-8',
      'cache-control': IMMUTABLE_CACHE,
    })
  })

  it('should come from a build that another server puts there later', async () => {
    await start(['first'])
    expect(await isKept('later')).toBe(false)
    await start(['later'])
    expect(await isKept('later')).toBe(true)
  })

  it('should leave what this build has to the framework', async () => {
    await start(['first'])
    expect((await ask('/_next/static/chunks/first.js', 200)).body.toString()).toBe('framework')
  })

  it.each([
    '/_next/static/chunks/none.js',
    '/_next/static/../build-files.js',
    '/_next/static/chunks/../../../secret.js',
    '/_next/static/%2e%2e/secret.js',
    '/_next/static/chunks/.hidden.js',
    '/_next/static/chunks//etc/secret.js',
    '/_next/static/chunks/first',
    '/_next/static/chunks/first.map',
    '/_next/static/chunks',
    '/chunks/first.js',
  ])('should not be found by %s, whose answer nobody may keep', async (url) => {
    await start(['first'])
    writeFileSync(path.join(folder, 'secret.js'), 'secret')
    writeFileSync(path.join(folder, '..', 'secret.js'), 'secret')
    for (const build of readdirSync(folder).filter((name) => name.startsWith('build-')))
      for (const file of ['.hidden.js', 'first', 'first.map'])
        writeFileSync(path.join(folder, build, 'chunks', file), 'secret')

    const { status, headers, body } = await ask(url)
    expect([status, headers['cache-control'], body.toString()]).toEqual([404, 'private, no-store', 'framework'])
  })

  it('should not be found in a copy that is not finished', async () => {
    await start(['first'])
    mkdirSync(path.join(folder, 'making-1', 'chunks'), { recursive: true })
    writeFileSync(path.join(folder, 'making-1', 'chunks', 'half.js'), 'ha')
    expect(await isKept('half')).toBe(false)
  })

  it('should not be missed where nothing was ever kept', async () => {
    expect((await ask('/_next/static/chunks/first.js')).status).toBe(404)
  })
})

describe('keepBuildFiles', () => {
  it('should have one copy of a build, however often and by how many servers it is started', async () => {
    const own = path.join(root, 'static')
    await start(['first'])
    await Promise.all(Array.from({ length: 4 }, () => keepBuildFiles({ own, folder }, START)))
    expect(readdirSync(folder)).toHaveLength(1)
  })

  it('should leave one copy when several servers begin with the same build at once', async () => {
    const own = path.join(root, 'static')
    mkdirSync(own)
    writeFileSync(path.join(own, 'a.js'), 'a')
    await Promise.all(Array.from({ length: 4 }, () => keepBuildFiles({ own, folder }, START)))
    expect(readdirSync(folder)).toHaveLength(1)
    expect((await ask('/_next/static/a.js')).status).toBe(200)
  })

  it('should remove the build that was started longest ago, and not one that was started again', async () => {
    const names = Array.from({ length: BUILDS_KEPT }, (_, index) => `number${index}`)
    for (const [index, name] of names.entries()) await start([name], index)
    await start(['number0'], BUILDS_KEPT)
    await start(['newest'], BUILDS_KEPT + 1)

    expect(await Promise.all(['newest', 'number0', 'number1', 'number2'].map(isKept))).toEqual([
      true,
      true,
      false,
      true,
    ])
  })

  it('should leave alone what is not a build', async () => {
    mkdirSync(path.join(folder, 'photos'), { recursive: true })
    for (let index = 0; index <= BUILDS_KEPT; index += 1) await start([`number${index}`], index)
    expect(existsSync(path.join(folder, 'photos'))).toBe(true)
  })

  it('should say so when there is nothing to keep, or no room for it', async () => {
    await expect(keepBuildFiles({ own: path.join(root, 'none'), folder })).rejects.toThrow('ENOENT')
    writeFileSync(path.join(root, 'file'), '')
    mkdirSync(path.join(root, 'static'))
    await expect(keepBuildFiles({ own: path.join(root, 'static'), folder: path.join(root, 'file') })).rejects.toThrow(
      'EEXIST',
    )
  })
})

describe('listRemoved', () => {
  const build = (letter: string) => `build-${letter.repeat(22)}`
  const kept = (letter: string, startedAt: number, bytes: number) => ({ name: build(letter), startedAt, bytes })
  const HALF = KEPT_BYTES / 2
  const at = { own: build('n'), now: START }

  it('should keep as many bytes as there is room for, the newest first', () => {
    expect(listRemoved([kept('a', 1, HALF), kept('b', 2, HALF), kept('n', 3, 1)], at)).toEqual([build('a')])
    expect(listRemoved([kept('a', 1, HALF), kept('n', 3, HALF)], at)).toEqual([])
  })

  it('should keep this build however large it is, and whatever the clock of another server says', () => {
    expect(listRemoved([kept('a', 9, 1), kept('n', 3, 2 * KEPT_BYTES)], at)).toEqual([build('a')])
  })

  it('should remove a copy that was broken off, and not one under way', () => {
    const copies = [
      { name: 'making-old', startedAt: START - 61 * MINUTE_MS, bytes: 0 },
      { name: 'making-new', startedAt: START - 59 * MINUTE_MS, bytes: 0 },
      { name: 'other', startedAt: 0, bytes: KEPT_BYTES },
    ]
    expect(listRemoved(copies, at)).toEqual(['making-old'])
  })
})
