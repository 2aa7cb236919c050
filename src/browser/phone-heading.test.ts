import { describe, expect, it } from 'vitest'

import { type PhoneAngles, phoneHeading } from './phone-heading'

const flat = (alpha: number | null, rest: Partial<PhoneAngles> = {}): PhoneAngles => ({
  alpha,
  beta: 0,
  absolute: true,
  ...rest,
})

describe('phoneHeading', () => {
  it.each([
    [0, 0],
    [90, 270],
    [270, 90],
    [359, 0],
    [357.4, 5],
  ])('should turn an alpha of %s into %s degrees clockwise from north', (alpha, heading) => {
    expect(phoneHeading(flat(alpha), 0)).toBe(heading)
  })

  it('should follow the picture of a phone on its side', () => {
    expect(phoneHeading(flat(0), 90)).toBe(90)
    expect(phoneHeading(flat(300), 270)).toBe(330)
  })

  it('should point backwards once the phone is tipped over its top', () => {
    expect(phoneHeading(flat(0, { beta: 120 }), 0)).toBe(180)
    expect(phoneHeading(flat(0, { beta: 60 }), 0)).toBe(0)
  })

  it('should take what Safari says, which counts clockwise', () => {
    expect(phoneHeading(flat(null, { absolute: false, webkitCompassHeading: 91 }), 0)).toBe(90)
  })

  it.each([
    ['a phone without a compass', flat(20, { absolute: false })],
    ['a phone without sensors', flat(null)],
    ['damaged numbers', flat(NaN, { webkitCompassHeading: 'north' })],
  ])('should know nothing from %s', (_, angles) => {
    expect(phoneHeading(angles, 0)).toBeNull()
  })
})
