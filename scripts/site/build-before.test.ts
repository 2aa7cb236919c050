import { describe, expect, it } from 'vitest'

import { StepError } from '../process/steps'
import { chooseBuildBefore, describeBuildBefore } from './build-before'
import type { Build } from './builds'

const failure = new StepError('The build failed (SIGKILL).', ['More memory.'])

const before: Build = {
  folder: '.next-before',
  sources: 'before',
  surroundings: 'same',
  migrations: ['first', 'second'],
  madeAt: Date.UTC(2026, 10, 1),
  startedAt: 2,
}

const today = (applied: readonly string[], surroundings = 'same') => ({
  surroundings,
  database: { applied, isPushed: false, hasTables: true },
})

const KNOWN = ['first', 'second']

describe('chooseBuildBefore', () => {
  it.each([
    ['as it knows it', KNOWN],
    ['with what it can go on beside', [...KNOWN, 'third']],
  ])('should serve the build that was started last on a database %s', (_, applied) => {
    const older = { ...before, folder: '.next-older', startedAt: 1 }
    expect(chooseBuildBefore(failure, [before, older], today(applied))).toBe(before)
  })

  it.each([
    ['something was taken away from its database', today([...KNOWN, 'third_breaking'])],
    ['its database lacks what it needs', today(['first'])],
    ['other packages are installed, or settings have changed', today(KNOWN, 'others')],
  ])('should refuse it when %s, and say how it can be served', (_, circumstances) => {
    expect(() => chooseBuildBefore(failure, [before], circumstances)).toThrow(
      expect.objectContaining({
        message: failure.message,
        advice: ['More memory.', expect.stringContaining('starts without a build')],
      }),
    )
  })

  it('should leave the failure as it is when nothing was ever started', () => {
    expect(() => chooseBuildBefore(failure, [{ ...before, startedAt: 0 }], today(KNOWN))).toThrow(failure)
  })
})

describe('describeBuildBefore', () => {
  it('should name its age, what is missing, and what to do', () => {
    const text = describeBuildBefore(before).join('\n')
    expect(text).toContain('2026-11-01')
    expect(text).toContain('npm run build')
  })
})
