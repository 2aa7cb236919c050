import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { z } from 'zod'

/**
 * Whole builds, each in a folder of its own beside `.next`, where they are made. So a server goes on reading the one it was
 * started on while another is made, and one that is broken off takes nothing away.
 *
 * Beside it and not deeper: the framework links to packages from inside a build, by `../../node_modules`.
 */

/** Where the framework makes builds, and keeps what makes the next one faster. */
export const WORKSHOP = '.next'

const PREFIX = `${WORKSHOP}-`
const UNFINISHED = `${PREFIX}making`

/** Written before a build gets its name. */
const STAMP = 'guide-build.json'
/** Its time is that of the last start. */
const STARTED = 'guide-started'

/** What stays in the workshop: caches, types for the editor, and the framework's notes on how it went. */
const STAYING: ReadonlySet<string> = new Set(['cache', 'dev', 'diagnostics', 'lock', 'trace', 'trace-build', 'types'])

/** The newest, and the one that was started last: it may be running, and is the way back. */
const KEPT_BEFORE = 1

const stampSchema = z.object({
  /** See build-hash.ts. */
  sources: z.string(),
  surroundings: z.string(),
  /** Names of the migrations it knows. */
  migrations: z.array(z.string()).readonly(),
})

export type BuildStamp = z.infer<typeof stampSchema>

export type Build = BuildStamp & {
  /** Its folder's name, in the project's folder. */
  readonly folder: string
  /** Milliseconds since 1970. */
  readonly madeAt: number
  /** When it was started last, 0 for never. */
  readonly startedAt: number
}

/** All whole builds: those that were started last first, those that never were by when they were made. */
export function listBuilds(root: string): readonly Build[] {
  return readdirSync(root)
    .filter((name) => name.startsWith(PREFIX) && name !== UNFINISHED)
    .flatMap((folder) => readBuild(root, folder) ?? [])
    .toSorted((one, other) => other.startedAt - one.startedAt || other.madeAt - one.madeAt)
}

/** The build of the sources with this hash, if there is one. */
export function findBuild(root: string, sources: string): Build | undefined {
  return listBuilds(root).find((build) => build.sources === sources)
}

/**
 * Puts what was made in the workshop where it is served from, whole or not at all, and removes all builds but this one and the one
 * that was started last.
 */
export function publishBuild(root: string, stamp: BuildStamp): Build {
  const making = path.join(root, UNFINISHED)
  rmSync(making, { recursive: true, force: true })
  mkdirSync(making)
  for (const name of readdirSync(path.join(root, WORKSHOP)).filter((entry) => !STAYING.has(entry))) {
    renameSync(path.join(root, WORKSHOP, name), path.join(making, name))
  }
  writeFileSync(path.join(making, STAMP), JSON.stringify(stamp))
  const folder = `${PREFIX}${stamp.sources.slice(0, 16)}`
  rmSync(path.join(root, folder), { recursive: true, force: true })
  renameSync(making, path.join(root, folder))
  const others = listBuilds(root).filter((build) => build.folder !== folder)
  for (const build of others.slice(KEPT_BEFORE)) remove(path.join(root, build.folder))
  const build = readBuild(root, folder)
  if (build === undefined) throw new Error(`${folder} is not there after it was made`)
  return build
}

/** The new one is whole already: what cannot be removed, as of another account, is tried again by the next. */
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // Said by the disk that fills up, for which health looks.
  }
}

/** Has it stay when others are made. */
export function noteStarted(root: string, { folder }: Build): void {
  try {
    writeFileSync(path.join(root, folder, STARTED), '')
  } catch {
    // Where nothing can be written, none can be made that would take its place.
  }
}

function readBuild(root: string, folder: string): Build | undefined {
  const stamp = path.join(root, folder, STAMP)
  const made = statSync(stamp, { throwIfNoEntry: false })
  if (made === undefined) return undefined
  const started = statSync(path.join(root, folder, STARTED), { throwIfNoEntry: false })
  const content = parseStamp(readFileSync(stamp, 'utf8'))
  return (
    content && {
      ...content,
      folder,
      madeAt: made.mtimeMs,
      startedAt: started?.mtimeMs ?? 0,
    }
  )
}

/** Of a disk that was full, or of another version, it may be anything: then the build is made again. */
function parseStamp(text: string): BuildStamp | undefined {
  try {
    return stampSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
