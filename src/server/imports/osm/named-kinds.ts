import type { PlaceCategory } from '@/domain/places/place-categories'

import type { OsmTags } from './overpass-types'

type NamedKind = { readonly category: PlaceCategory; readonly pattern: string }

/**
 * What the map has no tag for, so that its name alone says what it is: where lost people and children are brought, who
 * guides pilgrims, the desks at the two mosques, and the camps of Mina. The patterns are read by the map's server, too (POSIX, letter case never matters): no
 * `\b`, no lookahead.
 */
export const namedKinds: readonly NamedKind[] = [
  {
    category: 'help point',
    pattern:
      'lost (child|person|people|guid|and found)|guiding the lost|cent(er|re) for lost|lost & found|تائهين|الضائعين|مفقودات|pilgrims?.? guidance|إرشاد (ال)?حجاج|ministry of hajj|وزارة الحج',
  },
  { category: 'camp zone', pattern: 'مخيمات (ال)?حجاج|camps of pilgrims' },
  {
    category: 'services',
    pattern:
      'we?h?eelchairs? office|luggage lockers?|religious guidance|zam ?zam filling|مكتب العربات|الكراسي المتحركة|صناديق الأمانات|خزائن الأمتعة|تعبئة زمزم',
  },
]

/** The keys of a name that the patterns are tried on. */
export const namedKindKeys = ['name', 'name:en'] as const

/** The category that an object's name says, or `null`. For objects that no tag sorts. */
export function findNamedKind(tags: OsmTags): PlaceCategory | null {
  const said = namedKindKeys.map((key) => tags[key] ?? '').join('\n')
  return matchers.find(({ matcher }) => matcher.test(said))?.category ?? null
}

const matchers = namedKinds.map(({ category, pattern }) => ({ category, matcher: new RegExp(pattern, 'i') }))
