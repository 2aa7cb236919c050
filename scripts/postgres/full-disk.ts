import path from 'node:path'

import { errorCode } from '@/lib/error-code'
import { type DiskSpace, judgeSpace, readDiskSpace } from '@/server/disk-space'

import { StepError } from '../process/steps'
import { DATA_FOLDER } from './postgres-record'

/** How PostgreSQL and Node say it, of a disk and of a quota. */
const FULL_WORDS = /No space left on device|Disk quota exceeded|ENOSPC|EDQUOT/

/** PostgreSQL's code for it. */
const DISK_FULL = '53100'

/**
 * A failure of the own PostgreSQL, with what is full where that is the reason. The disk is asked as well as the words: on a
 * full disk the log that would say so cannot be written.
 *
 * @param space of the disk the data is on; `undefined` when it could not be asked
 */
export function explainFullDisk(root: string, error: unknown, space: DiskSpace | undefined): StepError {
  const failure = toStepError(error)
  const isFull = space !== undefined && judgeSpace(space) === 'full'
  if (!isFull && !FULL_WORDS.test(failure.message) && errorCode(error) !== DISK_FULL) return failure
  const data = path.join(root, DATA_FOLDER)
  return new StepError(`${describeSpace(space, isFull, data)}\n${failure.message}`, [
    'Make room there.',
    ...(isFull
      ? []
      : ['Where there is room now, look for a quota of the account, and what fills the disk for a while.']),
    `What may go: ${path.join(root, '.next', 'cache', 'turbopack')}, ${path.join(data, 'postgres.log.1')}, backups that are on another machine, the cache of npm (npm cache clean --force), old logs of the system.`,
    `Delete nothing in ${path.join(data, 'postgres')}: it is the database.`,
  ])
}

/** The same for the disk of the own PostgreSQL as it is now. */
export async function explainByDisk(root: string, error: unknown): Promise<StepError> {
  // Before the first start there is no folder of data.
  const space = (await readDiskSpace(path.join(root, DATA_FOLDER))) ?? (await readDiskSpace(root))
  return explainFullDisk(root, error, space)
}

function describeSpace(space: DiskSpace | undefined, isFull: boolean, data: string): string {
  if (space === undefined) return `There is no space left for ${data}.`
  const free = `${Math.floor(space.freeBytes / 1_000_000)} MB free`
  if (!isFull) return `There was no space left for ${space.folder}, with ${free} now.`
  return `The disk is full where ${space.folder} is: ${free}${space.takesFiles ? '' : ', and no more files can be made'}.`
}

const toStepError = (error: unknown): StepError =>
  error instanceof StepError ? error : new StepError(error instanceof Error ? error.message : String(error))
