// @ts-check
// The reference: a plain Node server that looks an address up and sends its bytes.
import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'

const [, , port, manifestFile = ''] = process.argv

/** @type {Record<string, { readonly file: string, readonly headers: Record<string, string> }>} */
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
const answers = new Map(
  Object.entries(manifest).map(([url, { file, headers }]) => {
    const body = readFileSync(file)
    return [url, { body, headers: { ...headers, 'Content-Length': String(body.length) }, tag: headers['ETag'] }]
  }),
)

createServer((request, response) => {
  const answer = answers.get(request.url ?? '')
  if (answer === undefined) response.writeHead(404).end()
  else if (answer.tag !== undefined && request.headers['if-none-match'] === answer.tag) {
    response.writeHead(304, { ETag: answer.tag }).end()
  } else response.writeHead(200, answer.headers).end(answer.body)
}).listen(Number(port), '127.0.0.1')
