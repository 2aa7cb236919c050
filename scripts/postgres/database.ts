import { checkServer } from './database-state'
import { withoutPassword } from './database-error'
import { explainByDisk } from './full-disk'
import { findOwnHolder, findOwnPostgresUri, startOwnPostgres, type RunningPostgres } from './postgres'
import type { RunningPart } from '../process/supervise'
import { StepError } from '../process/steps'

/** A database that can be used until it is closed. */
export type OpenDatabase = {
  readonly uri: string
  /** The same for the role that may change the schema; often the same role. */
  readonly migrationUri: string
  /** A few words for the step's line. */
  readonly description: string
  /** Our own server; `undefined` for one that is operated by others. */
  readonly own?: OwnServer
  readonly close: () => Promise<void>
}

type OwnServer = {
  readonly running: RunningPart
  /** Starts it once more, on the same port. */
  readonly restart: () => Promise<RunningPart>
}

/**
 * When a machine starts, the database may come up after the guide; it and a restarted server are there within this time.
 */
const WAIT_MS = 60_000

/**
 * The server named by DATABASE_URI, or the project's own.
 *
 * @param onWait called once with the reason why the server cannot be reached yet; with it, up to a minute is waited
 * @throws StepError when it cannot be reached or started; of the own one it says when its disk is full
 */
export async function openDatabase(
  root: string,
  databaseUri: string | undefined,
  onWait?: (line: string) => void,
): Promise<OpenDatabase> {
  if (databaseUri) {
    const version = await checkServer(databaseUri, onWait && { waitMs: WAIT_MS, onWait })
    return {
      uri: databaseUri,
      migrationUri: process.env['DATABASE_MIGRATION_URI'] || databaseUri,
      description: `PostgreSQL ${version} at ${withoutPassword(databaseUri)}`,
      close: async () => {},
    }
  }
  const postgres = await startExplained(root)
  try {
    const version = await checkServer(postgres.uri)
    return {
      uri: postgres.uri,
      migrationUri: postgres.migrationUri,
      description: `own PostgreSQL ${version} on port ${postgres.port}${postgres.isNew ? ', made just now' : ''}`,
      own: {
        running: toRunningPart(root, postgres),
        restart: async () => toRunningPart(root, await startExplained(root, postgres.port)),
      },
      close: postgres.stop,
    }
  } catch (error) {
    await postgres.stop()
    throw await explainByDisk(root, error)
  }
}

/**
 * For a script that may run beside the guide: joins the own server of the guide that runs from this folder; otherwise the
 * server named by DATABASE_URI, or the project's own. Makes no server: the guide that is meant may run on another.
 *
 * @throws StepError when there is none, or when it cannot be reached or started
 */
export async function joinOrOpenDatabase(root: string): Promise<OpenDatabase> {
  if (process.env['DATABASE_URI']) return openDatabase(root, process.env['DATABASE_URI'])
  const uri = findOwnPostgresUri(root)
  if (uri === undefined) {
    throw new StepError('The guide has no database here, and DATABASE_URI is not set.', [
      'Start the guide once, which makes one: npm start',
      'Or set DATABASE_URI to the database the guide runs on.',
    ])
  }
  if (findOwnHolder(root).kind !== 'busy') return openDatabase(root, undefined)
  const version = await checkServer(uri)
  return { uri, migrationUri: uri, description: `PostgreSQL ${version} of the running guide`, close: async () => {} }
}

const startExplained = (root: string, onPort?: number): Promise<RunningPostgres> =>
  startOwnPostgres(root, onPort).catch(async (error: unknown) => {
    throw await explainByDisk(root, error)
  })

const toRunningPart = (root: string, { ended, stop }: RunningPostgres): RunningPart => ({
  ended: ended.then((lastLines) => explainByDisk(root, toEndedError(lastLines))),
  stop,
})

const toEndedError = (lastLines: string): StepError =>
  new StepError(`The own PostgreSQL ended without being asked to.${lastLines && ` Its last words:\n${lastLines}`}`, [
    'Its log is .data/postgres.log, and .data/postgres.log.1 of the time before.',
  ])
