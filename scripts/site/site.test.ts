import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { findFreePort } from '../process/free-port'
import { supervise } from '../process/supervise'
import { getLocalOrigin, startSite } from './site'

/** Answers with its process id, as alive as a web server has to be. */
const SERVER = `
import { createServer } from 'node:http'
createServer((_, response) => response.end(String(process.pid))).listen(Number(process.argv[2]))
`

const build = { folder: '.next-0123456789abcdef' } as const

let root = ''
let stop = async () => {}

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'guide-site-'))
  mkdirSync(path.join(root, build.folder, 'web-server'), { recursive: true })
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

const install = (server: string) => writeFileSync(path.join(root, build.folder, 'web-server', 'main.mjs'), server)

const pidAt = async (origin: string) => Number(await (await fetch(origin, { headers: { connection: 'close' } })).text())

describe('startSite', () => {
  it('should be started again on its port when it was killed', async () => {
    install(SERVER)
    const options = { root, port: await findFreePort(), env: {}, build } as const
    const running = await startSite(options)
    const lines: string[] = []
    const again = new Promise<void>((resolve) => {
      const supervisor = supervise({
        name: 'The web server',
        running,
        restart: (stopping) => startSite({ ...options, stopping }),
        report: (line) => {
          lines.push(line)
          if (line.includes('runs again')) resolve()
        },
      })
      stop = supervisor.stop
    })
    const killed = await pidAt(running.origin)

    process.kill(killed, 'SIGKILL')
    await again

    expect(await pidAt(running.origin)).not.toBe(killed)
    expect(lines[0]).toContain('The web server ended (SIGKILL)')
    await stop()
    await expect(fetch(running.origin)).rejects.toThrow()
  })

  it('should say what it said last when it does not start', async () => {
    install(`process.stderr.write('the reason\\n'); process.exit(3)`)

    await expect(startSite({ root, port: await findFreePort(), env: {}, build })).rejects.toThrow(/\(3\)[^]*the reason/)
  })

  it('should not outlive a stop while it starts', async () => {
    install('setInterval(() => {}, 1_000)')
    const stopping = AbortSignal.abort()

    const starting = startSite({ root, port: await findFreePort(), env: {}, build, stopping })

    await expect(starting).rejects.toThrow('stopped while it started')
  })
})

describe('getLocalOrigin', () => {
  it.each([
    [undefined, 'http://127.0.0.1:3000'],
    ['', 'http://127.0.0.1:3000'],
    ['0.0.0.0', 'http://127.0.0.1:3000'],
    ['::', 'http://127.0.0.1:3000'],
    ['10.0.0.5', 'http://10.0.0.5:3000'],
    ['fd00::5', 'http://[fd00::5]:3000'],
  ])('should be, listening on %o, %s', (host, origin) => {
    expect(getLocalOrigin(3000, host)).toBe(origin)
  })
})
