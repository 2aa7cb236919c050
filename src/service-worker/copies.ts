import { offlineCaches, PLACE_SHELL } from '@/domain/offline/caches'
import { savedAddress } from '@/domain/offline/saved-addresses'
import { withSavedNote } from '@/domain/offline/saved-note'

/** The copy of an address, or of a page that can stand in for it. The newer one where two caches have it. */
export async function findCopy({ pathname, search }: URL): Promise<Response | undefined> {
  const saved = savedAddress(pathname + search)
  if (saved.kind === 'redirect') return createRedirect(saved.to)
  for (const key of saved.keys) {
    const copy = await findYoungest(key)
    if (copy !== undefined) return key === PLACE_SHELL ? shellWithAge(copy) : copy
  }
  return undefined
}

/** What the page shows of a place is as old as the list. Without the list it would show nothing. */
async function shellWithAge(shell: Response): Promise<Response | undefined> {
  const list = await findYoungest('/api/locations')
  if (list === undefined) return undefined
  const headers = new Headers(shell.headers)
  headers.set('date', list.headers.get('date') ?? '')
  return new Response(shell.body, { status: shell.status, headers })
}

export async function findYoungest(key: string): Promise<Response | undefined> {
  const [visited, saved] = await Promise.all(
    [offlineCaches.visited, offlineCaches.saved].map((cacheName) => caches.match(key, { cacheName })),
  )
  return visited !== undefined && saved !== undefined && readDate(visited) < readDate(saved)
    ? saved
    : (visited ?? saved)
}

/** When an answer was sent, in milliseconds; 0 when it has no date. */
const readDate = ({ headers }: Response): number => Date.parse(headers.get('date') ?? '') || 0

/**
 * Whether a copy was sent within so many milliseconds. Its date is the server's: where the device's clock is further behind than
 * that, every copy would be a young one until the clock is right.
 */
export const isYounger = (copy: Response, milliseconds: number): boolean =>
  Math.abs(Date.now() - readDate(copy)) < milliseconds

/** Writes its age into a page. Its headers stay, also the Content-Security-Policy. Other answers are returned unchanged. */
export async function addSavedNote(copy: Response): Promise<Response> {
  if (copy.headers.get('content-type')?.startsWith('text/html') !== true) return copy
  const headers = new Headers(copy.headers)
  // The body is no longer as it was sent.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  return new Response(withSavedNote(await copy.text(), copy.headers.get('date')), { status: copy.status, headers })
}

const createRedirect = (address: string) => new Response(null, { status: 308, headers: { location: address } })
