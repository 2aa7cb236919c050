import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { z } from 'zod'

import { errorCode } from '@/lib/error-code'

import { isAlive, readCommandLine } from '../postgres/postgres-lock'

/**
 * Builds are made one at a time in a folder: the framework locks its own halves, and between and after them another one would
 * take the files away. A folder, because it is put in place with what is in it, whole or not at all.
 */
export const WORKSHOP_LOCK = '.next-lock'

const OWNER = 'owner.json'

const ownerSchema = z.object({ pid: z.number(), command: z.string().optional() })

type Owner = z.infer<typeof ownerSchema>

/** Locks that this process has: one of its number that it has not is of an earlier one, as in a container that was started again. */
const own = new Set<string>()

/** @returns what gives it back, or the number of the process that is making a build in this folder */
export function takeWorkshop(root: string): (() => void) | number {
  const lock = path.join(root, WORKSHOP_LOCK)
  const making = `${lock}-${process.pid}`
  rmSync(making, { recursive: true, force: true })
  mkdirSync(making)
  const owner: Owner = { pid: process.pid, command: readCommandLine(process.pid) }
  writeFileSync(path.join(making, OWNER), JSON.stringify(owner))
  try {
    if (!moveWhole(making, lock)) {
      const holder = readOwner(lock)
      if (holder !== undefined && isWorking(lock, holder)) return holder.pid
      clearAway(lock, holder)
      if (!moveWhole(making, lock)) return readOwner(lock)?.pid ?? 0
    }
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
  own.add(lock)
  return () => {
    own.delete(lock)
    rmSync(lock, { recursive: true, force: true })
  }
}

/** False when there is one already. */
function moveWhole(from: string, to: string): boolean {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    // By the system: POSIX has the first two, Windows the third.
    if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(errorCode(error) ?? '')) return false
    throw error
  }
}

/** Process ids are reused: the same id must also be the same program. */
const isWorking = (lock: string, { pid, command }: Owner): boolean =>
  pid === process.pid ? own.has(lock) : isAlive(pid) && readCommandLine(pid) === command

/** What a process that was killed has left. Moved first, so that of two that do it one takes it. */
function clearAway(lock: string, left: Owner | undefined): void {
  const gone = `${lock}-gone-${process.pid}`
  rmSync(gone, { recursive: true, force: true })
  if (!moveWhole(lock, gone)) return
  // Another process was faster, and this is its own.
  if (JSON.stringify(readOwner(gone)) !== JSON.stringify(left)) moveWhole(gone, lock)
  rmSync(gone, { recursive: true, force: true })
}

function readOwner(lock: string): Owner | undefined {
  try {
    return ownerSchema.safeParse(JSON.parse(readFileSync(path.join(lock, OWNER), 'utf8'))).data
  } catch {
    return undefined
  }
}
