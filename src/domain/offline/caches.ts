/** The caches of what the guide can show offline. Raise the number at the end when the format of the content changes. */
export const offlineCaches = {
  /** Pages and answers somebody has asked for, the latest of each. */
  visited: 'guide-visited-1',
  /** Pages and answers fetched ahead: the first wave, and 'Save the guide on this device'. */
  saved: 'guide-saved-1',
  /** Scripts, styles, fonts and drawings. Those of a build have a hash in their names. */
  files: 'guide-files-1',
} as const

/** What the names of all caches of the guide begin with, those of earlier formats too. */
export const GUIDE_CACHE = 'guide-'

/** Where earlier builds of the service worker kept which page was opened when. Deleted wherever it is still there. */
export const EXPIRY_DATABASE = 'serwist-expiration'

/** A page's message to the service worker: nothing that is under way is to be stored. Answered through the port it comes with. */
export const STOP_STORING = 'stop-storing'

/** Beside the saved pages: which were saved, in which version (src/contracts/offline-pack.ts). No page has this address. */
export const SAVED_STATE = '/_saved-guide'

/** The answer to the search's question for the articles, which is a POST and has no address of its own in a cache. */
export const ARTICLES_KEY = '/_saved-articles'

/** Shown in place of a page that was never saved. */
export const OFFLINE_PAGE = '/offline'

/** Shows any place from the saved list of all places. */
export const PLACE_SHELL = '/offline/place'

/** Answers that are the same for everybody, asked for whole. */
export const SAVED_CALLS: ReadonlySet<string> = new Set([
  '/api/arabic-names',
  '/api/locations',
  '/api/merged-places',
  '/api/mosque-gates',
  '/api/opening-hours',
  '/api/place-index',
  '/api/search-words',
])

export const ARTICLES_CALL = '/cms/api/graphql'

/** Below these nothing ever changes under its address: what is on the device is never asked for again. */
const VERSIONED_FOLDERS = ['/_next/static/', '/api/streets/'] as const

export const isVersioned = (path: string): boolean => VERSIONED_FOLDERS.some((folder) => path.startsWith(folder))
