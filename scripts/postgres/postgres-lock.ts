import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Who holds a PostgreSQL data folder, told from its `postmaster.pid` and the process that started it. */
export type FolderHolder =
  | { readonly kind: 'nobody' }
  /** The file is left over from a server that is gone; PostgreSQL would refuse to start if the id was taken again. */
  | { readonly kind: 'stale' }
  /** A server runs, but whoever started it was killed. */
  | { readonly kind: 'orphan'; readonly postgresPid: number }
  | { readonly kind: 'busy'; readonly postgresPid: number; readonly ownerPid: number }

type HolderFacts = {
  readonly dataFolder: string
  /** Contents of `postmaster.pid`; undefined when there is none. */
  readonly pidFile: string | undefined
  /** The process that wrote down that it started the server. */
  readonly owner: { readonly pid: number; readonly command: string | undefined } | undefined
  readonly isAlive: (pid: number) => boolean
  /** Command line of a process; undefined when the system does not tell. */
  readonly commandOf: (pid: number) => string | undefined
}

/** Decides from the facts. When the system hides a live process's command line it is taken for a server of ours. */
export function findHolder({ dataFolder, pidFile, owner, isAlive, commandOf }: HolderFacts): FolderHolder {
  if (pidFile === undefined) return { kind: 'nobody' }
  const postgresPid = Number.parseInt(pidFile.split('\n')[0] ?? '', 10)
  if (!(postgresPid > 0) || !isAlive(postgresPid)) return { kind: 'stale' }
  const command = commandOf(postgresPid)
  if (command !== undefined && !command.includes(dataFolder)) return { kind: 'stale' }
  // Process ids are used again, in containers at once: the same id must also be the same program.
  if (owner === undefined || !isAlive(owner.pid) || commandOf(owner.pid) !== owner.command) {
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

/** The command line of a process, its arguments separated by spaces; undefined when it cannot be told. */
export function commandOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    if (process.platform === 'win32') return undefined
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}
