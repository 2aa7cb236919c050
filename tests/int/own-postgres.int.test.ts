import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

type Said = { readonly line: string; readonly uri: string; readonly migrationUri: string }

let root = ''
let supervisor: ChildProcess
let uri = ''
let servingUri = ''

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'guide-kept-'))
  // Started by root, the server runs as another account, which must get to its data.
  chmodSync(root, 0o711)
  supervisor = fork(path.resolve('tests', 'helpers', 'kept-postgres.ts'), [root], { execArgv: ['--import', 'tsx'] })
  const said = await waitForLine('ready')
  uri = said.migrationUri
  servingUri = said.uri
  await query('CREATE TABLE saved (word text)')
})

afterAll(async () => {
  const ended = new Promise((resolve) => supervisor.once('exit', resolve))
  supervisor.send('stop')
  await ended
  rmSync(root, { recursive: true, force: true })
})

/** Resolves when the supervisor logs a line with these words. */
const waitForLine = (words: string): Promise<Said> =>
  new Promise((resolve, reject) => {
    const listen = (said: Said) => {
      if (!said.line.includes(words)) return
      supervisor.off('message', listen)
      resolve(said)
    }
    supervisor.on('message', listen)
    supervisor.once('exit', (code) => reject(new Error(`The supervisor ended with ${code}`)))
  })

async function query(statement: string): Promise<readonly unknown[]> {
  const client = new Client(uri)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

const postmasterPid = (): number =>
  Number.parseInt(readFileSync(path.join(root, '.data', 'postgres', 'postmaster.pid'), 'utf8'), 10)

const findParent = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }))

describe('the own PostgreSQL', () => {
  it('should be served from by a role that owns nothing and knows no other password', async () => {
    const client = new Client(servingUri)
    await client.connect()
    const refused = await client.query('CREATE TABLE mine (id int)').catch((error: unknown) => error)
    await client.end()

    expect(refused).toMatchObject({ code: '42501' })
    expect(new URL(servingUri).password).not.toBe(new URL(uri).password)
  })

  it('should be started again on the same port with all that was saved, when it was killed', async () => {
    await query(`INSERT INTO saved VALUES ('before it was killed')`)
    // A session under way, whose process outlives its server for a moment.
    const busy = new Client(uri)
    busy.on('error', () => {})
    await busy.connect()
    const lost = busy.query('SELECT pg_sleep(60)').catch(() => 'lost')
    const again = waitForLine('runs again')

    process.kill(postmasterPid(), 'SIGKILL')

    await again
    expect(await query('SELECT word FROM saved')).toEqual([{ word: 'before it was killed' }])
    expect(await lost).toBe('lost')
    await busy.end().catch(() => {})
  })

  it('should be stopped and started again, when the process that watches it was killed', async () => {
    const orphan = postmasterPid()
    const again = waitForLine('runs again')

    process.kill(findParent(orphan), 'SIGKILL')

    await again
    expect(postmasterPid()).not.toBe(orphan)
    expect(await query('SELECT count(*)::int AS count FROM saved')).toEqual([{ count: 1 }])
  })
})
