import { describe, expect, it } from 'vitest'

import { explainDatabaseError, isTemporary, isStartingUp, withoutPassword } from './database-error'

const URI = 'postgresql://guide:hunter2@db.example:5432/guide'

const failure = (code: string, message = 'said the server') => Object.assign(new Error(message), { code })

describe('withoutPassword', () => {
  it('should hide the password and keep the rest', () => {
    expect(withoutPassword(URI)).toBe('postgresql://guide:***@db.example:5432/guide')
    expect(withoutPassword('postgresql://guide@db/guide')).toBe('postgresql://guide@db/guide')
    expect(withoutPassword('nonsense with hunter2')).toBe('DATABASE_URI')
  })
})

describe('explainDatabaseError', () => {
  it.each([
    [failure('28P01'), 'refuses the password'],
    [failure('28000'), 'does not let us in'],
    [failure('3D000'), 'database does not exist'],
    [failure('53100'), 'disk of PostgreSQL is full'],
    [failure('53300'), 'no connection left'],
    [failure('57P03'), 'not ready'],
    [failure('ECONNREFUSED'), 'No PostgreSQL answers'],
    [failure('ENOTFOUND'), 'is not known'],
    [new Error('timeout expired'), 'does not answer in time'],
    [new Error('The server does not support SSL connections'), 'SSL'],
    [new Error('something else'), 'something else'],
  ])('should explain %s', (error, words) => {
    const { message, advice } = explainDatabaseError(error, URI)
    expect(message).toContain(words)
    expect(advice.length).toBeGreaterThan(0)
    expect([message, ...advice].join('\n')).not.toContain('hunter2')
  })

  it.each(['53100', '57P02', '58030', 'XX000'])(
    'should not send who has reached the server (%s) to the address',
    (code) => {
      const { advice } = explainDatabaseError(failure(code, 'could not write to file: No space left on device'), URI)
      expect(advice.join('\n')).not.toContain('DATABASE_URI')
    },
  )

  it.each(['ERR_INVALID_URL', 'EHOSTUNREACH', 'EPIPE'])('should send who has not (%s) to the address', (code) => {
    expect(explainDatabaseError(failure(code), URI).advice.join('\n')).toContain('DATABASE_URI')
  })

  it('should read the causes of an error that has no text', () => {
    const error = new AggregateError([new Error('first'), new Error('second')], '')
    expect(explainDatabaseError(error, URI).message).toContain('first; second')
  })
})

describe('isStartingUp', () => {
  it('should tell a server that starts from one that refuses', () => {
    expect(isStartingUp(failure('57P03'))).toBe(true)
    expect(isStartingUp(failure('28P01'))).toBe(false)
  })
})

describe('isTemporary', () => {
  it.each([
    [failure('ECONNREFUSED'), true],
    [failure('EAI_AGAIN'), true],
    [failure('57P03'), true],
    [failure('53100'), true],
    [failure('53300'), true],
    [new Error('timeout expired'), true],
    [new Error('Connection terminated unexpectedly'), true],
    [failure('28P01'), false],
    [failure('3D000'), false],
    [new Error('The server does not support SSL connections'), false],
  ])('should tell whether %s may pass by itself: %s', (error, passes) => {
    expect(isTemporary(error)).toBe(passes)
  })
})
