import { type Position, distanceMetres } from '@/lib/geo/geo'
import { mosques } from '@/domain/gates/mosques'

import type { OsmTags } from './overpass-types'

export type ToiletUsers = 'men' | 'women' | 'men and women'

/** The blocks of both mosques lie within this of the middle of the mosque: 680 m and 530 m are the farthest. */
const MOSQUE_RADIUS_METRES = 750

/** Toilets are found by their number, by whom they are for, and by their mosque; few have a name of their own. */
export function formatToiletsName(tags: OsmTags): string {
  const number = [tags.name, tags['name:en'], tags['name:ar'], tags.ref]
    .map((text) => /(\d{1,3})\s*$/.exec(text ?? '')?.[1])
    .find((digits) => digits !== undefined)
  const users = parseToiletUsers(tags)
  return ['Toilets', number, users === null ? undefined : `(${users})`].filter((part) => part !== undefined).join(' ')
}

/** From the tags, else from the name; `null` when neither says. */
export function parseToiletUsers(tags: OsmTags): ToiletUsers | null {
  const said = [tags.name, tags['name:en'], tags['name:ar']].filter((text) => text !== undefined).join(' ')
  const isForWomen = tags.female === 'yes' || /\bwom[ae]n|\bladies|نساء|سيدات/i.test(said)
  const isForMen = tags.male === 'yes' || /\bm[ae]n\b|\bmen'?s\b|\bgents\b|رجال/i.test(said)
  if (tags.unisex === 'yes' || (isForMen && isForWomen)) return 'men and women'
  if (isForMen) return 'men'
  return isForWomen ? 'women' : null
}

/** "Masjid an-Nabawi, north side"; `null` away from both mosques. */
export function describeMosqueSide(position: Position): string | null {
  const mosque = Object.values(mosques).find((one) => distanceMetres(one, position) <= MOSQUE_RADIUS_METRES)
  if (mosque === undefined) return null
  const middle = mosque.key === 'nabawi' ? NABAWI_MIDDLE : mosque
  return `${mosque.name}, ${findSide(middle, position)} side`
}

/** The default position of the gates map stands in the old south part of the mosque. */
const NABAWI_MIDDLE = { latitude: 24.4686474, longitude: 39.6111719 }

const SIDES = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const

function findSide(from: Position, to: Position): (typeof SIDES)[number] {
  const north = to.latitude - from.latitude
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180)
  const turn = Math.round((Math.atan2(east, north) / Math.PI) * 4)
  return SIDES[(turn + 8) % 8] ?? 'north'
}
