import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Reply = (response: ServerResponse, request: IncomingMessage, query: string) => void

export type FakeOverpass = {
  readonly url: string
  /** Every query since the last `forget`, in the order they came, with the `User-Agent`. */
  readonly queries: { readonly query: string; readonly userAgent: string }[]
  /** The most queries that were open at one time. */
  readonly mostAtOnce: () => number
  /** What every query is answered with from now on. */
  reply: Reply
  readonly forget: () => void
  readonly stop: () => Promise<void>
}

/** A server on this machine that plays Overpass, on a port the system chooses unless one is named. */
export async function startFakeOverpass(wantedPort = 0): Promise<FakeOverpass> {
  let open = 0
  let most = 0
  const queries: { query: string; userAgent: string }[] = []
  const server = createServer((request, response) => {
    open += 1
    most = Math.max(most, open)
    response.once('close', () => {
      open -= 1
    })
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const query = new URLSearchParams(Buffer.concat(chunks).toString()).get('data') ?? ''
      queries.push({ query, userAgent: request.headers['user-agent'] ?? '' })
      fake.reply(response, request, query)
    })
  })
  await new Promise<void>((resolve) => server.listen(wantedPort, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const fake: FakeOverpass = {
    url: `http://127.0.0.1:${port}/api/interpreter`,
    queries,
    mostAtOnce: () => most,
    reply: replyWithMap([]),
    forget: () => {
      queries.length = 0
      most = 0
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return fake
}

const FRESH = '2026-11-20T00:00:00Z'

/** Answers with a map of these elements: the first query of an import gets them all, the others none. */
export function replyWithMap(elements: readonly unknown[], timestamp: string = FRESH): Reply {
  return (response, _request, query) => {
    const isFirst = query.includes('"place_of_worship"') && query.includes('(21.')
    sendJson(response, { osm3s: { timestamp_osm_base: timestamp }, elements: isFirst ? elements : [] })
  }
}

export function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

export const hotel = (id: number, tags: Record<string, string> = {}, metresEast = id * 100) => ({
  type: 'node',
  id,
  lat: 21.42,
  lon: Number((39.82 + metresEast / 103_500).toFixed(7)),
  tags: { tourism: 'hotel', name: `Hotel ${id}`, ...tags },
})
