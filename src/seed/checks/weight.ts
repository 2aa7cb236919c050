import { brotliCompressSync } from 'node:zlib'

import { drawings, isDrawing } from '@/blocks/Drawing/drawings'

import type { Report } from './check'
import type { ArticleSeed } from '../content/types'

/**
 * Bytes of an article's text and drawings' words, compressed; the sources have a page of their own. Its page weighs 3,500 to
 * 3,750 more and has to stay within 14 KB, one first window of a connection: `tests/e2e/budgets.e2e.ts` measures the page
 * itself. The names of a build's files alone move a page by some bytes, so this leaves it some.
 */
const MAX_BYTES = 10_590

export function checkArticleWeights(articles: readonly ArticleSeed[]): Report {
  const weights = articles.map(({ slug, body }) => ({
    slug,
    bytes: brotliCompressSync(JSON.stringify(body, insertWords)).length,
  }))
  return {
    lines: weights.map(({ slug, bytes }) => `${bytes} bytes  ${slug}`),
    faults: weights
      .filter(({ bytes }) => bytes > MAX_BYTES)
      .map(({ slug, bytes }) => `${slug}: ${bytes} bytes compressed, at most ${MAX_BYTES}`),
  }
}

/** An article has the name of a drawing; its page has the words of the drawing, too. */
const insertWords = (key: string, value: unknown): unknown =>
  key === 'drawing' && isDrawing(value) ? { value, ...drawings[value] } : value
