import { type ChildProcess, spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type Site = { readonly origin: string; readonly stop: () => Promise<void> }

/** The same build once more, as a second instance beside the one the tests use, with settings of its own. */
export async function startSecondSite(
  databaseUri: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Site> {
  const port = await freePort()
  const child = spawn(process.execPath, [path.resolve('.next', 'web-server', 'main.mjs'), String(port)], {
    env: { ...process.env, ...settings, DATABASE_URI: databaseUri, NODE_ENV: 'production' },
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
