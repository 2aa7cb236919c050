/** A screen of the guide: its address (spec §2), its name as readers see it, and the words people look for it by. */
export type AppPage = {
  readonly path: string
  readonly title: string
  readonly keywords: readonly string[]
}

/** Every fixed screen, canonical addresses only. Articles and places come from the CMS. */
export const appPages = [
  { path: '/', title: 'Home', keywords: ['home', 'start', 'welcome'] },
  { path: '/directory', title: 'Directory', keywords: ['directory', 'list', 'all places', 'index', 'a-z'] },
  {
    path: '/places',
    title: 'Places',
    keywords: ['places', 'restaurants', 'shopping', 'hotels', 'food', 'attractions', 'holy sites'],
  },
  { path: '/places/gates', title: 'Mosque Gates', keywords: ['gates', 'doors', 'entrance', 'haram', 'nabawi'] },
  { path: '/gates', title: 'Gates', keywords: ['gates', 'main gates', 'doors'] },
  { path: '/mosque-gates', title: 'All Mosque Gates', keywords: ['all gates', 'gate list', 'doors'] },
  { path: '/gates-map', title: 'Gates Map', keywords: ['gates map', 'schematic', 'plan'] },
  { path: '/gate-details', title: 'Gate Details', keywords: ['gate details'] },
  { path: '/map', title: 'Map', keywords: ['map', 'locations', 'navigation', 'gps', 'near me'] },
  {
    path: '/recommendations',
    title: 'Recommendations',
    keywords: ['recommend', 'community', 'add place', 'build path', 'share'],
  },
  {
    path: '/recommendations/status',
    title: 'Recommendation Status',
    keywords: ['receipt', 'status of my recommendation', 'my recommendations', 'review'],
  },
  { path: '/guide', title: 'Guide', keywords: ['guide', 'umrah', 'hajj', 'steps', 'rites'] },
  { path: '/guide/umrah', title: 'Umrah Guide', keywords: ['umrah', 'tawaf', 'sai', 'ihram'] },
  { path: '/guide/hajj', title: 'Hajj Guide', keywords: ['hajj', 'mina', 'arafah', 'muzdalifah'] },
  { path: '/settings', title: 'Settings', keywords: ['settings', 'dark mode', 'offline', 'language'] },
  { path: '/about', title: 'About', keywords: ['about', 'version', 'independent'] },
  { path: '/contact', title: 'Contact & Support', keywords: ['contact', 'support', 'email', 'help'] },
  { path: '/terms', title: 'Terms & Privacy', keywords: ['terms', 'privacy', 'legal'] },
  {
    path: '/authorities',
    title: 'Helpful Contacts',
    keywords: ['emergency', 'police', 'ambulance', 'authorities', 'phone', 'contacts', '911'],
  },
  {
    path: '/booking-links',
    title: 'Booking & Visas',
    keywords: ['visa', 'booking', 'nusuk', 'train', 'haramain', 'permit'],
  },
  { path: '/faq', title: 'FAQ', keywords: ['faq', 'questions', 'answers', 'help'] },
] as const satisfies readonly AppPage[]

/** The routes page views are counted by (§2: one on each route change): every screen, articles and places without their names. */
export const routePatterns: readonly string[] = [
  ...appPages.map(({ path }) => path),
  '/directory/[list]',
  '/guide/umrah/[topic]',
  '/guide/hajj/[topic]',
  '/place/[id]',
  '/path/[id]',
  '/recommendations/[id]',
]

/** Other addresses of the same article (spec §2). */
export const articleAliases = {
  '/guide/umrah-steps': '/guide/umrah/umrah-steps',
  '/guide/umrah/steps': '/guide/umrah/umrah-steps',
  '/guide/umrah/timing': '/guide/umrah/umrah-timing',
  '/guide/umrah/preparation': '/guide/umrah/umrah-preparation',
  '/guide/hajj/conditions': '/guide/hajj/hajj-conditions',
  '/guide/hajj/types': '/guide/hajj/hajj-types',
  '/guide/hajj/steps': '/guide/hajj/hajj-steps',
  '/guide/hajj/packing': '/guide/hajj/hajj-packing',
  '/guide/hajj/etiquette': '/guide/hajj/hajj-etiquette',
} as const

/** Addresses that lead elsewhere (spec §2). */
export const movedPages = { '/profile': '/settings', '/prayer-times': '/gates' } as const

const redirects: Readonly<Record<string, string>> = { ...articleAliases, ...movedPages }

/** Where a page is told apart by capitals: file names of pictures, scripts and the CMS itself. */
const CASE_SENSITIVE = /^\/(_next|cms|admin|api)(\/|$)|\.[a-z0-9]+$/i

/**
 * The address a path should have had, or `null` when it is right already: lower case, no trailing slash, aliases and
 * moved pages resolved. Paths match without regard to case (spec §2). Pure; the query string is the caller's.
 */
export function canonicalPath(pathname: string): string | null {
  if (CASE_SENSITIVE.test(pathname)) return null
  // A path of two slashes would be read as the name of another host in a redirect.
  const plain = pathname
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
  const canonical = redirects[plain] ?? plain
  return canonical === pathname ? null : canonical
}

/** The pattern of a screen's address: what it is about is left out, so that nothing tells what somebody read about. */
export function routePattern(pathname: string): string {
  return pathname
    .replace(/^\/guide\/(hajj|umrah)\/.+/, '/guide/$1/[topic]')
    .replace(/^\/directory\/.+/, '/directory/[list]')
    .replace(/^\/(place|path)\/.+/, '/$1/[id]')
    .replace(/^\/recommendations\/(?!status$).+/, '/recommendations/[id]')
}
