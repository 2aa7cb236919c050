import { describe, expect, it } from 'vitest'

import { randomUuid } from './attempt'

const filledWith = (value: number) => ({
  getRandomValues: <Bytes extends ArrayBufferView | null>(bytes: Bytes): Bytes => {
    if (bytes instanceof Uint8Array) bytes.fill(value)
    return bytes
  },
})

describe('randomUuid', () => {
  it.each([
    [0, '00000000-0000-4000-8000-000000000000'],
    [255, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
    [10, '0a0a0a0a-0a0a-4a0a-8a0a-0a0a0a0a0a0a'],
  ])('should write sixteen bytes of %i as version 4', (value, uuid) => {
    expect(randomUuid(filledWith(value))).toBe(uuid)
  })

  it('should not repeat itself', () => {
    expect(new Set(Array.from({ length: 500 }, () => randomUuid())).size).toBe(500)
  })
})
