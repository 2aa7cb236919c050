import { execFileSync } from 'node:child_process'

import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type OwnPostgres, startOwnPostgres } from '../helpers/own-postgres'

let postgres: OwnPostgres

beforeAll(async () => {
  postgres = await startOwnPostgres()
  await query('CREATE TABLE saved (word text)')
})

afterAll(() => postgres.stop())

async function query(statement: string): Promise<readonly unknown[]> {
  const client = new Client(postgres.uri)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

const findParent = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }))

describe('the own PostgreSQL', () => {
  it('should be served from by a role that owns nothing and knows no other password', async () => {
    const client = new Client(postgres.servingUri)
    await client.connect()
    const refused = await client.query('CREATE TABLE mine (id int)').catch((error: unknown) => error)
    await client.end()

    expect(refused).toMatchObject({ code: '42501' })
    expect(new URL(postgres.servingUri).password).not.toBe(new URL(postgres.uri).password)
  })

  it('should be started again on the same port with all that was saved, when it was killed', async () => {
    await query(`INSERT INTO saved VALUES ('before it was killed')`)
    // A session under way, whose process outlives its server for a moment.
    const busy = new Client(postgres.uri)
    busy.on('error', () => {})
    await busy.connect()
    const lost = busy.query('SELECT pg_sleep(60)').catch(() => 'lost')
    const again = postgres.waitForLine('runs again')

    process.kill(postgres.postmasterPid(), 'SIGKILL')

    await again
    expect(await query('SELECT word FROM saved')).toEqual([{ word: 'before it was killed' }])
    expect(await lost).toBe('lost')
    await busy.end().catch(() => {})
  })

  it('should be stopped and started again, when the process that watches it was killed', async () => {
    const orphan = postgres.postmasterPid()
    const again = postgres.waitForLine('runs again')

    process.kill(findParent(orphan), 'SIGKILL')

    await again
    expect(postgres.postmasterPid()).not.toBe(orphan)
    expect(await query('SELECT count(*)::int AS count FROM saved')).toEqual([{ count: 1 }])
  })
})
