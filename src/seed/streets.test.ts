import { describe, expect, it } from 'vitest'

import { streetFiles } from '@/data/street-files'
import { parseOverpass } from '@/server/imports/osm/parse-overpass'
import { compareStreets } from '@/server/imports/streets/compare-streets'
import { streetRecords } from '@/server/imports/streets/street-records'

import { readStreetElements } from '../../tests/helpers/shipped-streets'
import { readShippedStreets } from './streets'

describe('the streets that ship', () => {
  const shipped = readShippedStreets()

  it('should be one map a city, of the day of its oldest part', () => {
    expect(shipped.map(({ city, wayRefs, mapDate }) => [city, wayRefs.length, mapDate])).toEqual([
      ['makkah', 6083, '2026-02-01T00:00:00Z'],
      ['madinah', 3175, '2026-02-01T00:00:00Z'],
    ])
  })

  it('should lose to an import what has a placeholder for its number, and nothing else', () => {
    const [makkah] = shipped
    if (makkah === undefined) throw new Error('There are no streets of Makkah.')
    const placeholders = makkah.wayRefs.filter((ref) => ref.startsWith('way/-'))
    const answer = parseOverpass(JSON.stringify({ elements: streetFiles.makkah.flatMap(readStreetElements) }))
    if (!answer.ok) throw new Error(answer.detail)
    const [imported] = streetRecords({ answers: [answer], sourceName: 'A file', now: new Date(0) }).files
    if (imported === undefined) throw new Error('There is nothing to import.')

    expect(answer.rejected['bad-id']).toBe(placeholders.length)
    expect(compareStreets(makkah, imported).ways).toEqual({
      added: 0,
      changed: 0,
      removed: placeholders.length,
      unchanged: makkah.wayRefs.length - placeholders.length,
    })
    // Far from the fifth at which an import asks whether the answer is broken.
    expect(placeholders.length / makkah.wayRefs.length).toBeLessThan(0.1)
  })
})
