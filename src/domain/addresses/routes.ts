import { sectionKeys } from '../guide/guide-sections'

/** A screen of the guide: its address (spec §2), its name as readers see it, and the words people look for it by. */
export type AppPage = {
  readonly path: string
  readonly title: string
  readonly keywords: readonly string[]
}

/** Every fixed screen, canonical addresses only. Articles and places come from the CMS. */
export const appPages = [
  { path: '/', title: 'Home', keywords: ['start', 'welcome'] },
  { path: '/directory', title: 'Directory', keywords: ['list', 'all places', 'index', 'a-z'] },
  {
    path: '/places',
    title: 'Places',
    keywords: ['restaurants', 'hotels', 'food', 'attractions'],
  },
  { path: '/places/gates', title: 'Mosque Gates', keywords: ['doors', 'entrance', 'haram', 'nabawi'] },
  { path: '/gates', title: 'Gates', keywords: ['main gates', 'doors'] },
  { path: '/mosque-gates', title: 'All Mosque Gates', keywords: ['all gates', 'gate list', 'doors'] },
  { path: '/gates-map', title: 'Gates Map', keywords: ['schematic', 'plan'] },
  { path: '/gate-details', title: 'Gate Details', keywords: [] },
  { path: '/walk', title: 'Walking Directions', keywords: ['walk', 'way', 'route', 'directions', 'on foot'] },
  {
    path: '/notices',
    title: 'Notices',
    keywords: ['closed', 'closures', 'changes', 'danger', 'warning', 'what is new today', 'gate closed'],
  },
  { path: '/map', title: 'Map', keywords: ['locations', 'navigation', 'gps', 'near me'] },
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
  { path: '/guide', title: 'Guide', keywords: ['umrah', 'hajj', 'steps', 'rites'] },
  { path: '/guide/umrah', title: 'Umrah Guide', keywords: ['umrah', 'tawaf', 'sai', 'ihram'] },
  { path: '/guide/hajj', title: 'Hajj Guide', keywords: ['hajj', 'mina', 'arafah', 'muzdalifah'] },
  {
    path: '/guide/hajj/planner',
    title: 'Hajj Planner',
    keywords: ['hajj planner', 'today in hajj', 'which day', 'day of hajj', 'schedule'],
  },
  {
    path: '/guide/more',
    title: 'More Guides',
    keywords: ['other guides'],
  },
  { path: '/guide/answers', title: 'Answers', keywords: ['short answers', 'what to do now'] },
  {
    path: '/settings',
    title: 'Settings',
    keywords: ['dark mode', 'offline', 'language', 'text size', 'font size'],
  },
  {
    path: '/card',
    title: 'My Card',
    keywords: ['my hotel', 'pilgrim card', 'meeting point', 'take me back', 'my group', 'qr code'],
  },
  {
    path: '/card/sheet',
    title: 'Sheet of Paper',
    keywords: ['print my card', 'paper card', 'strip for the neck', 'lanyard'],
  },
  {
    path: '/phrases',
    title: 'Words to Show',
    keywords: ['arabic words', 'arabic sentences', 'phrases', 'speak arabic', 'translate', 'show to driver'],
  },
  { path: '/about', title: 'About', keywords: ['version', 'independent'] },
  {
    path: '/contact',
    title: 'Contact & Support',
    keywords: ['email', 'help', 'feedback', 'complaint', 'report a problem'],
  },
  { path: '/terms', title: 'Terms & Privacy', keywords: ['legal'] },
  {
    path: '/authorities',
    title: 'Helpful Contacts',
    keywords: ['emergency', 'police', 'ambulance', 'authorities', 'phone', 'contacts', '911'],
  },
  {
    path: '/booking-links',
    title: 'Booking & Visas',
    keywords: ['nusuk', 'nusuk app', 'hajj visa', 'umrah visa', 'train', 'haramain', 'permit'],
  },
  { path: '/faq', title: 'FAQ', keywords: ['questions', 'answers', 'help'] },
] as const satisfies readonly AppPage[]

/** The routes page views are counted by (§2: one on each route change): every screen, articles and places without their names. */
export const routePatterns: readonly string[] = [
  ...appPages.map(({ path }) => path),
  '/directory/[list]',
  ...sectionKeys.map((section) => `/guide/${section}/[topic]`),
  '/place/[id]',
  '/path/[id]',
  '/recommendations/[id]',
]

/** Other addresses of the same article (spec §2), with the one the article had when the guide came out. */
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

const aliases: Readonly<Record<string, string>> = articleAliases
const moved: Readonly<Record<string, string>> = movedPages

/** Where a page is told apart by capitals: file names of pictures, scripts and the CMS itself. */
const CASE_SENSITIVE = /^\/(_next|cms|admin|api)(\/|$)|\.[a-z0-9]+$/i

export const isCaseSensitive = (pathname: string): boolean => CASE_SENSITIVE.test(pathname)

/** Lower case, single slashes, none at the end: paths match without regard to case (spec §2). */
export const plainPath = (pathname: string): string =>
  // A path of two slashes would be read as the name of another host in a redirect.
  pathname
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')

/**
 * The address a path should have had, or `null` when it is right already: lower case, no trailing slash, moved pages
 * resolved. Aliases of articles are not resolved, because that needs the CMS: see `aliasTarget`. Pure; the query string is
 * left to the caller.
 */
export function canonicalPath(pathname: string): string | null {
  if (isCaseSensitive(pathname)) return null
  const plain = plainPath(pathname)
  const canonical = Object.hasOwn(moved, plain) ? moved[plain] : plain
  return canonical === undefined || canonical === pathname ? null : canonical
}

/** The address at which the article of an alias was when the guide first came out, or `null` for any other path. */
export function aliasTarget(pathname: string): string | null {
  const plain = plainPath(pathname)
  return Object.hasOwn(aliases, plain) ? (aliases[plain] ?? null) : null
}
