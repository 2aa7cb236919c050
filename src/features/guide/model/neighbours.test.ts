import { describe, expect, it } from 'vitest'

import { neighboursOf } from './neighbours'

const items = [{ slug: 'a' }, { slug: 'b' }, { slug: 'c' }] as const

describe('neighboursOf', () => {
  it.each([
    ['a', null, 'b'],
    ['b', 'a', 'c'],
    ['c', 'b', null],
    ['x', null, null],
  ])('should find what stands before and after %s', (slug, previous, next) => {
    const found = neighboursOf(items, slug)

    expect([found.previous?.slug ?? null, found.next?.slug ?? null]).toEqual([previous, next])
  })
})
