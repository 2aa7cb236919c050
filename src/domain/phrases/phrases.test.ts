import { describe, expect, it } from 'vitest'

import { phraseGroups, phrases, PHRASES_CHECKED_ON } from './phrases'

const hostOf = (address: string): string => new URL(address).host.replace(/^www\./, '')

describe('words to show', () => {
  it('should be thirty at least, each under a name of its own, in every group', () => {
    expect(phrases.length).toBeGreaterThanOrEqual(30)
    expect(new Set(phrases.map(({ id }) => id)).size).toBe(phrases.length)
    expect(phrases.filter(({ id }) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([])
    expect(new Set(phrases.map(({ group }) => group))).toEqual(new Set(Object.keys(phraseGroups)))
  })

  it.each(phrases)('should say "$english" in Arabic letters, with the same mark at the end', ({ english, arabic }) => {
    expect(english).toMatch(/^[A-Z][\w', .?]+[.?]$/)
    // Letters of the Arabic alphabet proper: those of Persian and Urdu look the same and are not.
    expect(arabic).toMatch(/^[\u0621-\u063a\u0641-\u064a .،؟]+[.؟]$/)
    expect(arabic.endsWith('؟')).toBe(english.endsWith('?'))
  })

  it.each(phrases)('should name two hosts for "$english"', ({ sources }) => {
    expect(new Set(sources.map(hostOf)).size).toBeGreaterThanOrEqual(2)
    expect(new Set(sources).size).toBe(sources.length)
    // A page, and not the door of a site.
    expect(sources.filter((address) => new URL(address).pathname.length < 5)).toEqual([])
  })

  it('should name a day on which they were checked', () => {
    expect(new Date(PHRASES_CHECKED_ON).toISOString().slice(0, 10)).toBe(PHRASES_CHECKED_ON)
  })
})
