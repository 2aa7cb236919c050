import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { z } from 'zod'

import { StepError } from '../process/steps'

/** Where the own PostgreSQL stores its files, below the project folder; ignored by version control. */
export const DATA_FOLDER = '.data'

/** What must be known about the own server besides its data. The file is readable by its owner only. */
export type PostgresRecord = Readonly<z.infer<typeof recordSchema>>

const recordSchema = z.object({
  password: z.string().min(1),
  port: z.number().optional(),
  /** The process that started the server last, and its command line where the system gives it. */
  ownerPid: z.number().optional(),
  ownerCommand: z.string().optional(),
  /** That process is being stopped. */
  isStopping: z.boolean().optional(),
})

/**
 * Reads `.data/postgres.json`; undefined when there is none.
 *
 * @throws StepError when it is there but cannot be parsed
 */
export function readRecord(root: string): PostgresRecord | undefined {
  const text = readIfExists(getRecordFile(root))
  if (text === undefined) return undefined
  const record = parseRecord(text)
  if (record !== undefined) return record
  throw new StepError(`${DATA_FOLDER}/postgres.json is not readable; it holds the password of the own PostgreSQL.`, [
    'Put it back from a backup: {"password":"…"}.',
  ])
}

/** Writes a new file and renames it, so that a power cut leaves the old record or the new one. */
export function writeRecord(root: string, record: PostgresRecord): void {
  const file = getRecordFile(root)
  writeFileSync(`${file}.new`, `${JSON.stringify(record)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

/**
 * Adds to a log what there is room for, and loses the rest: a full disk must not end what is logged, and the next line may fit.
 */
export function appendIfRoom(file: string, text: string): void {
  try {
    appendFileSync(file, text, { mode: 0o600 })
  } catch {
    // There is nowhere left to say it.
  }
}

/** Contents of a file; undefined when it does not exist. */
export function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function parseRecord(text: string): PostgresRecord | undefined {
  try {
    return recordSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

function getRecordFile(root: string): string {
  return path.join(root, DATA_FOLDER, 'postgres.json')
}
