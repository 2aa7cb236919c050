import { createServer, type Server } from 'node:net'

import { afterEach, describe, expect, it } from 'vitest'

import { findFreePort, isPortFree } from './free-port'

let taken: Server | undefined

afterEach(async () => {
  await new Promise((resolve) => (taken ? taken.close(resolve) : resolve(undefined)))
  taken = undefined
})

async function take(): Promise<number> {
  const port = await findFreePort()
  taken = createServer()
  await new Promise<void>((resolve) => taken?.listen(port, '127.0.0.1', resolve))
  return port
}

describe('findFreePort', () => {
  it('should give the preferred port when it is free', async () => {
    const port = await findFreePort()
    expect(await findFreePort(port)).toBe(port)
  })

  it('should give another when it is taken', async () => {
    const port = await take()
    expect(await findFreePort(port)).not.toBe(port)
  })
})

describe('isPortFree', () => {
  it('should see a listener on this machine only', async () => {
    expect(await isPortFree(await take())).toBe(false)
  })
})
