import { promisify } from 'node:util'
import { brotliCompress, type BrotliOptions, constants, gzip } from 'node:zlib'

import { STREETS_TYPE } from '@/domain/streets/street-address'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Fast enough for an answer that somebody waits for. */
const QUICK_BROTLI = 5

/** Smallest, seconds of work for a long list: see best-brotli.ts. */
export const BEST_BROTLI = 11

const GZIP_LEVEL = 6

/** Shorter bodies only grow. */
export const MIN_COMPRESSED_BYTES = 500

/**
 * The best encoding the client takes, by RFC 9110 §12.5.3: what has q=0 is refused, what is not named counts by `*`.
 * Between accepted ones we choose, by size.
 */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity'
  // What browsers send; told apart without taking it to pieces on each request.
  if (!acceptEncoding.includes('q=') && !acceptEncoding.includes('*')) {
    return hasToken(acceptEncoding, 'br') ? 'br' : hasToken(acceptEncoding, 'gzip') ? 'gzip' : 'identity'
  }
  const weights = new Map(acceptEncoding.split(',').map(parseWeight))
  const isAccepted = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return isAccepted('br') ? 'br' : isAccepted('gzip') ? 'gzip' : 'identity'
}

const hasToken = (list: string, token: string) => list.split(',').some((part) => part.trim().toLowerCase() === token)

function parseWeight(part: string): readonly [string, number] {
  const [name = '', ...parameters] = part
    .trim()
    .toLowerCase()
    .split(/\s*;\s*/)
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0]
}

/** Whether a body of the type grows smaller: text, and the file of streets, whose numbers are much alike. */
export const isCompressible = (contentType: string): boolean =>
  contentType === STREETS_TYPE ||
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml|atom\+xml|ld\+json)|image\/svg\+xml)/.test(contentType)

/** @param quality 0 to 11 */
export const brotliOptions = (size: number, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
})

export const toBrotli = (body: Buffer): Promise<Buffer> => brotli(body, brotliOptions(body.length, QUICK_BROTLI))

export const toGzip = (body: Buffer): Promise<Buffer> => gzipped(body, { level: GZIP_LEVEL })
