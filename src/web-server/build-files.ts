import { createHash, randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'

import { IMMUTABLE_CACHE } from './cache-control'
import type { Render } from './next-internals/render'

/**
 * Scripts, styles and pictures of the last builds, in a folder that servers may share. A tab that stays open over an upgrade, a
 * page from a cache, and a page that another server beside this one has sent ask for files that are not of this build.
 */

/** This build and the seven before it: with one a day, a tab of last week. Those go first that were started longest ago. */
export const BUILDS_KEPT = 8

/** A build has about 6 MB. */
export const KEPT_BYTES = 100 * 1024 * 1024

/** A copy that was begun so long ago was broken off. */
const BROKEN_OFF_MS = 60 * 60 * 1000

const BUILD = /^build-[\w-]{22}$/
const UNFINISHED = /^making-/

/** No part of it begins with a dot, so that none leads out of the folder. */
const ADDRESS = /^\/_next\/static\/((?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*\.([a-z\d]+))$/

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=UTF-8',
  ico: 'image/x-icon',
  js: 'application/javascript; charset=UTF-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

type Place = {
  /** The files of this build, below `/_next/static`. */
  readonly own: string
  /** Where those of all builds are kept; made when it is not there. What else is in it is left alone. */
  readonly folder: string
}

/**
 * Puts the files of this build beside those of the last ones, notes that it was started, and removes the oldest. Safe to repeat,
 * and on several servers at once.
 *
 * @param now milliseconds since 1970
 * @throws when the folder cannot be written, or this build has no files
 */
export async function keepBuildFiles({ own, folder }: Place, now = Date.now()): Promise<void> {
  const files = await listFiles(own)
  // Their names tell what is in them, so that the same build on another server is the same folder.
  const name = `build-${createHash('sha256').update(files.join('\n')).digest('base64url').slice(0, 22)}`
  await mkdir(folder, { recursive: true })
  if (!(await readdir(folder)).includes(name)) await copyWhole(own, path.join(folder, name))
  const started = new Date(now)
  await utimes(path.join(folder, name), started, started)
  const kept = await Promise.all((await readdir(folder)).map((entry) => measure(folder, entry)))
  const removed = listRemoved(
    kept.flatMap((entry) => (entry === null ? [] : [entry])),
    { own: name, now },
  )
  await Promise.all(removed.map((entry) => rm(path.join(folder, entry), { recursive: true, force: true })))
}

type Kept = {
  readonly name: string
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly bytes: number
}

/** The names of what goes: never this build, and nothing whose name is not ours. */
export function listRemoved(
  kept: readonly Kept[],
  { own, now }: { readonly own: string; readonly now: number },
): readonly string[] {
  const builds = kept
    .filter(({ name }) => BUILD.test(name))
    .toSorted((one, other) => Number(other.name === own) - Number(one.name === own) || other.startedAt - one.startedAt)
  let bytes = 0
  const staying = builds.findIndex((build, index) => {
    bytes += build.bytes
    return index > 0 && (index === BUILDS_KEPT || bytes > KEPT_BYTES)
  })
  const unfinished = kept.filter(({ name, startedAt }) => UNFINISHED.test(name) && now - startedAt > BROKEN_OFF_MS)
  return [...(staying === -1 ? [] : builds.slice(staying)), ...unfinished].map(({ name }) => name)
}

/** Has a file that this build does not have sent from another, as what it is: it never changes under its name. */
export const withBuildFiles = (render: Render, folder: string): Render => {
  return async (url, options) => {
    const rendered = await render(url, options)
    const [, file, ending = ''] = (rendered.status === 404 && ADDRESS.exec(url)) || []
    const type = TYPES[ending]
    if (file === undefined || type === undefined) return rendered
    const body = await readFromAny(folder, file)
    if (body === null) return rendered
    return {
      status: 200,
      headers: { 'content-type': type, 'cache-control': IMMUTABLE_CACHE },
      cookies: [],
      body,
      tags: [],
    }
  }
}

async function readFromAny(folder: string, file: string): Promise<Buffer | null> {
  // Looked at each time: another server may have put a build there a moment ago.
  const builds = await readdir(folder).catch(() => [])
  for (const build of builds.filter((name) => BUILD.test(name))) {
    const body = await readFile(path.join(folder, build, file)).catch(() => null)
    if (body !== null) return body
  }
  return null
}

/** Under another name until it is whole, so that nobody is sent half a file. */
async function copyWhole(from: string, to: string): Promise<void> {
  const making = path.join(path.dirname(to), `making-${randomUUID()}`)
  try {
    await cp(from, making, { recursive: true })
    await rename(making, to)
  } catch (error) {
    await rm(making, { recursive: true, force: true })
    // Another server was faster with the same build.
    if (!(await isThere(to))) throw error
  }
}

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )

/** `null` when it is gone meanwhile: another server has removed it. */
async function measure(folder: string, name: string): Promise<Kept | null> {
  const place = path.join(folder, name)
  try {
    const { mtimeMs } = await stat(place)
    const files = BUILD.test(name) ? await listFiles(place) : []
    const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(place, file))).size))
    return { name, startedAt: mtimeMs, bytes: sizes.reduce((sum, size) => sum + size, 0) }
  } catch {
    return null
  }
}

/** Below the folder, sorted, so that the same files are the same list. */
async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted()
}
