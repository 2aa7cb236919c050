import type { AfterErrorHook } from 'payload'
import { describe, expect, it } from 'vitest'

import { answerBusyRecord } from './answer-busy-record'

const answerTo = (error: unknown) => answerBusyRecord({ error } as Parameters<AfterErrorHook>[0])

describe('answerBusyRecord', () => {
  it('should say that the record is being written, as the database and as Drizzle report it', () => {
    const held = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })
    for (const error of [held, new Error('Failed query', { cause: held })]) {
      expect(answerTo(error)).toMatchObject({
        status: 409,
        response: { errors: [{ message: expect.stringContaining('Try again') }] },
      })
    }
  })

  it('should leave other errors alone', () => {
    expect(answerTo(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBeUndefined()
    expect(answerTo(new Error('anything'))).toBeUndefined()
  })
})
