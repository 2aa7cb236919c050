import { createHash, type Hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Everything a build is made from. */
const SOURCES = [
  'src',
  'migrations',
  'public',
  'payload.config.ts',
  'next.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'scripts/site/build.ts',
  'scripts/site/build-service-worker.ts',
  'scripts/site/build-web-server.ts',
  'scripts/site/offline-files.ts',
  'scripts/site/page-templates.ts',
] as const

/** Settings that end up inside built pages: a build for one address is stale for another. */
export const BUILD_SETTINGS = ['SITE_URL', 'TILE_URL'] as const

const IGNORED = /(?:^\.|\.test\.tsx?$|\.tsbuildinfo$)/

export type BuildState = 'missing' | 'stale' | 'current'

/** Hashes names and contents of the sources, and the settings built in. Contents, so a fresh checkout stays current. */
export function hashSources(
  root: string,
  settings: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const hash = createHash('sha256')
  for (const name of BUILD_SETTINGS) hash.update(`${name}=${settings[name] ?? ''}\0`)
  for (const source of SOURCES) addToHash(hash, root, source)
  return hash.digest('hex')
}

/** Compares the last finished build with the given source hash. An interrupted build counts as missing. */
export function readBuildState(root: string, hash: string): BuildState {
  if (!existsSync(path.join(root, '.next', 'BUILD_ID')) || !existsSync(getStampFile(root))) return 'missing'
  return readFileSync(getStampFile(root), 'utf8') === hash ? 'current' : 'stale'
}

/** Records that the build in `.next` was made from sources with this hash. */
export function writeStamp(root: string, hash: string): void {
  writeFileSync(getStampFile(root), hash)
}

/** Called before a build, so that one that fails half-way does not count as current. */
export function removeStamp(root: string): void {
  rmSync(getStampFile(root), { force: true })
}

function getStampFile(root: string): string {
  return path.join(root, '.next', 'source-hash')
}

function addToHash(hash: Hash, root: string, name: string): void {
  const full = path.join(root, name)
  const stats = statSync(full, { throwIfNoEntry: false })
  if (stats === undefined) return
  if (stats.isDirectory()) {
    const children = readdirSync(full).filter((child) => !IGNORED.test(child))
    for (const child of children.toSorted()) addToHash(hash, root, `${name}/${child}`)
    return
  }
  hash.update(`${name}\0${stats.size}\0`)
  hash.update(readFileSync(full))
}
