import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { securityHeaders } from './security-headers'
import { openServiceWorker } from './service-worker'

const standing = securityHeaders({ HSTS_SECONDS: 0, HSTS_SUBDOMAINS: false })

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'service-worker-'))
  for (const name of ['sw.js', 'sw-removal.js', 'offline-files.json']) writeFileSync(path.join(folder, name), name)
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const open = (isOn: boolean) => openServiceWorker({ folder: pathToFileURL(`${folder}/`), isOn, standing })

describe('openServiceWorker', () => {
  it('should send the worker of the build, which nobody may go on with unasked', async () => {
    const worker = (await open(true)).get('/sw.js')
    expect(worker?.identity.body.toString()).toBe('sw.js')
    const head = worker?.head.join('\n') ?? ''
    expect(head).toContain('text/javascript')
    expect(head).toContain('max-age=0')
    expect(head).toContain("connect-src 'self'")
    expect(head).toContain('nosniff')
  })

  it('should send its removal in its place when it is switched off', async () => {
    expect((await open(false)).get('/sw.js')?.identity.body.toString()).toBe('sw-removal.js')
  })

  it('should send the list of files beside it', async () => {
    expect([...(await open(true)).keys()]).toEqual(['/sw.js', '/offline-files.json'])
  })
})
