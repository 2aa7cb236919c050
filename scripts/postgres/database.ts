import { checkServer } from './database-state'
import { withoutPassword } from './database-error'
import { startOwnPostgres, type RunningPostgres } from './postgres'
import type { RunningPart } from '../process/keep-running'
import { StepError } from '../process/steps'

/** A database that can be used until it is closed. */
export type OpenDatabase = {
  readonly uri: string
  /** The same for the role that may change the schema; often the same role. */
  readonly migrationUri: string
  /** A few words for the step's line. */
  readonly description: string
  /** The server of our own; `undefined` when it is another's, who looks after it. */
  readonly own?: OwnServer
  readonly close: () => Promise<void>
}

export type OwnServer = {
  readonly running: RunningPart
  /** Starts it once more, where everybody expects it. */
  readonly restart: () => Promise<RunningPart>
}

/** A machine that starts brings up the database and the guide at once, and a restarted server is back within this. */
const WAIT_MS = 60_000

/**
 * The server named by DATABASE_URI, or the project's own.
 *
 * @param onWait told once why the server cannot be reached yet; who passes it waits for the server up to a minute
 * @throws StepError when it cannot be reached or started
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
  const postgres = await startOwnPostgres(root)
  try {
    const version = await checkServer(postgres.uri)
    return {
      uri: postgres.uri,
      migrationUri: postgres.migrationUri,
      description: `own PostgreSQL ${version} on port ${postgres.port}${postgres.isNew ? ', made just now' : ''}`,
      own: {
        running: partOf(postgres),
        restart: async () => partOf(await startOwnPostgres(root, postgres.port)),
      },
      close: postgres.stop,
    }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

const partOf = ({ ended, stop }: RunningPostgres): RunningPart => ({ ended: ended.then(endedUnasked), stop })

const endedUnasked = (lastWords: string): StepError =>
  new StepError(`The own PostgreSQL ended without being asked to.${lastWords && ` Its last words:\n${lastWords}`}`, [
    'Its log is .data/postgres.log, and .data/postgres.log.1 of the time before.',
  ])
