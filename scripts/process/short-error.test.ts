import { describe, expect, it } from 'vitest'

import { shorten, shortError } from './short-error'

describe('shortError', () => {
  it('should show what PostgreSQL said rather than the whole statement', () => {
    const cause = Object.assign(new Error('relation "media" already exists'), { detail: 'By hand.' })
    const error = new Error('Failed query: CREATE TABLE "media" (\n  "id" serial\n)', { cause })
    expect(shortError(error)).toBe('Failed query: CREATE TABLE "media" (\nrelation "media" already exists (By hand.)')
  })

  it('should show an error without a cause, and what is no error', () => {
    expect(shortError(new Error('plain'))).toBe('plain')
    expect(shortError('text')).toBe('text')
  })
})

describe('shorten', () => {
  it('should cut long lines', () => {
    expect(shorten('x'.repeat(301))).toBe(`${'x'.repeat(300)} …`)
    expect(shorten('x'.repeat(300))).toBe('x'.repeat(300))
  })
})
