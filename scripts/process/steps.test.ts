import { describe, expect, it } from 'vitest'

import { createStepRunner, formatFailure, formatDuration, shorten, shortenError, StepError } from './steps'

function setUp(durationMs: number) {
  const lines: string[] = []
  let time = 0
  const step = createStepRunner({
    write: (line) => lines.push(line),
    now: () => {
      const now = time
      time += durationMs
      return now
    },
  })
  return { lines, step }
}

describe('createStepRunner', () => {
  it('should print one line with the detail and the time, and pass the result on', async () => {
    const { lines, step } = setUp(1_234)
    const result = await step('Database', async (say) => {
      say('port 5432')
      return 7
    })
    expect(result).toBe(7)
    expect(lines).toEqual(['✓ Database: port 5432 (1.2 s)'])
  })

  it('should mark a failed step and pass the error on', async () => {
    const { lines, step } = setUp(50)
    const failure = new StepError('No.')
    await expect(step('Build', () => Promise.reject(failure))).rejects.toBe(failure)
    expect(lines).toEqual(['✗ Build (0.1 s)'])
  })
})

describe('formatFailure', () => {
  it('should show message and advice of a known failure', () => {
    expect(formatFailure(new StepError('Port 3000 is taken.\nBy something.', ['Choose another.']))).toEqual([
      '  Port 3000 is taken.',
      '  By something.',
      '  → Choose another.',
    ])
  })

  it('should show where an unforeseen error comes from', () => {
    const lines = formatFailure(new TypeError('x is not a function'))
    expect(lines[0]).toBe('  Not foreseen:')
    expect(lines.join('\n')).toContain('x is not a function')
    expect(lines.join('\n')).toContain('steps.test.ts')
  })
})

describe('formatDuration', () => {
  it.each([
    [0, '0.0 s'],
    [440, '0.4 s'],
    [9_949, '9.9 s'],
    [9_950, '10 s'],
    [59_400, '59 s'],
    [59_600, '1 min 0 s'],
    [125_000, '2 min 5 s'],
  ])('should write %d ms as %s', (milliseconds, text) => {
    expect(formatDuration(milliseconds)).toBe(text)
  })
})

describe('shortenError', () => {
  it('should show what PostgreSQL said rather than the whole statement', () => {
    const cause = Object.assign(new Error('relation "media" already exists'), { detail: 'By hand.' })
    const error = new Error('Failed query: CREATE TABLE "media" (\n  "id" serial\n)', { cause })
    expect(shortenError(error)).toBe('Failed query: CREATE TABLE "media" (\nrelation "media" already exists (By hand.)')
  })

  it('should show an error without a cause, and what is no error', () => {
    expect(shortenError(new Error('plain'))).toBe('plain')
    expect(shortenError('text')).toBe('text')
  })
})

describe('shorten', () => {
  it('should cut long lines', () => {
    expect(shorten('x'.repeat(301))).toBe(`${'x'.repeat(300)} …`)
    expect(shorten('x'.repeat(300))).toBe('x'.repeat(300))
  })
})
