import { parseCity, parseCitySlug } from '../addresses/views'
import { isMosqueKey, mosqueById, type MosqueKey, mosques } from '../gates/mosques'
import { type City, toCity } from '../places/cities'
import type { Notice } from './notice'
import { isAbout } from './thing-marks'

/** What a screen is about, as far as notices ask. */
type NoticeScreen =
  /** Has them all, in its own way. */
  | { readonly kind: 'notices' }
  /** Of no place: articles, questions, settings. */
  | { readonly kind: 'reading' }
  /** The first screen, and ways: whoever is there may be on the way to anything. */
  | { readonly kind: 'anywhere' }
  /** Lists and the map; `null` for all cities. */
  | { readonly kind: 'city'; readonly city: City | null }
  | { readonly kind: 'mosque'; readonly mosque: MosqueKey }
  | { readonly kind: 'gate'; readonly mosque: MosqueKey; readonly id: number }
  | { readonly kind: 'place'; readonly id: number; readonly city: City | null }

const GATE_LISTS: ReadonlySet<string> = new Set(['/places/gates', '/gates', '/mosque-gates', '/gates-map'])

/**
 * What the screen at an address is about; in a preview it is the same. The city of a place is on its page, and not in its
 * address.
 */
export function noticeScreen(address: string, query: URLSearchParams, placeCity: City | null = null): NoticeScreen {
  const pathname = address.replace(/^\/preview(?=\/|$)/, '') || '/'
  if (pathname === '/notices') return { kind: 'notices' }
  if (pathname === '/' || pathname === '/walk') return { kind: 'anywhere' }
  if (GATE_LISTS.has(pathname)) {
    const mosque = query.get('mosque')
    // The plain addresses show Masjid al-Haram.
    return { kind: 'mosque', mosque: isMosqueKey(mosque) ? mosque : 'haram' }
  }
  if (pathname === '/gate-details') {
    const mosque = mosqueById(Number(query.get('mosqueId')))
    return mosque === null ? { kind: 'anywhere' } : { kind: 'gate', mosque: mosque.key, id: Number(query.get('id')) }
  }
  if (pathname === '/places') return { kind: 'city', city: parseCity(query.get('city') ?? '') }
  if (pathname === '/map') return { kind: 'city', city: null }
  const [, first, second = ''] = pathname.split('/')
  if (first === 'directory') {
    const city = parseCitySlug(second)
    return { kind: 'city', city: city === null ? null : toCity(city) }
  }
  if (first === 'place') return { kind: 'place', id: Number(second), city: placeCity }
  return { kind: 'reading' }
}

/** The city a notice is about; `null` for all of them, and for places outside. */
function noticeCity({ concern }: Pick<Notice, 'concern'>): City | null {
  switch (concern.kind) {
    case 'all':
      return null
    case 'city':
    case 'place':
      return concern.city
    case 'mosque':
    case 'gate':
      return mosques[concern.mosque].city
  }
}

/** Whether a screen shows it. */
export function concernsScreen(notice: Notice, screen: NoticeScreen): boolean {
  if (screen.kind === 'notices') return false
  const { concern } = notice
  if (concern.kind === 'all') return true
  switch (screen.kind) {
    case 'reading':
      return false
    case 'anywhere':
      return notice.severity !== 'information'
    case 'city':
      return screen.city === null || noticeCity(notice) === screen.city
    case 'mosque':
      return concernsMosque(notice, screen.mosque) || (concern.kind === 'gate' && concern.mosque === screen.mosque)
    case 'gate':
      return concernsMosque(notice, screen.mosque) || isAbout(notice, screen)
    case 'place': {
      const mosque = mosqueById(screen.id)
      if (isAbout(notice, screen) || (mosque !== null && concernsMosque(notice, mosque.key))) return true
      return concern.kind === 'city' && concern.city === screen.city
    }
  }
}

function concernsMosque({ concern }: Notice, mosque: MosqueKey): boolean {
  if (concern.kind === 'mosque') return concern.mosque === mosque
  return concern.kind === 'city' && concern.city === mosques[mosque].city
}

/** What the emergency sheet says of a city: what may put somebody in danger there, or stop help. */
export const concernsEmergency = (notice: Notice, city: City | null): boolean => {
  if (notice.severity === 'information') return false
  const about = noticeCity(notice)
  return notice.concern.kind === 'all' || (city === null ? notice.severity === 'danger' : about === city)
}
