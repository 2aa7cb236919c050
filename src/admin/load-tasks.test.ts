import type { Payload, TypedUser } from 'payload'
import { describe, expect, it, vi } from 'vitest'

import type { Role } from '@/access/roles'

import { loadTasks } from './load-tasks'

vi.mock('@/env', () => ({ env: { SITE_URL: 'http://localhost:3000' } }))

/** Statements of our own, and reads through the CMS; beside them the links are looked for in each collection. */
const ask = async (role: Role) => {
  const execute = vi.fn(async () => Promise.resolve({ rows: [] }))
  const find = vi.fn(async () => Promise.resolve({ docs: [], totalDocs: 0 }))
  const findGlobal = vi.fn(async () => Promise.resolve({ phoneNumbers: [] }))
  const payload = {
    db: { drizzle: { execute }, pool: { query: execute } },
    config: { collections: [], globals: [] },
    find,
    findGlobal,
  }
  const work = await loadTasks({
    // As much of both as is asked here.
    payload: payload as unknown as Payload,
    user: { roles: [role] } as TypedUser,
    now: new Date('2026-11-28T12:00:00.000Z'),
    adminRoute: '/admin',
  })
  return { work, statements: execute.mock.calls.length, reads: find.mock.calls.length + findGlobal.mock.calls.length }
}

describe('the questions of the dashboard', () => {
  it.each<[Role, { statements: number; reads: number }]>([
    ['admin', { statements: 16, reads: 8 }],
    ['editor', { statements: 16, reads: 8 }],
    ['moderator', { statements: 1, reads: 0 }],
  ])('should be counted for the role of %s', async (role, { statements, reads }) => {
    expect(await ask(role)).toMatchObject({ statements, reads })
  })

  it('should not be asked for who has no part in them', async () => {
    const { work } = await ask('moderator')
    const { recommendations, ...others } = work

    expect(recommendations).toMatchObject({ count: 0, oldest: null })
    expect(new Set(Object.values(others))).toEqual(new Set([null]))
  })
})
