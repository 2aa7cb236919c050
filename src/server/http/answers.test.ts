import { describe, expect, it } from 'vitest'

import { Refusal, refusalAnswer } from './answers'

const refusal = new Refusal(429, 'Too many. Try again in 9 seconds.', { retryAfterSeconds: 9, more: { jobId: '1' } })

const problem = {
  type: 'about:blank',
  title: 'Too Many Requests',
  status: 429,
  detail: 'Too many. Try again in 9 seconds.',
}

const answer = (...args: Parameters<typeof refusalAnswer>) => {
  const { status, headers, body } = refusalAnswer(...args)
  return { status, type: headers['Content-Type'], wait: headers['Retry-After'], body: JSON.parse(body) as unknown }
}

describe('a refusal', () => {
  it.each([
    ['read', { error: problem.detail }],
    ['import', { success: false, message: problem.detail }],
  ] as const)('should have problem details beside what a caller of %s has always read', (caller, own) => {
    expect(answer(caller, refusal)).toEqual({
      status: 429,
      type: 'application/problem+json',
      wait: '9',
      body: { ...own, ...problem, jobId: '1' },
    })
  })

  const submission = { success: false, error: problem.detail, jobId: '1' }

  it.each([
    null,
    '',
    '*/*',
    'application/json',
    // What this names is not asked for.
    'application/json;profile="application/problem+json"',
  ])('should stay as pages that are open know it for a sender who accepts %j', (accept) => {
    expect(answer('submission', refusal, accept)).toMatchObject({ type: 'application/json', body: submission })
    expect(answer('submission', refusal, accept).body).toEqual(submission)
  })

  it.each(['application/problem+json', 'application/json, Application/Problem+JSON;q=0.9'])(
    'should have problem details for a sender who accepts %j',
    (accept) => {
      expect(answer('submission', refusal, accept)).toMatchObject({ type: 'application/problem+json' })
      expect(answer('submission', refusal, accept).body).toEqual({ ...submission, ...problem })
    },
  )

  it('should be of the CMS’s own shape for its callers', () => {
    expect(answer('cms', new Refusal(403, 'No.'), 'application/problem+json')).toMatchObject({
      type: 'application/json',
      body: { message: 'No.', errors: [{ message: 'No.' }] },
    })
  })

  it('should leave it to the CMS to show which field is meant', () => {
    expect(answer('cms', new Refusal(400, 'No.', { field: 'title' })).body).toEqual({
      errors: [{ message: 'No.', data: { errors: [{ message: 'No.', path: 'title' }] } }],
    })
  })
})
