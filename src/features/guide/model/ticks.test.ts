import { describe, expect, it } from 'vitest'

import { MAX_TICKS, tickKey, parseTicks, withTick } from './ticks'

describe('the ticks of a checklist', () => {
  it.each([
    [{ kind: 'missing' }, []],
    [{ kind: 'value', value: { version: 1 } }, []],
    [{ kind: 'value', value: { ticks: 'x' } }, []],
    [{ kind: 'value', value: { ticks: ['a', 7, null, 'b'] } }, ['a', 'b']],
  ])('should read %j as %j', (stored, ticks) => {
    expect(parseTicks(stored)).toEqual(ticks)
  })

  it('should be set once and taken back', () => {
    const once = withTick(withTick([], 'a', true), 'a', true)

    expect(once).toEqual(['a'])
    expect(withTick(once, 'a', false)).toEqual([])
  })

  it('should drop the oldest above the limit', () => {
    const full = Array.from({ length: MAX_TICKS }, (_, index) => `t${index}`)
    const more = withTick(full, 'new', true)

    expect(more).toHaveLength(MAX_TICKS)
    expect(more.at(-1)).toBe('new')
    expect(more).not.toContain('t0')
  })

  it('should be told apart by article and words', () => {
    expect(tickKey('hajj-packing', ' Passport ')).toBe(tickKey('hajj-packing', 'Passport'))
    expect(tickKey('hajj-packing', 'Passport')).not.toBe(tickKey('umrah-preparation', 'Passport'))
  })
})
