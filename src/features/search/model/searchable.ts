import type { LocationDto } from '@/contracts/locations'
import type { GateDto } from '@/contracts/mosque-gates'
import { gateHref } from '@/domain/gates/gate-links'
import { mosqueById } from '@/domain/gates/mosques'
import { placeCategoryLabel } from '@/domain/places/place-categories'
import { mapHref } from '@/domain/places/place-links'
import { isMostlyArabic } from '@/lib/text/arabic'

import { type AskedDocument, toAsked } from './asked'
import type { SearchPage } from './pages'
import { type IndexDocument, type IndexSegment, toSegment } from './index-segment'
import { findAliases } from './site-names'
import type { Suggestion } from './suggestion'

export type SearchPlace = Pick<LocationDto, 'id' | 'name' | 'category' | 'city'>

export type SearchGate = Pick<GateDto, 'id' | 'locationId' | 'name' | 'gate_number' | 'arabic_name' | 'is_major'>

export type Searchable = readonly IndexSegment[]

/** Everything the search looks through. The order of what is given decides between equals. */
export const prepare = (
  pages: readonly SearchPage[],
  places: readonly SearchPlace[],
  gates: readonly SearchGate[],
): Searchable => [preparePages(pages), preparePlaces(places), prepareGates(gates)]

export const preparePages = (pages: readonly SearchPage[]): IndexSegment => ({
  ...toSegment(pages.filter((page) => !isPassage(page)).map(fromPage)),
  asked: toAsked(pages.map(fromAnswer)),
})

/** Nobody calls it by a name. */
const isPassage = ({ keywords, asks = [], isKind = false }: SearchPage): boolean =>
  keywords.length === 0 && asks.length > 0 && !isKind

export const preparePlaces = (places: readonly SearchPlace[]): IndexSegment => toSegment(places.map(fromPlace))

export const prepareGates = (gates: readonly SearchGate[]): IndexSegment => toSegment(gates.map(fromGate))

const PRIORITY = { page: 30, holySite: 25, majorGate: 18, gate: 15, place: 0 } as const

const fromPage = ({ path, title, keywords, about = '' }: SearchPage): IndexDocument => ({
  title,
  phrases: keywords,
  context: about,
  gateNumber: null,
  mayBeNameless: false,
  priority: PRIORITY.page,
  toSuggestion: () => pageSuggestion({ path, title }),
})

const fromAnswer = ({ path, title, asks = [], isKind = false }: SearchPage): AskedDocument => ({
  phrases: asks,
  isKind,
  toSuggestion: () => pageSuggestion({ path, title }),
})

const pageSuggestion = ({ path, title }: Pick<SearchPage, 'path' | 'title'>): Suggestion => ({
  kind: 'page',
  title,
  detail: 'App Page',
  gateNumber: null,
  isArabic: false,
  href: path,
})

const fromPlace = ({ id, name, category, city }: SearchPlace): IndexDocument => ({
  title: name,
  phrases: [...findAliases(name), ...splitBrackets(name)],
  context: `${category} ${city}`,
  gateNumber: null,
  mayBeNameless: true,
  priority: category === 'holy site' ? PRIORITY.holySite : PRIORITY.place,
  toSuggestion: () => ({
    kind: 'place',
    title: name,
    detail: `${placeCategoryLabel(category)} • ${city}`,
    gateNumber: null,
    isArabic: isMostlyArabic(name),
    href: mapHref({ search: name, place: id }),
  }),
})

function fromGate(gate: SearchGate): IndexDocument {
  const { id, locationId, name, gate_number: gateNumber, arabic_name: arabicName } = gate
  const mosque = mosqueById(locationId)
  const place = mosque?.name ?? 'Mosque gate'
  return {
    title: name,
    phrases: [arabicName, gateNumber].filter((text) => text !== null),
    context: `gate ${place} ${mosque?.city ?? ''}`,
    gateNumber,
    mayBeNameless: true,
    priority: gate.is_major === 1 ? PRIORITY.majorGate : PRIORITY.gate,
    toSuggestion: () => ({
      kind: 'gate',
      title: name,
      detail: gateNumber === null ? place : `Gate ${gateNumber} • ${place}`,
      gateNumber,
      isArabic: false,
      href: gateHref({ id, mosqueId: locationId }),
    }),
  }
}

/** "Al-Balad (Historic Jeddah)" is known by both names. */
function splitBrackets(name: string): readonly string[] {
  if (!name.endsWith(')')) return []
  const [, outside, inside] = /^(.+)\((.+)\)$/.exec(name) ?? []
  return outside === undefined || inside === undefined ? [] : [outside, inside]
}
