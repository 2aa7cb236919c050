import { afterEach, describe, expect, it, vi } from 'vitest'

import { sharePageProbe } from '@/server/http/page-probe'

import { GET } from './route'

const database = vi.hoisted(() => ({ read: () => Promise.resolve({ seconds: 20, isOverdue: false }) }))

const disks = vi.hoisted(() => ({ freeBytes: 5_000_000_000 }))

vi.mock('@/env', () => ({ env: { MEDIA_DIR: '/srv/media' } }))
vi.mock('@/server/disk-space', async (original) => ({
  ...(await original<object>()),
  // The pictures are on a disk of their own.
  readDiskSpace: (folder: string) =>
    Promise.resolve({ folder, freeBytes: folder === '/srv/media' ? disks.freeBytes : 5_000_000_000, takesFiles: true }),
}))
vi.mock('@/content/payload', () => ({ cms: () => Promise.resolve({}) }))
vi.mock('@/server/jobs/tick-age', () => ({ readTickAge: () => database.read() }))

const health = async () => {
  const response = await GET()
  return { code: response.status, ...((await response.json()) as object) }
}

afterEach(() => {
  disks.freeBytes = 5_000_000_000
  sharePageProbe(undefined)
  database.read = () => Promise.resolve({ seconds: 20, isOverdue: false })
})

describe('/api/health', () => {
  it('should be ok while pages can be made', async () => {
    sharePageProbe(() => Promise.resolve(true))
    expect(await health()).toEqual({
      code: 200,
      status: 'ok',
      database: 'ok',
      pages: 'ok',
      disk: 'ok',
      tick: 'ok',
      secondsSinceTick: 20,
    })
  })

  it('should be degraded when no page can be made, with a database and a tick that are well', async () => {
    sharePageProbe(() => Promise.resolve(false))
    expect(await health()).toMatchObject({
      code: 503,
      status: 'degraded',
      pages: 'failing',
      database: 'ok',
      tick: 'ok',
    })
  })

  it('should say at once that the database is away, and make no page for it', async () => {
    const probe = vi.fn(() => Promise.resolve(true))
    sharePageProbe(probe)
    database.read = () => Promise.reject(new Error('It is away'))
    expect(await health()).toEqual({ code: 503, status: 'degraded', database: 'unreachable', disk: 'ok' })
    expect(probe).not.toHaveBeenCalled()
  })

  it('should be degraded by a full disk, and say so when it has taken the database along', async () => {
    disks.freeBytes = 10_000_000
    expect(await health()).toMatchObject({ code: 503, status: 'degraded', disk: 'full', database: 'ok', tick: 'ok' })
    database.read = () => Promise.reject(new Error('It is away'))
    expect(await health()).toEqual({ code: 503, status: 'degraded', database: 'unreachable', disk: 'full' })
  })

  it('should only say that a disk is low', async () => {
    disks.freeBytes = 500_000_000
    expect(await health()).toMatchObject({ code: 200, status: 'ok', disk: 'low' })
  })

  it('should say nothing of pages where no web server of ours makes them', async () => {
    const answer = await health()
    expect(answer).toMatchObject({ code: 200, status: 'ok' })
    expect(answer).not.toHaveProperty('pages')
  })
})
