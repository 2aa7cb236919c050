// @ts-check
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** @typedef {'br' | 'gzip' | 'identity'} Encoding */

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Fast enough for an answer that somebody waits for. */
const QUICK_BROTLI = 5

/** Smallest, seconds of work for a long list: see best-brotli.mjs. */
export const BEST_BROTLI = 11

const GZIP_LEVEL = 6

/** Shorter bodies only grow. */
export const MIN_COMPRESSED_BYTES = 500

/**
 * The best encoding the client takes, by RFC 9110 §12.5.3: what has q=0 is refused, what is not named counts by `*`.
 * Between accepted ones we choose, by size.
 *
 * @param {string | undefined} acceptEncoding
 * @returns {Encoding}
 */
export function chooseEncoding(acceptEncoding) {
  if (acceptEncoding === undefined) return 'identity'
  // What browsers send; told apart without taking it to pieces on each request.
  if (!acceptEncoding.includes('q=') && !acceptEncoding.includes('*')) {
    return hasToken(acceptEncoding, 'br') ? 'br' : hasToken(acceptEncoding, 'gzip') ? 'gzip' : 'identity'
  }
  const weights = new Map(
    acceptEncoding.split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return /** @type {const} */ ([name, weight === undefined ? 1 : Number(weight.slice(2)) || 0])
    }),
  )
  /** @param {Encoding} name */
  const isTaken = (name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return isTaken('br') ? 'br' : isTaken('gzip') ? 'gzip' : 'identity'
}

/**
 * @param {string} list
 * @param {string} token
 */
const hasToken = (list, token) => list.split(',').some((part) => part.trim().toLowerCase() === token)

/** @param {string | undefined} contentType */
export const isText = (contentType) =>
  contentType !== undefined &&
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml|ld\+json)|image\/svg\+xml)/.test(contentType)

/**
 * @param {number} size bytes before
 * @param {number} quality 0 to 11
 * @returns {import('node:zlib').BrotliOptions}
 */
export const brotliOptions = (size, quality) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
})

/**
 * @param {Buffer} body
 * @returns {Promise<Buffer>}
 */
export const toBrotli = (body) => brotli(body, brotliOptions(body.length, QUICK_BROTLI))

/**
 * @param {Buffer} body
 * @returns {Promise<Buffer>}
 */
export const toGzip = (body) => gzipped(body, { level: GZIP_LEVEL })
