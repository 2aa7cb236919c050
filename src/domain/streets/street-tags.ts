import { hasArabic, isMostlyArabic } from '@/lib/text/arabic'
import { cleanText } from '@/lib/text/text'
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

export type WayTraits = Omit<StreetWay, 'class' | 'name' | 'points' | 'apart'>

export const readWayTraits = (tags: Tags, wayClass: WayClass): WayTraits => ({
  isClosedToWalkers: isClosedToWalkers(tags, wayClass),
  isTunnel: isSet(tags.tunnel),
  isBridge: isSet(tags.bridge),
  isOffGround: isOffGround(tags),
  isBusy: isFast(tags, wayClass) && !hasPavement(tags),
  isEscalator: isSet(tags.conveying),
  walking: readWalkingDirection(tags),
  isSquare: wayClass === 'pedestrian' && tags.area === 'yes',
  wheelchair: readWheelchair(tags.wheelchair),
})

/** What `foot` says goes before what `access` says, as OpenStreetMap has it. */
function isClosedToWalkers(tags: Tags, wayClass: WayClass): boolean {
  const { foot, access, motorroad, sidewalk = '' } = tags
  if (foot !== undefined) return CLOSED.has(foot)
  if (access !== undefined && CLOSED.has(access)) return true
  if (wayClass === 'motorway' || motorroad === 'yes') return !PAVEMENTS.has(sidewalk)
  return isFast(tags, wayClass) && WITHOUT_PAVEMENT.has(sidewalk)
}

/** `use_sidepath`: another path beside it is meant for people on foot. `permit`: only with a paper of one's own. */
const CLOSED: ReadonlySet<string> = new Set(['no', 'private', 'military', 'permit', 'use_sidepath'])

/** A gate on a way that does not open for everybody. */
export function isLockedGate({ barrier, foot, access, locked }: Tags): boolean {
  if (barrier === undefined || !GATES.has(barrier)) return false
  if (foot !== undefined) return CLOSED.has(foot)
  return locked === 'yes' || (access !== undefined && CLOSED.has(access))
}

/** What fills the way; people on foot pass bollards and bars for cars. */
export const GATES: ReadonlySet<string> = new Set(['gate', 'sliding_gate', 'door'])

/** A trunk road, or a tunnel that was built for cars. */
const isFast = ({ highway = '', tunnel }: Tags, wayClass: WayClass): boolean =>
  highway.startsWith('trunk') || (isSet(tunnel) && TUNNELS_OF_CARS.has(wayClass))

export const TUNNELS_OF_CARS: ReadonlySet<WayClass> = new Set(['motorway', 'major', 'minor', 'service'])

const WITHOUT_PAVEMENT: ReadonlySet<string> = new Set(['no', 'none', 'separate'])

const hasPavement = (tags: Tags): boolean =>
  tags.foot === 'yes' ||
  tags.foot === 'designated' ||
  PAVEMENTS.has(tags.sidewalk ?? '') ||
  [tags.name, tags['name:ar'], tags['name:en']].some((name) => name !== undefined && PEDESTRIAN_ROAD.test(name))

/** The map draws the pedestrian road from Masjid al-Haram to Mina, with its tunnels, as one of cars: only its name says whose it is. */
const PEDESTRIAN_ROAD = /pedestrian (?:road|tunnel)|(?:طريق|نفق) (?:ال)?مشاة/iu

const PAVEMENTS: ReadonlySet<string> = new Set(['yes', 'both', 'left', 'right'])

/** A storey less than one away from the ground is a few steps from it. */
function isOffGround({ tunnel, bridge, layer, level }: Tags): boolean {
  if (isSet(tunnel) || isSet(bridge)) return true
  if (level !== undefined) return !level.split(/[;,]/).some((storey) => Math.abs(Number(storey)) < 1)
  return layer !== undefined && layer !== '0'
}

/** 0 on the ground; a bridge that does not say its layer is above it, a tunnel below. */
export function readLayer({ tunnel, bridge, layer }: Tags): number {
  const said = Number(layer)
  if (layer !== undefined && Number.isFinite(said)) return said
  return isSet(bridge) ? 1 : isSet(tunnel) ? -1 : 0
}

/** A pavement drawn for feet alone may be one-way for them; a street is one-way for cars. */
function readWalkingDirection(tags: Tags): StreetWay['walking'] {
  const { highway = '', conveying = '', oneway } = tags
  if (conveying === 'forward' || conveying === 'backward') return conveying
  const said = tags['oneway:foot'] ?? (FOR_FEET_ALONE.has(highway) ? oneway : undefined)
  if (said === '-1' || tags['foot:forward'] === 'no') return 'backward'
  return said === 'yes' || tags['foot:backward'] === 'no' ? 'forward' : 'both'
}

const FOR_FEET_ALONE: ReadonlySet<string> = new Set(['footway', 'steps', 'corridor'])

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
