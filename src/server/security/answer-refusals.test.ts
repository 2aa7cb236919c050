import { APIError, type AfterErrorHookArgs } from 'payload'
import { describe, expect, it } from 'vitest'

import { answerRefusals } from './answer-refusals'

const refusal = new APIError('Ask an administrator.', 403, undefined, true)

// The hook reads the error and the answer, and nothing else of what it is given.
const answer = (error: Error, said: string) =>
  answerRefusals({ error, result: { errors: [{ message: said }] } } as unknown as AfterErrorHookArgs)

describe('a refusal', () => {
  it('should say its sentence where the CMS has no words for it', () => {
    expect(answer(refusal, 'An unknown error occurred.')).toEqual({
      response: { errors: [{ message: 'Ask an administrator.' }] },
    })
  })

  it('should leave what its collection said of it', () => {
    expect(answer(refusal, 'The server has no room for it.')).toBeUndefined()
  })

  it.each([new Error('a secret'), new APIError('a secret', 500)])('should never tell what is not public', (error) => {
    expect(answer(error, 'An unknown error occurred.')).toBeUndefined()
  })
})
