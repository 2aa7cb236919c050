/** The drawings there are for tiles. */
export type TileIconName = 'places' | 'food' | 'holy-sites' | 'gates' | 'guide' | 'booking' | 'star'

/** The drawing that fits what a tile leads to; editors may add tiles, which get the guide's star. */
export function tileIconName(href: string): TileIconName {
  const { pathname, searchParams } = new URL(href, 'https://guide.invalid')
  switch (pathname) {
    case '/places':
      return categoryIcons.get(searchParams.get('category')?.toLowerCase() ?? '') ?? 'places'
    case '/places/gates':
    case '/gates':
      return 'gates'
    case '/guide':
      return 'guide'
    case '/booking-links':
      return 'booking'
    default:
      return 'star'
  }
}

const categoryIcons: ReadonlyMap<string, TileIconName> = new Map([
  ['restaurant', 'food'],
  ['holy site', 'holy-sites'],
])
