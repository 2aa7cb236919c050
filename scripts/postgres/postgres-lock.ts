import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Which process holds a PostgreSQL data folder, by its `postmaster.pid` and the process that started it. */
export type FolderHolder =
  | { readonly kind: 'none' }
  /** The file is left over from a server that is gone; PostgreSQL would refuse to start if its process id was reused. */
  | { readonly kind: 'stale' }
  /** A server runs, but whoever started it was killed. */
  | { readonly kind: 'orphan'; readonly postgresPid: number }
  | { readonly kind: 'busy'; readonly postgresPid: number; readonly ownerPid: number }

type HolderFacts = {
  readonly dataFolder: string
  /** Contents of `postmaster.pid`; undefined when there is none. */
  readonly pidFile: string | undefined
  /** The process that recorded that it started the server. */
  readonly owner: { readonly pid: number; readonly command: string | undefined } | undefined
  readonly isAlive: (pid: number) => boolean
  /** Command line of a process; undefined where the system does not give it. */
  readonly readCommandLine: (pid: number) => string | undefined
}

/** A live process whose command line the system hides counts as our server. */
export function findHolder({ dataFolder, pidFile, owner, isAlive, readCommandLine }: HolderFacts): FolderHolder {
  if (pidFile === undefined) return { kind: 'none' }
  const postgresPid = Number.parseInt(pidFile.split('\n')[0] ?? '', 10)
  if (!(postgresPid > 0) || !isAlive(postgresPid)) return { kind: 'stale' }
  const command = readCommandLine(postgresPid)
  if (command !== undefined && !command.includes(dataFolder)) return { kind: 'stale' }
  // Process ids are reused, in containers at once: the same id must also be the same program.
  if (owner === undefined || !isAlive(owner.pid) || readCommandLine(owner.pid) !== owner.command) {
    return { kind: 'orphan', postgresPid }
  }
  return { kind: 'busy', postgresPid, ownerPid: owner.pid }
}

/** Whether a process with this id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The command line of a process, its arguments separated by spaces; undefined when it cannot be read. */
export function readCommandLine(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    if (process.platform === 'win32') return undefined
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}
