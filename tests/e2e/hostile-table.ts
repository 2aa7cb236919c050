/** A request as it is written to the connection, and what it is answered: one status, or any of several. */
type Hostile = readonly [line: string, status: number | readonly number[], headers?: readonly string[], body?: string]

const JSON_TYPE = 'Content-Type: application/json'
const FORM_TYPE = 'Content-Type: multipart/form-data; boundary=x'
const LARGE = 'x'.repeat(40_000)

/** In chunks, so that its length is not announced. */
const chunks = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`

const addresses: readonly Hostile[] = [
  ['GET /place/%ff', 400],
  ['GET /place/%', 400],
  ['GET /api/%zz', 400],
  ['POST /api/%zz', 400, ['Content-Length: 0']],
  ['GET /guide/umrah/%00', 400],
  ['GET /guide/umrah/%0d%0aSet-Cookie:%20a=b', 400],
  ['GET /directory/makkah/%ed%a0%80', 400],
  ['GET /recommendations/paths/%c0%ae', 400],
  ['GET /admin/collections/%00', 400],
  ['GET /cms/api/users/%', 400],
  ['GET /cms/api/media/file/a%00.jpg', 400],
  ['GET /\u00e9', 400],
  ['GET *', 400],
  ['OPTIONS *', 400],
  ['GET http://evil.example/FAQ', 400],
  [`GET /${'a'.repeat(9_000)}`, 414],
  [`GET /${'a/'.repeat(2_000)}`, 308],
  ['GET /place/%2e%2e%2f%2e%2e%2fetc', 404],
  ['GET /place/__proto__', 404],
  ['GET /place/99999999999999', 404],
  ['GET /gate-details?id=99999999999999999999', 404],
  ['GET /?%zz=%zz', 200],
  ['GET /places?category=%ff', 200],
  ['GET /places?q=%00', 200],
  ['GET /map?search=%0a%1b', 200],
  ['GET /api/locations?limit=%00', 400],
  ['GET /cms/api/locations?where[x]=%ff', 401],
  ['GET /cms/api/media/file/x?prefix=../', 404],
  ['GET /cms/api/media/file/x.jpg?prefix=../../', 404],
  ['GET /_next/image?url=%00&w=640&q=75', 400],
  ['GET /_next/image?url=http://169.254.169.254/&w=640&q=75', 400],
  ['GET /_next/static/../../BUILD_ID', [308, 404]],
  ['GET /x.php', 404],
  ['GET /.env', 404],
  ['GET /admin/a/1.a', [200, 307]],
]

const foreignHosts: readonly Hostile[] = [
  ['GET //evil.example', 308],
  ['GET //evil.example/%2e%2e/', 308],
  ['GET /\\evil.example/', 308],
  ['GET ///evil.example/FAQ', 308],
  ['GET /%5cevil.example', 404],
  ['GET /FAQ', 308, ['Host: evil.example']],
  ['GET /FAQ', 308, ['X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: gopher']],
  ['GET /FAQ', 308, ['rsc: 1', 'Host: evil.example']],
  ['GET /admin', [200, 307], ['Host: a b']],
  ['GET /admin', [200, 307], ['Host: ']],
  ['GET /admin/login', 200, ['Host: [::']],
  ['GET /cms/api/users/me', 200, ['X-Forwarded-Proto: http:,x', 'X-Forwarded-Host: %%%']],
]

const methods: readonly Hostile[] = [
  ['TRACE /', 405],
  ['POST /theme.js', 405, ['Content-Length: 0']],
  ['PUT /places', 405, ['Content-Length: 0']],
  ['DELETE /', 405],
  ['OPTIONS /places', 405],
  ['PROPFIND /', 405],
  ['PROPFIND /api/locations', 405],
  ['SEARCH /cms/api/users', 405],
  ['POST /_next/static/chunks/a.js', 405, ['Content-Length: 0']],
  ['POST /places', 405, [FORM_TYPE, 'Content-Length: 3'], '--x'],
  ['POST /places', 405, ['Next-Action: 40ab', 'Content-Length: 2'], '[]'],
  ['POST /admin', 405, [FORM_TYPE, 'Content-Length: 3'], '--x'],
  ['POST /admin/login', 401, ['Next-Action: 40ab', 'Content-Length: 2'], '[]'],
  ['POST /cms/x', 405, ['Content-Length: 0']],
  ['OPTIONS /api/locations', 204],
]

const headers: readonly Hostile[] = [
  ['GET /cms/api/users/me', 200, ['Trailer: x', 'TE: trailers']],
  ['GET /admin/login', 200, ['Trailer: x']],
  ['POST /api/reports', 400, ['Trailer: x', 'Transfer-Encoding: chunked', JSON_TYPE], '0\r\n\r\n'],
  ['GET /theme.js', 200, ['Range: bytes=9-1']],
  ['GET /theme.js', 200, ['Range: bytes=99999999-']],
  ['GET /faq', [200, 307], ['rsc: 1', 'next-router-state-tree: %%%']],
  ['GET /faq', 200, ['next-router-segment-prefetch: /../..']],
  ['GET /faq', 200, ['next-action: x']],
  ['GET /faq', 200, ['Cookie: __prerender_bypass=1; __next_preview_data=x']],
  ['GET /admin', [200, 307], ['Cookie: payload-token=%zz; =; ;;']],
  ['GET /admin', [200, 307], ['x-middleware-subrequest: src/proxy:src/proxy:src/proxy:src/proxy:src/proxy']],
  ['GET /faq', 200, ['Authorization: JWT x']],
  ['GET /faq', 200, ['Accept-Encoding: ;;q=,,*;q=x']],
  ['GET /', 417, ['Expect: a wonder']],
  ['GET /', 431, [`Cookie: ${'a'.repeat(20_000)}`]],
]

const bodies: readonly Hostile[] = [
  ['POST /api/recommendations', 413, [JSON_TYPE, `Content-Length: ${LARGE.length}`], LARGE],
  ['POST /api/recommendations', 413, [JSON_TYPE, 'Transfer-Encoding: chunked'], chunks(LARGE)],
  ['POST /api/page-views', 413, [JSON_TYPE, 'Transfer-Encoding: chunked'], chunks(LARGE)],
  ['POST /api/empty-searches', 413, [JSON_TYPE, 'Transfer-Encoding: chunked'], chunks(LARGE)],
  ['POST /cms/api/users/login', 413, [JSON_TYPE, 'Transfer-Encoding: chunked'], chunks(LARGE)],
  ['POST /cms/api/media', 401, ['Cookie: payload-token=a.b.c', FORM_TYPE, `Content-Length: ${LARGE.length}`], LARGE],
  ['POST /api/recommendations', 400, ['Content-Length: 1', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
  ['POST /api/reports', 400, ['Content-Length: 2', 'Content-Length: 3'], '{}'],
  ['POST /cms/api/users/login', 400, ['Content-Type: multipart/form-data', 'Content-Length: 3'], 'abc'],
  ['POST /cms/api/users/login', 415, [JSON_TYPE, 'Content-Encoding: gzip', 'Content-Length: 3'], 'abc'],
  ['POST /cms/api/graphql', 400, [JSON_TYPE, 'Content-Length: 3'], 'abc'],
  ['POST /api/internal/revalidate', 401, ['Content-Length: 3'], 'abc'],
]

export const hostileRequests = [...addresses, ...foreignHosts, ...methods, ...headers, ...bodies]
