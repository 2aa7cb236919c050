import { fork } from 'node:child_process'
import { createHmac, randomBytes } from 'node:crypto'
import { chmodSync, closeSync, existsSync, mkdtempSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { Client, escapeIdentifier, escapeLiteral } from 'pg'

import { errorCode } from '@/lib/error-code'

import { findFreePort } from '../process/free-port'
import { assertUsable, makePrivateFolder } from './postgres-account'
import type { KeeperMessage, KeeperOptions } from './postgres-keeper'
import { readCommandLine, findHolder, isAlive, type FolderHolder } from './postgres-lock'
import { DATA_FOLDER, readIfExists, readRecord, writeRecord } from './postgres-record'
import { StepError } from '../process/steps'

/** A PostgreSQL server this process started. */
export type RunningPostgres = {
  /** Address of the guide's database, password included. */
  readonly uri: string
  /** The same for the role that may change the schema; with throw-away data one role does both. */
  readonly migrationUri: string
  readonly port: number
  /** Whether the data folder was made just now. */
  readonly isNew: boolean
  /**
   * Makes one more database, a copy of `template` if one is named, and gives its address. The template must not be in
   * use.
   */
  readonly createDatabase: (name: string, template?: string) => Promise<string>
  /** Resolves with the last lines of its log if the server ends without being asked to. */
  readonly ended: Promise<string>
  /** Waits for an orderly shutdown. */
  readonly stop: () => Promise<void>
}

const SUPERUSER = 'postgres'

/** Owns the database and its tables. */
const ROLE = 'guide'

/** Reads and writes rows, and nothing else: see `serving-role.ts`. */
const SERVING_ROLE = 'guide_web'

const DATABASE = 'guide'

/** A guide that is stopped by the end of npm needs a moment to notice. */
const NOTICE_LIMIT_MS = 1_000

/** Longer than requests under way may take. */
const HANDOVER_LIMIT_MS = 30_000

const SHUTDOWN_LIMIT_MS = 60_000

const LAST_LINES = 12

/** PostgreSQL's class of errors about who one is. */
const INVALID_AUTHORIZATION = '28'

/**
 * Starts the project's own server with its data in `.data/postgres`, making it on the first call. What an earlier one of
 * this or another process left behind is cleared away first; PostgreSQL repairs the data from its log by itself.
 *
 * @param onPort the only port it may take, because others have its address
 * @throws StepError when the server is in use, its data belongs to someone else, or it cannot start
 */
export async function startOwnPostgres(root: string, onPort?: number): Promise<RunningPostgres> {
  const folder = path.join(root, DATA_FOLDER)
  const dataFolder = path.join(folder, 'postgres')
  assertUsable(dataFolder)
  makePrivateFolder(folder)
  await clearHolder(root)

  const isNew = !existsSync(path.join(dataFolder, 'PG_VERSION'))
  if (isNew) assertNothingToLose(dataFolder)
  const record = readRecord(root)
  if (!isNew && record === undefined) {
    throw new StepError(`${DATA_FOLDER}/postgres.json, which holds the password of the data beside it, is missing.`, [
      `Put it back from a backup: {"password":"…"}.`,
      `Or, if the content may go: move ${DATA_FOLDER}/postgres away and start again.`,
    ])
  }
  const password = record?.password ?? randomBytes(24).toString('hex')
  const port = await findFreePort(onPort ?? record?.port)
  if (onPort !== undefined && port !== onPort) {
    throw new StepError(`Port ${onPort}, where the own PostgreSQL is expected, is taken.`, [
      'Stop the program that took it.',
    ])
  }
  // Before the data exists: data whose password is not stored would be lost.
  writeRecord(root, { password, port, ownerPid: process.pid, ownerCommand: readCommandLine(process.pid) })

  const logFile = path.join(folder, 'postgres.log')
  if (existsSync(logFile)) renameSync(logFile, `${logFile}.1`)
  return startServer({
    dataFolder,
    logFile,
    port,
    superuser: SUPERUSER,
    password,
    initialise: isNew,
    isThrowAway: false,
    waitsForDisk: true,
  })
}

/**
 * Starts a server with empty, temporary data that vanishes when it stops or when this process ends. Measurements want
 * one that `waitsForDisk`, as one in use does.
 */
export async function startThrowAwayPostgres({ waitsForDisk = false } = {}): Promise<RunningPostgres> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pilgrim-guide-postgres-'))
  // A server started by root runs as another account, which must get to its data.
  chmodSync(folder, 0o711)
  const dataFolder = path.join(folder, 'data')
  try {
    assertUsable(dataFolder)
    return await startServer({
      dataFolder,
      logFile: path.join(folder, 'postgres.log'),
      port: await findFreePort(),
      superuser: SUPERUSER,
      password: randomBytes(24).toString('hex'),
      initialise: true,
      isThrowAway: true,
      waitsForDisk,
    })
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/** Finds the process that uses the project's own server at this moment. */
export function findOwnHolder(root: string): FolderHolder {
  const dataFolder = path.join(root, DATA_FOLDER, 'postgres')
  const { ownerPid, ownerCommand } = readRecord(root) ?? {}
  // A server that this process started itself counts as an orphan: it is looked for only after its keeper has ended.
  const hasOwner = ownerPid !== undefined && ownerPid !== process.pid
  return findHolder({
    dataFolder,
    pidFile: readIfExists(path.join(dataFolder, 'postmaster.pid')),
    owner: hasOwner ? { pid: ownerPid, command: ownerCommand } : undefined,
    isAlive,
    readCommandLine,
  })
}

/** Address of the project's own server as another process started it; undefined when none was ever made. */
export function findOwnPostgresUri(root: string): string | undefined {
  const record = readRecord(root)
  return record?.port === undefined ? undefined : makeUri(ROLE, record.password, record.port, DATABASE)
}

/** Like `findOwnHolder`, but waits for one that is being stopped. */
export async function waitForHolder(root: string): Promise<FolderHolder> {
  const startedAt = Date.now()
  for (;;) {
    const holder = findOwnHolder(root)
    const limit = readRecord(root)?.isStopping === true ? HANDOVER_LIMIT_MS : NOTICE_LIMIT_MS
    if (holder.kind !== 'busy' || Date.now() - startedAt > limit) return holder
    await sleep(100)
  }
}

/**
 * Records that this process is being stopped, so that a start that follows waits for it instead of failing. Only where there
 * is room: a full disk must not keep a stop from being in order.
 */
export function announceStop(root: string): void {
  const record = readRecord(root)
  if (record?.ownerPid !== process.pid) return
  try {
    writeRecord(root, { ...record, isStopping: true })
  } catch {
    // The next start fails at once instead of waiting, and says which process to stop.
  }
}

async function clearHolder(root: string): Promise<void> {
  const holder = await waitForHolder(root)
  if (holder.kind === 'busy') {
    throw new StepError(`The guide is already running from this folder (process ${holder.ownerPid}).`, [
      `Stop it first: Ctrl-C in its terminal, or kill ${holder.ownerPid}.`,
    ])
  }
  if (holder.kind === 'stale') rmSync(path.join(root, DATA_FOLDER, 'postgres', 'postmaster.pid'), { force: true })
  if (holder.kind === 'orphan') await stopOrphan(holder.postgresPid)
}

/** SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back and everything committed is on disk. */
async function stopOrphan(pid: number): Promise<void> {
  const deadline = Date.now() + SHUTDOWN_LIMIT_MS
  try {
    process.kill(pid, 'SIGINT')
  } catch (error) {
    if (isAlive(pid)) {
      throw new StepError(
        `A PostgreSQL left over from an earlier start (process ${pid}) cannot be stopped: ${String(error)}`,
        [`Stop it as the account that started it: kill -INT ${pid}`],
      )
    }
  }
  while (isAlive(pid)) {
    if (Date.now() > deadline) {
      throw new StepError(`A PostgreSQL left over from an earlier start (process ${pid}) does not stop.`, [
        `Look at ${DATA_FOLDER}/postgres.log, then: kill -QUIT ${pid}`,
      ])
    }
    await sleep(100)
  }
}

async function startServer(options: KeeperOptions): Promise<RunningPostgres> {
  const log = openSync(options.logFile, 'a', 0o600)
  const keeper = fork(fileURLToPath(new URL('./postgres-keeper.ts', import.meta.url)), {
    // Own process group: Ctrl-C must stop the web server first, and not the database, which is stopped after it.
    detached: true,
    stdio: ['ignore', 'ignore', log, 'ipc'],
  })
  closeSync(log)
  const exited = new Promise<void>((resolve) => keeper.once('exit', () => resolve()))
  let isStopping = false
  const stop = async () => {
    isStopping = true
    if (keeper.connected) keeper.disconnect()
    await exited
  }

  const outcome = await new Promise<KeeperMessage>((resolve) => {
    keeper.once('message', (message: KeeperMessage) => resolve(message))
    // One that could not be started sends a second error, for the message: without a listener it would end this process.
    keeper.on('error', (error) => resolve({ kind: 'failed', message: error.message }))
    keeper.once('exit', () => resolve({ kind: 'died' }))
    keeper.send(options)
  })
  if (outcome.kind !== 'ready') {
    const reason = outcome.kind === 'failed' ? outcome.message : ''
    await stop()
    throw toStartError([reason, readLastLines(options.logFile)].filter(Boolean).join('\n'), options)
  }

  const { port, password, isThrowAway } = options
  const createDatabase = async (name: string, template?: string) => {
    await makeDatabase({
      adminUri: makeUri(SUPERUSER, password, port, SUPERUSER),
      password,
      name,
      template,
      isThrowAway,
    })
    return makeUri(ROLE, password, port, name)
  }
  try {
    const migrationUri = await createDatabase(DATABASE)
    return {
      uri: isThrowAway ? migrationUri : makeUri(SERVING_ROLE, derivePassword(SERVING_ROLE, password), port, DATABASE),
      migrationUri,
      port,
      isNew: options.initialise,
      createDatabase,
      ended: new Promise((resolve) => {
        void exited.then(() => {
          if (!isStopping) resolve(readLastLines(options.logFile))
        })
      }),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

type NewDatabase = {
  readonly adminUri: string
  readonly password: string
  readonly name: string
  readonly template?: string | undefined
  readonly isThrowAway: boolean
}

/**
 * The guide uses ordinary roles: one owns its database and nothing else, one owns nothing. Tests may make further
 * databases and roles.
 */
async function makeDatabase({ adminUri, password, name, template, isThrowAway }: NewDatabase): Promise<void> {
  const client = new Client({ connectionString: adminUri, ssl: false })
  // A server that ends meanwhile fails the statement, too; without a listener it would end this process.
  client.on('error', () => {})
  try {
    await client.connect()
    for (const role of isThrowAway ? [ROLE] : [ROLE, SERVING_ROLE]) {
      const roles = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role])
      if (roles.rowCount !== 0) continue
      await client.query(
        `CREATE ROLE ${escapeIdentifier(role)} LOGIN ${isThrowAway ? 'CREATEDB CREATEROLE ' : ''}PASSWORD ${escapeLiteral(derivePassword(role, password))}`,
      )
    }
    const databases = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (databases.rowCount === 0) {
      const templateClause = template === undefined ? '' : ` TEMPLATE ${escapeIdentifier(template)}`
      await client.query(`CREATE DATABASE ${escapeIdentifier(name)} OWNER ${escapeIdentifier(ROLE)}${templateClause}`)
    }
  } catch (error) {
    const isRefusal = errorCode(error)?.startsWith(INVALID_AUTHORIZATION) === true
    throw new StepError(
      `The own PostgreSQL ${isRefusal ? 'refuses us' : 'cannot be used'}: ${error instanceof Error ? error.message : String(error)}`,
      [
        isRefusal
          ? `Check that ${DATA_FOLDER}/postgres.json belongs to the data in ${DATA_FOLDER}/postgres.`
          : `Its log is ${DATA_FOLDER}/postgres.log.`,
      ],
    )
  } finally {
    await client.end()
  }
}

/** The password of the serving role is derived, so that the others do not follow from it. */
function derivePassword(role: string, password: string): string {
  return role === SERVING_ROLE ? createHmac('sha256', password).update(role).digest('hex') : password
}

function makeUri(user: string, password: string, port: number, database: string): string {
  return `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`
}

function assertNothingToLose(dataFolder: string): void {
  const contents = existsSync(dataFolder) ? readdirSync(dataFolder) : []
  if (contents.length === 0) {
    rmSync(dataFolder, { recursive: true, force: true })
    return
  }
  throw new StepError(`${dataFolder} holds files but is no PostgreSQL data folder (PG_VERSION is missing).`, [
    'Put the folder back from a backup, or move it away to start with an empty database.',
  ])
}

function toStartError(words: string, { logFile, isThrowAway }: KeeperOptions): StepError {
  const whereToLook = isThrowAway ? [] : [`Its log: ${logFile}`]
  const last = [...whereToLook, 'Or set DATABASE_URI to a PostgreSQL server of your own.']
  if (/error while loading shared libraries|code: 127/.test(words)) {
    return new StepError(`PostgreSQL lacks its libraries:\n${words}`, [
      'Run: npm rebuild --ignore-scripts=false',
      ...last,
    ])
  }
  if (/incompatible with server|initialized by PostgreSQL version/.test(words)) {
    return new StepError(`The data was made by another major version of PostgreSQL:\n${words}`, [
      'Take a dump with the version of the guide that made it, and load it into the new one (docs/operating.md).',
      ...last,
    ])
  }
  return new StepError(`PostgreSQL did not start${words && `:\n${words}`}`, last)
}

function readLastLines(logFile: string): string {
  const lines = (readIfExists(logFile) ?? '').trim().split('\n')
  return lines.slice(-LAST_LINES).join('\n')
}
