import { describe, expect, it } from 'vitest'

import { toArticlePath, topics } from '@/domain/search-words/topics'

import { searchPages } from './pages'

describe('the topics of the search', () => {
  it('should have no two of one name', () => {
    expect(new Set(topics.map(({ title }) => title)).size).toBe(topics.length)
  })

  it('should not offer a part of an article that is not published', () => {
    const offered = searchPages([]).map(({ path }) => path)

    expect(topics.filter((topic) => toArticlePath(topic) !== null).length).toBeGreaterThan(10)
    expect(offered.filter((path) => path.startsWith('/guide/more/'))).toEqual([])
    expect(offered).toContain('/authorities#emergency')
  })
})
