import { checkServer } from './database-state'
import { withoutPassword } from './database-error'
import { startOwnPostgres } from './postgres'

/** A database that can be used until it is closed. */
export type OpenDatabase = {
  readonly uri: string
  /** A few words for the step's line. */
  readonly description: string
  /** Calls back if a server of our own ends without being asked to. */
  readonly onDeath: (listener: (lastWords: string) => void) => void
  readonly close: () => Promise<void>
}

/**
 * The server named by DATABASE_URI, or the project's own.
 *
 * @throws StepError when it cannot be reached or started
 */
export async function openDatabase(root: string, databaseUri: string | undefined): Promise<OpenDatabase> {
  if (databaseUri) {
    const version = await checkServer(databaseUri)
    return {
      uri: databaseUri,
      description: `PostgreSQL ${version} at ${withoutPassword(databaseUri)}`,
      onDeath: () => {},
      close: async () => {},
    }
  }
  const postgres = await startOwnPostgres(root)
  try {
    const version = await checkServer(postgres.uri)
    return {
      uri: postgres.uri,
      description: `own PostgreSQL ${version} on port ${postgres.port}${postgres.isNew ? ', made just now' : ''}`,
      onDeath: postgres.onDeath,
      close: postgres.stop,
    }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}
