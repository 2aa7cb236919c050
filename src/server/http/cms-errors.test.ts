import { APIError, type AfterErrorHookArgs } from 'payload'
import { describe, expect, it } from 'vitest'

import { answerDatabaseErrors, answerRefusals } from './cms-errors'

const refusal = new APIError('Ask an administrator.', 403, undefined, true)

// The hooks read only the error and the answer.
const makeArgs = (error: unknown, said = '') =>
  ({ error, result: { errors: [{ message: said }] } }) as unknown as AfterErrorHookArgs

const answer = (error: Error, said: string) => answerRefusals(makeArgs(error, said))

describe('a refusal', () => {
  it('should say its sentence where the CMS has no words for it', () => {
    expect(answer(refusal, 'An unknown error occurred.')).toEqual({
      response: { message: 'Ask an administrator.', errors: [{ message: 'Ask an administrator.' }] },
    })
  })

  it('should leave what its collection said of it, as one sentence', () => {
    const said = 'No room: ask for more, or delete something.'
    expect(answer(refusal, said)).toEqual({ response: { message: said, errors: [{ message: said }] } })
  })

  it('should say what it is about, in the build, too', () => {
    const message = 'Enter the code.'
    const ofField = new APIError(message, 401, { errors: [{ path: 'code', message }] }, true)
    expect(answer(ofField, 'An unknown error occurred.')).toEqual({
      response: { errors: [{ message, data: { errors: [{ message, path: 'code' }] } }] },
    })
    expect(answer(ofField, message)).toBeUndefined()
  })

  it.each([new Error('a secret'), new APIError('a secret', 500)])('should never tell what is not public', (error) => {
    expect(answer(error, 'An unknown error occurred.')).toBeUndefined()
  })
})

describe('an error of the database', () => {
  const databaseError = (code: string) => Object.assign(new Error('of the database'), { code })

  it.each([
    ['55P03', 409, 'is writing this at the moment. Try again'],
    ['22P02', 400, 'not of the kind its field holds'],
    ['57P01', 503, 'cannot reach its database'],
  ])('should answer %s, as the database and as Drizzle report it, with %i', (code, status, words) => {
    for (const error of [databaseError(code), new Error('Failed query', { cause: databaseError(code) })]) {
      expect(answerDatabaseErrors(makeArgs(error))).toMatchObject({
        status,
        response: { errors: [{ message: expect.stringContaining(words) }] },
      })
    }
  })

  it('should leave other errors alone', () => {
    expect(answerDatabaseErrors(makeArgs(databaseError('23505')))).toBeUndefined()
    expect(answerDatabaseErrors(makeArgs(new Error('anything')))).toBeUndefined()
  })
})
