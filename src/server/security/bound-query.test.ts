import { describe, expect, it } from 'vitest'

import { boundQuery } from './bound-query'

const read = (query: string): string =>
  decodeURIComponent(boundQuery(new URLSearchParams(query), { isRead: true }).toString())

describe('boundQuery', () => {
  it('should leave an ordinary query alone', () => {
    const query = 'depth=1&limit=50&page=2&sort=-name&where[or][0][name][like]=haram'
    expect(read(query)).toBe(query)
  })

  it('should give the largest page where all rows were asked for', () => {
    expect(read('limit=0')).toBe('limit=500')
    expect(read('joins[gates][limit]=0')).toBe('joins[gates][limit]=500')
    expect(read('pagination=false')).toBe('pagination=false&limit=500')
  })

  it('should let a bulk change reach everything that was selected', () => {
    expect(boundQuery(new URLSearchParams('limit=0'), { isRead: false }).toString()).toBe('limit=0')
  })

  it.each([
    'limit=501',
    'limit=-1',
    'limit=1.5',
    'limit=',
    'limit= 1',
    'limit=1e2',
    'limit=0x10',
    'limit[0]=9999',
    'limit=1&limit=2',
  ])('should refuse %s', (query) => {
    expect(() => read(query)).toThrow('limit')
  })

  it('should count conditions, not the ids of a list', () => {
    const ids = Array.from({ length: 300 }, (_, index) => `where[id][in][${index}]=${index}`).join('&')
    expect(() => read(ids)).not.toThrow()
    const conditions = Array.from({ length: 21 }, (_, index) => `where[or][${index}][name][like]=a`).join('&')
    expect(() => read(conditions)).toThrow('conditions')
  })

  it('should refuse U+0000 in names and values', () => {
    expect(() => read('a%00=1')).toThrow('U+0000')
    expect(() => read('where[name][like]=%00')).toThrow('where[name][like]')
  })
})
