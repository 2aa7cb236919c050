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
    const told = { response: { errors: [{ message, data: { errors: [{ message, path: 'code' }] } }] } }
    expect(answer(ofField, 'An unknown error occurred.')).toEqual(told)
    expect(answer(ofField, message)).toEqual(told)
  })

  it('should name the fields of the CMS, whose own error may be of another copy of its class', () => {
    const data = { collection: 'faq-groups', errors: [{ message: 'Required.', path: 'questions.0.question' }] }
    const error = Object.assign(new Error('The following field is invalid: Question'), { status: 400, data })
    expect(answer(error, error.message)).toEqual({ response: { errors: [{ message: error.message, data }] } })
    // As of the same class: the CMS told it itself. The cast is that of `makeArgs`.
    const whole = { error, result: { errors: [{ message: error.message, data }] } }
    expect(answerRefusals(whole as unknown as AfterErrorHookArgs)).toBeUndefined()
    expect(answer(Object.assign(new Error('a secret'), { status: 500, data }), 'Something went wrong.')).toBeUndefined()
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
