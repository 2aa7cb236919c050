import { type ChildProcess, spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'

import { expect } from '@playwright/test'

import { LONG_WAIT_MS } from '../time-limits'
import { buildFolder } from './sites'

export type Site = { readonly origin: string; readonly stop: () => Promise<void> }

/** The same build once more, as a second instance beside the one the tests use, with settings of its own. */
export async function startSecondSite(
  databaseUri: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Site> {
  const port = await freePort()
  const child = spawn(process.execPath, [path.join(buildFolder, 'web-server', 'main.mjs'), String(port)], {
    env: { ...process.env, ...settings, DATABASE_URI: databaseUri, NODE_ENV: 'production' },
    stdio: 'ignore',
  })
  const origin = `http://127.0.0.1:${port}`
  const state = async () => {
    if (child.exitCode !== null) return `ended with ${child.exitCode}`
    return fetch(`${origin}/api/health/live`).then(
      ({ ok }) => (ok ? 'up' : 'starting'),
      () => 'starting',
    )
  }
  try {
    await expect.poll(state, { message: 'the second site', timeout: LONG_WAIT_MS }).not.toBe('starting')
    expect(await state(), 'the second site').toBe('up')
  } catch (error) {
    await stop(child)
    throw error
  }
  return { origin, stop: () => stop(child) }
}

/** For how long it may end what it is at. */
const GRACE_MS = 5_000

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const insisting = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
  await ended
  clearTimeout(insisting)
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
