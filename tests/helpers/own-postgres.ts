import { fork } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

type Said = { readonly line: string; readonly uri: string; readonly migrationUri: string }

export type OwnPostgres = Awaited<ReturnType<typeof startOwnPostgres>>

/** An own PostgreSQL in a folder of its own, kept running by a supervisor (kept-postgres.ts), for tests that kill it. */
export async function startOwnPostgres() {
  const root = mkdtempSync(path.join(tmpdir(), 'guide-kept-'))
  // Started by root, the server runs as another account, which must get to its data.
  chmodSync(root, 0o711)
  const supervisor = fork(path.resolve('tests', 'helpers', 'kept-postgres.ts'), [root], {
    execArgv: ['--import', 'tsx'],
  })

  const waitForLine = (words: string): Promise<Said> =>
    new Promise((resolve, reject) => {
      const listen = (said: Said) => {
        if (!said.line.includes(words)) return
        supervisor.off('message', listen).off('exit', fail)
        resolve(said)
      }
      const fail = (code: number | null) => reject(new Error(`The supervisor ended with ${code}`))
      supervisor.on('message', listen).once('exit', fail)
    })
  const { uri: servingUri, migrationUri: uri } = await waitForLine('ready')

  return {
    /** Of the role that owns the data. */
    uri,
    servingUri,
    /** Resolves when the supervisor logs a line with these words. */
    waitForLine,
    postmasterPid: (): number =>
      Number.parseInt(readFileSync(path.join(root, '.data', 'postgres', 'postmaster.pid'), 'utf8'), 10),
    async stop(): Promise<void> {
      const ended = new Promise((resolve) => supervisor.once('exit', resolve))
      supervisor.send('stop')
      await ended
      rmSync(root, { recursive: true, force: true })
    },
  }
}
