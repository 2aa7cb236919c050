import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'

import { Client } from 'pg'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUri: string
  }
}

/**
 * Makes a fresh, migrated database for the run on the server that DATABASE_URI names, and drops it afterwards. The tests
 * share it, so their files must not run at the same time (`fileParallelism: false`).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const serverUri = process.env.DATABASE_URI
  if (serverUri === undefined)
    throw new Error('Integration tests need DATABASE_URI, the address of a PostgreSQL server')

  const name = `guide_test_${randomBytes(6).toString('hex')}`
  const uri = new URL(serverUri)
  uri.pathname = `/${name}`
  await onServer(serverUri, `CREATE DATABASE ${name}`)
  try {
    Object.assign(process.env, settings(uri.href))
    project.provide('databaseUri', uri.href)
    await migrate()
  } catch (error) {
    await onServer(serverUri, `DROP DATABASE ${name} WITH (FORCE)`)
    throw error
  }
  return () => onServer(serverUri, `DROP DATABASE ${name} WITH (FORCE)`)
}

const settings = (databaseUri: string) => ({
  DATABASE_URI: databaseUri,
  PAYLOAD_SECRET: 'integration-tests-only-0123456789abcdef',
  CRON_SECRET: 'integration-tests-only-fedcba9876543210',
  SITE_URL: 'http://localhost:3000',
  TRUSTED_PROXIES: '0',
})

/**
 * In a process of its own: the module runner of a global setup does not load the CMS, and Payload's command now and then
 * ends with success before it has done anything.
 */
async function migrate(): Promise<void> {
  const script = path.resolve('scripts', 'prepare-database.ts')
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, '--empty'], { timeout: 120_000 })
}

async function onServer(serverUri: string, statement: string): Promise<void> {
  const client = new Client(serverUri)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
