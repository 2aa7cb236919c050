import { randomBytes } from 'node:crypto'
import path from 'node:path'

import { Client } from 'pg'
import type { TestProject } from 'vitest/node'

import { MODULES_LIMIT_MS, runScript } from '../../scripts/process/children'
import { INTEGRATION_TEST_MS, WAIT_MS } from '../time-limits'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database that nobody connects to: each test file works on a copy of it. */
    templateUri: string
  }
}

/** Makes a migrated database on the server that DATABASE_URI names, for the test files to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const serverUri = process.env.DATABASE_URI
  if (serverUri === undefined)
    throw new Error('Integration tests need DATABASE_URI, the address of a PostgreSQL server')

  const name = `guide_test_${randomBytes(6).toString('hex')}`
  const uri = new URL(serverUri)
  uri.pathname = `/${name}`
  await onServer(serverUri, `CREATE DATABASE ${name}`)
  const drop = () => dropAll(serverUri, name)
  try {
    Object.assign(process.env, settings(uri.href))
    project.provide('templateUri', uri.href)
    await migrate()
  } catch (error) {
    await drop()
    throw error
  }
  return drop
}

const settings = (databaseUri: string) => ({
  DATABASE_URI: databaseUri,
  PAYLOAD_SECRET: 'integration-tests-only-0123456789abcdef',
  CRON_SECRET: 'integration-tests-only-fedcba9876543210',
  SITE_URL: 'http://localhost:3000',
  TRUSTED_PROXIES: '0',
  LINK_CHECK: 'off',
  // Whoever tests what happens after them sets short ones.
  DATABASE_CONNECTION_MS: String(WAIT_MS),
  SUBMISSION_DEADLINE_MS: String(INTEGRATION_TEST_MS),
  SUBMISSION_WAIT_MS: String(INTEGRATION_TEST_MS),
})

/** In a process of its own: the module runner of a global setup does not load the CMS. */
async function migrate(): Promise<void> {
  await runScript(new URL('../../scripts/prepare-database.ts', import.meta.url), ['--empty'], {
    cwd: path.resolve(),
    output: 'keep',
    beginsWithinMs: MODULES_LIMIT_MS,
  })
}

/** The template and the copies the test files made of it. */
async function dropAll(serverUri: string, name: string): Promise<void> {
  const client = new Client(serverUri)
  await client.connect()
  try {
    const { rows } = await client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [name],
    )
    for (const { datname } of rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`)
  } finally {
    await client.end()
  }
}

export async function onServer(serverUri: string, statement: string): Promise<void> {
  const client = new Client(serverUri)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
