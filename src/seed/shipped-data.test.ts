import { describe, expect, it } from 'vitest'

import { readData, readDataText } from '@/data/read-data'
import { nameProblem } from '@/lib/text/names'
import { cleanText, withoutInvisible } from '@/lib/text/text'
import { findClosedReason } from '@/server/imports/osm/closed-places'
import type { OsmTags } from '@/server/imports/osm/overpass-types'
import { z } from 'zod'

/* What the rules for names and for closed places do to the data as it ships, before any of it is read into the guide. */

const mapFiles = [
  'makkah-pois',
  'madinah-pois',
  'nabawi-area',
  'makkah-streets',
  'mashair-streets',
  'madinah-streets',
] as const

const writtenFiles = [
  'gates-facts',
  'holy-sites',
  'jeddah-places',
  'madinah-places',
  'emergency-places',
  'mashair-places',
] as const

const extract = z.object({ elements: z.array(z.object({ tags: z.record(z.string(), z.string()).optional() })) })

const tagged: readonly OsmTags[] = mapFiles.flatMap((file) =>
  extract
    .parse(JSON.parse(readDataText(`${file}.overpass.json`)))
    .elements.flatMap(({ tags }) => (tags === undefined ? [] : [tags])),
)

const named = z.array(z.object({ name: z.string(), arabicName: z.string().nullable() }))

const names: readonly string[] = [
  ...tagged.flatMap((tags) => [tags.name, tags['name:ar'], tags['name:en'], tags.int_name]),
  ...writtenFiles
    .flatMap((file) => readData(`${file}.json`, named))
    .flatMap(({ name, arabicName }) => [name, arabicName]),
].filter((name) => name !== undefined && name !== null)

describe('the names that ship', () => {
  it('should lose no sign to the rules for names', () => {
    expect({
      names: names.length,
      changed: names.filter((name) => withoutInvisible(name) !== name),
      refused: names.filter((name) => nameProblem(name) !== null),
    }).toEqual({ names: 12_843, changed: [], refused: [] })
  })

  it('should be put on one line where the map has a line end or two spaces', () => {
    expect(names.filter((name) => cleanText(name) !== name)).toEqual([
      'مطعم محمود الدقل\nالباكستاني',
      'شارع  حفصة بنت عمر',
    ])
  })
})

describe('the map objects that ship', () => {
  it('should hold none that is closed for good', () => {
    expect(tagged.filter((tags) => findClosedReason(tags) !== null)).toEqual([])
    expect(tagged).toHaveLength(16_174)
  })
})
