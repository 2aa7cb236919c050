import { describe, expect, it } from 'vitest'

import { parseOverpass, type ParsedOverpass } from '../osm/parse-overpass'
import { findSourceTimestamp } from './source-age'

function answer(base: string | null, ...times: readonly string[]): ParsedOverpass {
  const elements = times.map((timestamp, index) => ({ type: 'node', id: index + 1, lat: 21, lon: 39, timestamp }))
  const parsed = parseOverpass(JSON.stringify({ osm3s: base === null ? {} : { timestamp_osm_base: base }, elements }))
  if (!parsed.ok) throw new Error(parsed.detail)
  return parsed
}

const [may, june] = ['2024-05-03T10:00:00Z', '2024-06-03T10:00:00Z']

describe('findSourceTimestamp', () => {
  it.each([
    ['the oldest base of several answers', [answer(june), answer(may), answer(null)], may],
    ['the base, whatever the objects say', [answer(may, june)], may],
    ['the newest object where there is no base', [answer(null, may), answer(null, june, may)], june],
    ['nothing where nobody says it', [answer(null, 'yesterday'), answer(null)], null],
  ])('should be %s', (_name, answers, expected) => {
    expect(findSourceTimestamp(answers)).toBe(expected)
  })
})
