import type { PayloadRequest } from 'payload'
import { describe, expect, it, vi } from 'vitest'

import type { User } from '@/payload-types'

import { askCurrentPassword } from './ask-current-password'

vi.mock('@/env', () => ({ env: { PAYLOAD_SECRET: 'unit-tests-only-0123456789abcdef-x' } }))

const stored = { id: 7, name: 'Amina', email: 'amina@example.org' } as User

/** As Payload calls it; before a password was sent nothing is asked of the database. */
const change = async (data: Partial<User> & { currentPassword?: string }, userId = stored.id) =>
  askCurrentPassword({
    data,
    operation: 'update',
    originalDoc: stored,
    req: { user: { id: userId } } as PayloadRequest,
  } as Parameters<typeof askCurrentPassword>[0])

describe('a change of the own account', () => {
  it.each([
    ['a new password', { password: 'harbour-violin-cactus-88' }],
    ['a new e-mail address, which gets the link for a forgotten password', { email: 'thief@example.org' }],
    ['an empty present password', { email: 'thief@example.org', currentPassword: '' }],
  ])('should ask for the present password: %s', async (_name, data) => {
    await expect(change(data)).rejects.toMatchObject({ data: { errors: [{ path: 'currentPassword' }] } })
  })

  it('should not ask for it for a name, with the address as it was', async () => {
    const data = { name: 'Other', email: ' AMINA@example.org' }
    expect(await change(data)).toEqual(data)
  })

  it('should not ask an administrator for it who changes another', async () => {
    const data = { email: 'new@example.org', password: 'harbour-violin-cactus-88' }
    expect(await change(data, 1)).toEqual(data)
  })
})
