import { createHash, type Hash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

import { z } from 'zod'

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
  'scripts/site/builds.ts',
  'scripts/site/build-service-worker.ts',
  'scripts/site/build-web-server.ts',
  'scripts/site/offline-files.ts',
  'scripts/site/page-templates.ts',
] as const

const IGNORED = /(?:^\.|\.test\.tsx?$|\.tsbuildinfo$)/

/**
 * Hashes names and contents of the sources. Contents, so a fresh checkout stays current. No setting: the pages a build has made are
 * made again by each start, with its own (src/web-server/next-internals/framework-store.ts).
 */
export function hashSources(root: string): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) addToHash(hash, root, source)
  return hash.digest('hex')
}

/** Hashes the packages that are installed: a build runs with those it was made with, whatever else of the sources has changed. */
export function hashPackages(root: string): string {
  // Without the guide's own entry, which has its version.
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')))
  const { '': _, ...installed } = packages
  return createHash('sha256').update(JSON.stringify(installed)).digest('hex')
}

const lockSchema = z.object({ packages: z.record(z.string(), z.unknown()) })

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
