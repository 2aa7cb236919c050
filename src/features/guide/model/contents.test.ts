import { describe, expect, it } from 'vitest'

import type { HeadingLevel } from '@/lib/rich-text/outline'

import { contentsOf } from './contents'

const headings = (...levels: readonly HeadingLevel[]) =>
  levels.map((level, index) => ({ id: `h${index}`, text: `Heading ${index}`, level }))

describe('contentsOf', () => {
  it('should put the headings of the second level under those of the first and leave out deeper ones', () => {
    const contents = contentsOf(headings(2, 3, 4, 3, 2, 2, 2))

    expect(contents.map(({ id, children }) => [id, children.map((child) => child.id)])).toEqual([
      ['h0', ['h1', 'h3']],
      ['h4', []],
      ['h5', []],
      ['h6', []],
    ])
  })

  it('should be empty for a short article', () => {
    expect(contentsOf(headings(2, 3, 2, 2))).toEqual([])
    expect(contentsOf([])).toEqual([])
  })
})
