import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const STORE_KEY = 'guide-key'

type Stored = { readonly bytes: Buffer; readonly type: string }

/**
 * A server on this machine that answers the calls of S3 which the guide makes, in one bucket, to who names the right key; signatures are not
 * looked at.
 * No package of the registry or of the distribution does it and is still kept.
 */
export async function openObjectStore(bucket: string) {
  const objects = new Map<string, Stored>()
  const state = { isAway: false }

  const refuse = (response: ServerResponse, status: number, code: string) =>
    response
      .writeHead(status, { 'Content-Type': 'application/xml' })
      .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    if (state.isAway) return void refuse(response, 503, 'ServiceUnavailable')
    if (!request.headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${STORE_KEY}/`)) {
      return void refuse(response, 403, 'InvalidAccessKeyId')
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store.test')
    const [, first = '', ...rest] = pathname.split('/').map(decodeURIComponent)
    if (first !== bucket) return void refuse(response, 404, 'NoSuchBucket')
    const key = rest.join('/')
    if (key === '') return void list(response, searchParams.get('continuation-token') ?? '')
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, type: request.headers['content-type'] ?? '' })
      return void response.writeHead(200, { ETag: etag(body) }).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    const found = objects.get(key)
    if (found === undefined) return void refuse(response, 404, 'NoSuchKey')
    response.writeHead(200, {
      'Content-Type': found.type,
      'Content-Length': found.bytes.length,
      ETag: etag(found.bytes),
    })
    response.end(request.method === 'HEAD' ? undefined : found.bytes)
  }

  /** Two at a time, so that who asks has to ask again. */
  function list(response: ServerResponse, after: string): void {
    const keys = [...objects.keys()].toSorted().filter((key) => key > after)
    const [page, isMore] = [keys.slice(0, 2), keys.length > 2]
    const next = isMore ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
    response
      .writeHead(200, { 'Content-Type': 'application/xml' })
      .end(
        `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isMore}</IsTruncated>${next}${contents}</ListBucketResult>`,
      )
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    objects,
    /** Whether it answers every call with 503. */
    state,
    settings: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: STORE_KEY,
      S3_SECRET_ACCESS_KEY: 'guide-secret',
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

const etag = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`
