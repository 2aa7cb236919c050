import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

import { createTagVersions } from '../../src/web-server/invalidation'
import type { Rendered } from '../../src/web-server/next-internals/render'
import { createRenderingSlots } from '../../src/web-server/rendering-slots'
import { createResponseCache } from '../../src/web-server/response-cache'

/** A site that caches what a fake renderer answers, by a clock that only the test moves. */

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer }

export type CachedSite = Awaited<ReturnType<typeof openCachedSite>>

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=31536000',
  'content-security-policy': "script-src 'self'",
}

export const page = (
  text: string,
  headers: Rendered['headers'] = {},
  tags: readonly string[] = ['settings'],
): Rendered => ({
  status: 200,
  tags,
  cookies: [],
  headers: { ...PAGE_HEADERS, ...headers },
  body: Buffer.from(`<script>self.__next_f.push([0])</script><main>${text.repeat(200)}</main>`),
})

export async function openCachedSite({ isCdnTold = false } = {}) {
  const tagVersions = createTagVersions()
  const answers: Record<string, () => Promise<Rendered> | Rendered> = {}
  const requests: string[] = []
  const seenHeaders: Readonly<Record<string, string>>[] = []
  const limits: number[] = []
  const reports: string[] = []
  const responseCache = createResponseCache({
    render: async (url, { headers, limitMs }) => {
      requests.push(url)
      seenHeaders.push(headers)
      limits.push(limitMs)
      const answer = answers[url]
      if (answer === undefined) throw new Error('no such page')
      return answer()
    },
    host: 'guide.example.org',
    isDatabaseUp: () => site.isDatabaseUp,
    report: (message) => reports.push(message),
    tagVersions,
    slots: createRenderingSlots(),
    openCompressor: () => ({ compress: promisify(brotliCompress), close: () => site.closeCompressor() }),
    isCdnTold,
    now: () => site.clock,
  })
  const server = createServer((asking, response) => {
    responseCache
      .answer(asking.url ?? '/', asking, response, () => site.network)
      ?.catch(() => response.writeHead(503).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const site = {
    /** What the renderer answers, by address. */
    answers,
    /** What the renderer was called for, with which headers and how long it may take. */
    requests,
    seenHeaders,
    limits,
    reports,
    /** Milliseconds. */
    clock: 1_000_000,
    isDatabaseUp: true,
    closeCompressor: (): Promise<void> => Promise.resolve(),
    /** Of who asks. */
    network: '192.0.2.0/24',
    size: () => responseCache.size,
    warm: responseCache.warm,
    change: (...tags: readonly string[]) => {
      tagVersions.bump(tags)
      responseCache.renewStale()
    },
    get: (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const { port } = server.address() as AddressInfo
        request({ port, path, headers, method }, (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
          )
        })
          .on('error', reject)
          .end()
      }),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return site
}
