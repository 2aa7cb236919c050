import { describe, expect, it } from 'vitest'

import { withdrawn } from '@/server/cache/tags'

import { MAX_KEYS_LENGTH, purgedKeys, surrogateKeyHeaders, surrogateKeys } from './surrogate-keys'

const places = (count: number) => Array.from({ length: count }, (_, index) => `location:${index}`)

describe('surrogateKeys', () => {
  it('should be what an answer was made of, once each, and the key of all', () => {
    expect(surrogateKeys(['everything', 'gates', 'gate:7', 'gates'])).toEqual(['everything', 'gate:7', 'gates'])
  })

  it('should leave out what is the framework’s own', () => {
    expect(surrogateKeys(['_N_T_/layout', '_N_T_/faq', 'faq'])).toEqual(['everything', 'faq'])
  })

  it('should say when it is not known what an answer was made of', () => {
    expect(surrogateKeys([])).toEqual(['everything', 'unknown'])
    expect(surrogateKeys(['_N_T_/faq'])).toEqual(['everything', 'unknown'])
  })

  it('should name kinds where records would be too long, and stay short enough', () => {
    const keys = surrogateKeys(['home', ...places(10_000), 'article:hajj'])

    expect(keys).toEqual(['any-article', 'any-location', 'everything', 'home'])
    expect(surrogateKeys(places(50)).join(' ').length).toBeLessThanOrEqual(MAX_KEYS_LENGTH)
  })

  it('should be one word of plain letters each, whatever a record is called', () => {
    const headers = surrogateKeyHeaders(['path:a b,c', 'article:مكة'])

    expect(headers).toEqual({
      'surrogate-key': 'article:%D9%85%D9%83%D8%A9 everything path:a%20b%2Cc',
      'cache-tag': 'article:%D9%85%D9%83%D8%A9,everything,path:a%20b%2Cc',
    })
  })
})

describe('purgedKeys', () => {
  it('should be those of what changed, of its kind, and of what nobody knows', () => {
    expect(purgedKeys(['location:7', 'locations'])).toEqual(['location:7', 'locations', 'any-location', 'unknown'])
  })

  it('should be the same for what was withdrawn', () => {
    expect(purgedKeys([withdrawn('gate:7'), 'gate:7'])).toEqual(purgedKeys(['gate:7']))
  })

  it('should be one for everything', () => {
    expect(purgedKeys(['home', withdrawn('everything')])).toEqual(['everything'])
  })

  it.each([[['location:7']], [places(10_000)], [['path:a b']], [[]]])(
    'should empty what was made of any of its tags: %#',
    (tags: readonly string[]) => {
      const changed = tags[0] ?? 'settings'
      const purged = new Set(purgedKeys([changed]))

      expect(surrogateKeys(tags).some((key) => purged.has(key))).toBe(true)
    },
  )
})
