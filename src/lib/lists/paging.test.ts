import { describe, expect, it } from 'vitest'

import { PAGE_SIZE, pageOfList } from './paging'

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

describe('pageOfList', () => {
  it.each([
    [0, 1, 1, 0],
    [1, 1, 1, 1],
    [PAGE_SIZE, 1, 1, PAGE_SIZE],
    [PAGE_SIZE + 1, 1, 2, PAGE_SIZE],
    [PAGE_SIZE + 1, 2, 2, 1],
  ])('should cut %i items, page %i of %i, to %i rows', (count, page, pageCount, rows) => {
    const slice = pageOfList(numbers(count), page)

    expect(slice).toMatchObject({ page, pageCount, total: count })
    expect(slice?.items).toHaveLength(rows)
  })

  it('should lose and repeat nothing', () => {
    const all = numbers(2 * PAGE_SIZE + 5)

    expect([1, 2, 3].flatMap((page) => pageOfList(all, page)?.items ?? [])).toEqual(all)
  })

  it.each([0, -1, 3, 1.5, Number.NaN])('should not find page %d of two', (page) => {
    expect(pageOfList(numbers(PAGE_SIZE + 1), page)).toBeNull()
  })
})
