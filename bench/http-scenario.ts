import { compare, type Pace } from './bursts'
import { type Figure, atMost, median, makeRatioFigure } from './figures'
import { fetchRaw } from './stored-answers'

/** A page with much text, as most of the guide. */
export const PAGE = '/guide/umrah/umrah-steps'

export const LIST = '/api/locations'

const brotli = { 'accept-encoding': 'br' }

type Options = { readonly site: string; readonly bare: string; readonly pace: Pace }

/** Reading: a page, its 304, the list, each against a bare server that sends the same bytes. */
export async function measureReading({ site, bare, pace }: Options): Promise<readonly Figure[]> {
  const compareGet = (path: string, connections: number, headers: Readonly<Record<string, string>>, expected: number) =>
    compare(
      { url: bare + path, connections, headers, expected },
      { url: site + path, connections, headers, expected },
      pace,
    )
  const ownPage = await fetchRaw(site + PAGE, brotli)
  const barePage = await fetchRaw(bare + PAGE, brotli)
  const page = await compareGet(PAGE, 32, brotli, 200)
  const notModified = await compare(
    {
      url: bare + PAGE,
      connections: 32,
      headers: { ...brotli, 'if-none-match': barePage.headers['etag'] ?? '' },
      expected: 304,
    },
    {
      url: site + PAGE,
      connections: 32,
      headers: { ...brotli, 'if-none-match': ownPage.headers['etag'] ?? '' },
      expected: 304,
    },
    pace,
  )
  const list = await compareGet(LIST, 16, brotli, 200)
  return [
    makeRatioFigure('a cached page against the bare server', page, 0.5),
    makeRatioFigure('its 304', notModified, 0.3),
    makeRatioFigure('GET /api/locations, 10,000 places, Brotli', list, 0.5),
  ]
}

/** Bytes on the wire of the two lists, after the best compression has had its time. */
export async function measureBytes(site: string): Promise<readonly Figure[]> {
  const list = await measureBestBytes(site + LIST)
  const index = await measureBestBytes(`${site}/api/place-index`)
  return [
    atMost('the whole list, 10,000 places, on the wire', list / 1000, 275, 'KB'),
    atMost('the slim list, 10,000 places, on the wire', index / 1000, 100, 'KB'),
  ]
}

const COMPRESSION_LIMIT_MS = 60_000

/** The size once the cached response has been compressed as well as possible, which its ETag says. */
async function measureBestBytes(url: string): Promise<number> {
  const deadline = Date.now() + COMPRESSION_LIMIT_MS
  for (;;) {
    const { headers, body } = await fetchRaw(url, brotli)
    if (headers['etag']?.includes('-br11') || Date.now() > deadline) return body.length
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

/** The list against the CMS's stock REST list of the same rows. */
export function makeStockFigure(listPerSecond: number, stockMilliseconds: readonly number[]): Figure {
  const stock = 1000 / median(stockMilliseconds)
  const times = listPerSecond / stock
  return {
    what: 'the same against the CMS’s own REST list',
    measured: `${Math.round(times)} ×`,
    goal: '≥ 300 ×',
    isReached: times >= 300,
    remark: `${stock.toFixed(2)}/s against ${Math.round(listPerSecond)}/s`,
  }
}
