import { describe, expect, it } from 'vitest'

import { createContentClock } from './content-clock.mjs'

describe('content clock', () => {
  it('should call current what was made of nothing that has changed since', () => {
    const clock = createContentClock()
    clock.change(['faq'])
    const made = clock.moment
    clock.change(['locations', 'location:7'])
    expect(clock.isCurrent(['settings', 'faq'], made)).toBe(true)
    expect(clock.isCurrent(['settings', 'location:7'], made)).toBe(false)
    expect(clock.isCurrent(['settings', 'location:7'], clock.moment)).toBe(true)
  })

  it('should call old what was made before everything changed', () => {
    const clock = createContentClock()
    const made = clock.moment
    clock.change(['everything'])
    expect(clock.isCurrent(['faq'], made)).toBe(false)
    expect(clock.isCurrent([], made)).toBe(false)
    expect(clock.isCurrent(['faq'], clock.moment)).toBe(true)
  })

  it('should call old at any change what is made of nothing known', () => {
    const clock = createContentClock()
    const made = clock.moment
    expect(clock.isCurrent(null, made)).toBe(true)
    clock.change(['faq'])
    expect(clock.isCurrent(null, made)).toBe(false)
  })
})
