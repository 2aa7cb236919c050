import { type ChildProcess, spawn } from 'node:child_process'
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The way to the database, which a test can cut or hold up without touching the database of the other tests. */
export type DatabaseWay = {
  readonly uri: string
  /** Ends every connection and refuses new ones, as a stopped server does. */
  readonly cut: () => void
  /** Keeps the connections and lets nothing through, as a server does that hangs. */
  readonly hold: () => void
  readonly restore: () => void
  readonly close: () => void
}

export async function openDatabaseWay(databaseUri: string): Promise<DatabaseWay> {
  const real = new URL(databaseUri)
  const sockets = new Set<Socket>()
  let state: 'open' | 'cut' | 'held' = 'open'
  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy()
    const far = connect(Number(real.port), real.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (data) => {
        if (state === 'open') to.write(data)
      })
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      from.on('error', () => to.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const uri = new URL(databaseUri)
  uri.hostname = '127.0.0.1'
  uri.port = String((server.address() as AddressInfo).port)
  const drop = () => sockets.forEach((socket) => socket.destroy())
  return {
    uri: uri.href,
    cut: () => {
      state = 'cut'
      drop()
    },
    hold: () => {
      state = 'held'
    },
    restore: () => {
      // What was swallowed while it was held will never be answered.
      if (state === 'held') drop()
      state = 'open'
    },
    close: () => {
      drop()
      server.close()
    },
  }
}

export type Site = { readonly origin: string; readonly stop: () => Promise<void> }

/** The same build once more, as a second instance beside the one the tests use. */
export async function startSecondSite(databaseUri: string): Promise<Site> {
  const port = await freePort()
  const child = spawn(process.execPath, [path.resolve('.next', 'web-server', 'main.mjs'), String(port)], {
    env: { ...process.env, DATABASE_URI: databaseUri, NODE_ENV: 'production' },
    stdio: 'ignore',
  })
  const origin = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The second site ended with ${child.exitCode}`)
    const isUp = await fetch(`${origin}/api/health/live`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return { origin, stop: () => stop(child) }
    await sleep(100)
  }
  await stop(child)
  throw new Error('The second site did not answer within 30 seconds')
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  await Promise.race([ended, sleep(5_000)])
  child.kill('SIGKILL')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
