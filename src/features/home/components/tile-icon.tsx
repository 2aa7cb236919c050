import type { ReactNode } from 'react'

/** Drawn for the guide on a grid of 32, with one line width. */
const drawings: Readonly<Record<TileIconName, ReactNode>> = {
  places: (
    <>
      <path d="M16 29s9.5-8.6 9.5-16a9.5 9.5 0 0 0-19 0c0 7.4 9.5 16 9.5 16z" />
      <path d="m16 8.5 1.4 3.1 3.1 1.4-3.1 1.4-1.4 3.1-1.4-3.1-3.1-1.4 3.1-1.400z" />
    </>
  ),
  food: (
    <>
      <path d="M6.5 4v7a4 4 0 0 0 8 0V4M10.5 4v24" />
      <path d="M24.5 28V4c-3.5 2-5 6.5-5 13.500h5" />
    </>
  ),
  'holy-sites': (
    <>
      <path d="m16 3.5 10.5 4.500v16L16 28.5 5.5 24V8z" />
      <path d="M5.5 8 16 12.5 26.5 8M16 12.500v16" />
      <path d="m5.5 12.5 10.5 4.5 10.5-4.5" />
      <path d="M20 26.700v-5.200l3-1.300v5.2" />
    </>
  ),
  gates: (
    <>
      <path d="M2.5 28.500h27M5 28.500V5h22v23.5" />
      <path d="M10 28.500V17c0-3.5 3-5.5 6-8 3 2.5 6 4.5 6 8v11.5" />
      <path d="M16 15.500v13" />
    </>
  ),
  guide: (
    <>
      <path d="M16 8.500C13 6 9 5 3.5 5v19.500c5.5 0 9.5 1 12.5 3.5 3-2.5 7-3.5 12.5-3.500V5C23 5 19 6 16 8.500zM16 8.500V28" />
      <path d="M7.5 10.800c1.8.2 3.2.6 4.5 1.200M7.5 15.800c1.8.2 3.2.6 4.5 1.200M24.5 10.800c-1.8.2-3.2.6-4.5 1.200M24.5 15.800c-1.8.2-3.2.6-4.5 1.2" />
    </>
  ),
  booking: (
    <>
      <rect x="6.5" y="3.5" width="19" height="25" rx="3" />
      <circle cx="16" cy="13" r="5" />
      <path d="M11 13h10M16 8c-3.2 3-3.2 7 0 10 3.2-3 3.2-7 0-10zM11.5 23.500h9" />
    </>
  ),
  star: <path d="M7 7h18v18H7zM16 3.3 28.7 16 16 28.7 3.3 16z" />,
}

export function TileIcon({ name }: { name: TileIconName }) {
  return (
    <svg
      width={32}
      height={32}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      {drawings[name]}
    </svg>
  )
}

/** The drawings there are for tiles. */
type TileIconName = 'places' | 'food' | 'holy-sites' | 'gates' | 'guide' | 'booking' | 'star'

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
