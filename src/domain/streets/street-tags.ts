import { cleanText, hasArabic, isMostlyArabic } from '@/lib/text/text'
import type { StreetBuilding, StreetName, StreetWay, WayClass } from './street-map'

export type Tags = Readonly<Record<string, string>>

/** The values of `highway` that are a street or a path today; what is planned or being built is not among them. */
const classByHighway: Readonly<Record<string, WayClass>> = {
  motorway: 'motorway',
  motorway_link: 'motorway',
  trunk: 'major',
  trunk_link: 'major',
  primary: 'major',
  primary_link: 'major',
  secondary: 'major',
  secondary_link: 'major',
  tertiary: 'minor',
  tertiary_link: 'minor',
  unclassified: 'minor',
  residential: 'minor',
  living_street: 'minor',
  road: 'minor',
  service: 'service',
  track: 'service',
  pedestrian: 'pedestrian',
  footway: 'footway',
  path: 'footway',
  cycleway: 'footway',
  corridor: 'footway',
  steps: 'steps',
}

/** The class of a way by its tags, `null` for what is no street or is not open yet. */
export function readWayClass(tags: Tags): WayClass | null {
  const highway = tags.highway ?? ''
  return Object.hasOwn(classByHighway, highway) ? (classByHighway[highway] ?? null) : null
}

export type WayTraits = Pick<StreetWay, 'isClosedToWalkers' | 'isTunnel' | 'isBridge' | 'wheelchair'>

export const readWayTraits = (tags: Tags, wayClass: WayClass): WayTraits => ({
  isClosedToWalkers: isClosedToWalkers(tags, wayClass),
  isTunnel: isSet(tags.tunnel),
  isBridge: isSet(tags.bridge),
  wheelchair: readWheelchair(tags.wheelchair),
})

/** What `foot` says goes before what `access` says, as OpenStreetMap has it. */
function isClosedToWalkers({ foot, access, motorroad }: Tags, wayClass: WayClass): boolean {
  if (foot !== undefined) return CLOSED.has(foot)
  if (access !== undefined && CLOSED.has(access)) return true
  return wayClass === 'motorway' || motorroad === 'yes'
}

const CLOSED: ReadonlySet<string> = new Set(['no', 'private'])

const isSet = (value: string | undefined): boolean => value !== undefined && value !== 'no'

/** "limited" is neither a yes nor a no. */
function readWheelchair(value: string | undefined): boolean | null {
  if (value === 'yes' || value === 'designated') return true
  return value === 'no' ? false : null
}

/** A name by script, whichever tag it stands in; `null` without one. */
export function readStreetName(tags: Tags): StreetName | null {
  const written = cleanText(tags.name)
  const ar = findText([cleanText(tags['name:ar']), written], isMostlyArabic)
  const en = findText([cleanText(tags['name:en']), written], (text) => !hasArabic(text))
  return ar === null && en === null ? null : { ar, en }
}

function findText(texts: readonly (string | null)[], fits: (text: string) => boolean): string | null {
  return texts.find((text) => text !== null && fits(text)) ?? null
}

/** What a building is to somebody looking for the way, `null` for what is no building. */
export function readBuildingKind(tags: Tags): StreetBuilding['kind'] | null {
  const { building, amenity = '', tourism = '', shop = '', religion } = tags
  if (building === undefined || building === 'no') return null
  if (building === 'mosque' || isPlaceOfPrayer(amenity, religion)) return 'mosque'
  const isLandmark =
    LANDMARK_BUILDINGS.has(building) || LANDMARKS.has(amenity) || LANDMARKS.has(tourism) || LANDMARKS.has(shop)
  return isLandmark ? 'landmark' : 'plain'
}

const isPlaceOfPrayer = (amenity: string, religion: string | undefined): boolean =>
  amenity === 'place_of_worship' && (religion === undefined || religion === 'muslim')

const LANDMARK_BUILDINGS: ReadonlySet<string> = new Set(['hospital', 'train_station'])

/** Large, public, and asked for by name. */
const LANDMARKS: ReadonlySet<string> = new Set([
  'attraction',
  'courthouse',
  'fire_station',
  'hospital',
  'library',
  'mall',
  'marketplace',
  'museum',
  'police',
  'post_office',
  'townhall',
  'university',
])
