import { Client, escapeIdentifier } from 'pg'

import { explainDatabaseError } from './database-error'

/**
 * Lets the role that serves read and write rows, in what is there and in what later migrations make, and nothing else: it
 * owns nothing, so it makes, changes and drops no table. Safe to repeat; nothing to do when one role does both.
 *
 * @param migrationUri the role that owns the tables
 * @throws StepError when the database cannot be reached or refuses
 */
export async function grantServing(migrationUri: string, servingUri: string): Promise<void> {
  const owner = readRole(migrationUri)
  const server = readRole(servingUri)
  if (owner === server) return
  const role = escapeIdentifier(server)
  const client = new Client({ connectionString: migrationUri })
  // A server that ends meanwhile fails the statement, too; without a listener it would end this process.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(`
      GRANT USAGE ON SCHEMA public TO ${role};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role};
      GRANT SELECT, USAGE ON ALL SEQUENCES IN SCHEMA public TO ${role};
      ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${role};
      ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, USAGE ON SEQUENCES TO ${role};
    `)
  } catch (error) {
    throw explainDatabaseError(error, migrationUri)
  } finally {
    await client.end()
  }
}

const readRole = (uri: string): string => decodeURIComponent(new URL(uri).username)
