import { readStreets } from '@/domain/streets/read-streets'
import { isLockedGate } from '@/domain/streets/street-tags'
import { encodeStreetMap } from '@/domain/streets/street-file'
import { streetCities, type StreetCity, findStreetCity, streetCityNames } from '@/domain/streets/street-areas'

import type { OverpassElement } from '../osm/overpass-types'
import type { ParsedOverpass } from '../osm/parse-overpass'
import { ImportFailure } from '../context/failure'
import { findSourceTimestamp, staleWarnings } from '../sources/source-age'
import { compressStreets, MAX_STREET_BYTES, type StreetFile } from './street-versions'

/** The streets of a source, for each city that it has any of. */
export type StreetRecords = {
  readonly files: readonly StreetFile[]
  /** Objects of the source that are no street, by reason. */
  readonly skipped: Readonly<Record<string, number>>
  readonly sourceTimestamp: string | null
  readonly sourceName: string
  readonly warnings: readonly string[]
}

/** The streets in an answer of a map server or in a file, by city. Throws `ImportFailure` where there are none to use. */
export function streetRecords({
  answers,
  sourceName,
  now,
}: {
  readonly answers: readonly ParsedOverpass[]
  readonly sourceName: string
  readonly now: Date
}): StreetRecords {
  const sourceTimestamp = findSourceTimestamp(answers)
  const skipped: Record<string, number> = {}
  const count = (reasons: Readonly<Record<string, number>>) => {
    for (const [reason, more] of Object.entries(reasons)) skipped[reason] = (skipped[reason] ?? 0) + more
  }
  for (const { rejected } of answers) count(rejected)

  const byCity = elementsByCity(answers.flatMap(({ elements }) => elements))
  count({ 'outside-cities': byCity.outside })
  const files: StreetFile[] = []
  for (const city of streetCities) {
    const { map, wayRefs, buildingRefs, leftOut } = readStreets(byCity[city], city)
    count(leftOut)
    if (wayRefs.length === 0) continue
    const file = { city, bytes: encodeStreetMap(map), wayRefs, buildingRefs, mapDate: sourceTimestamp }
    refuseTooLarge(file)
    files.push(file)
  }
  if (files.length === 0) throw nothingToDraw(skipped)
  const used = Object.entries(skipped).filter(([, amount]) => amount > 0)
  return {
    files,
    skipped: Object.fromEntries(used),
    sourceTimestamp,
    sourceName,
    warnings: staleWarnings(sourceTimestamp, now),
  }
}

type ByCity = Readonly<Record<StreetCity, OverpassElement[]>> & { outside: number }

/** By the middle of each object: one at the edge is of a city or of none, never of a part. */
function elementsByCity(elements: readonly OverpassElement[]): ByCity {
  const byCity: ByCity = { makkah: [], madinah: [], outside: 0 }
  for (const element of elements) {
    const city = element.type === 'node' ? findCityOfGate(element) : findCity(element)
    if (city === null) byCity.outside += 1
    else byCity[city].push(element)
  }
  return byCity
}

/** Of all points only gates on ways say something of streets. */
const findCityOfGate = ({ lat, lon, tags }: Extract<OverpassElement, { type: 'node' }>): StreetCity | null =>
  isLockedGate(tags) ? findStreetCity(lat, lon) : null

function findCity({ bounds, center, geometry }: Exclude<OverpassElement, { type: 'node' }>): StreetCity | null {
  if (bounds !== undefined) {
    return (
      findStreetCity((bounds.minlat + bounds.maxlat) / 2, (bounds.minlon + bounds.maxlon) / 2) ??
      // A street that leads out of the area is of the city in which it begins or ends.
      cityAtCorner(geometry?.[0]) ??
      cityAtCorner(geometry?.at(-1))
    )
  }
  return cityAtCorner(center) ?? cityAtCorner(geometry?.[0])
}

const cityAtCorner = (corner: { readonly lat: number; readonly lon: number } | null | undefined): StreetCity | null =>
  corner ? findStreetCity(corner.lat, corner.lon) : null

function refuseTooLarge({ city, bytes }: StreetFile): void {
  const size = compressStreets(bytes).length
  if (size <= MAX_STREET_BYTES) return
  throw new ImportFailure(
    'source-too-large',
    `The streets of ${streetCityNames[city]} would take ${kilobytes(size)} of a visitor’s data, and ` +
      `${kilobytes(MAX_STREET_BYTES)} is the most. Nothing has changed. Ask for a smaller area.`,
  )
}

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} KB`

/** With the reasons, because a person who has chosen the file can do something about most of them. */
function nothingToDraw(skipped: Readonly<Record<string, number>>): ImportFailure {
  const reasons = Object.entries(skipped)
    .filter(([, amount]) => amount > 0)
    .map(([reason, amount]) => `${reason} ${amount}`)
  return new ImportFailure(
    'empty-answer',
    `There is not a single street of Makkah or Madinah in it${reasons.length === 0 ? '' : `: ${reasons.join(', ')}`}. ` +
      'Nothing has changed. Streets are asked for with “out geom”.',
  )
}
