import { createHash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { article } from './tried-article-fixture'
import { checkArticleWeights } from './weight'

describe('weight', () => {
  it('should refuse an article that does not fit the first window of a connection', () => {
    // Nothing to compress in it: 64 letters a line, about 33 bytes.
    const noise = (lines: number) =>
      Array.from({ length: lines }, (_, line) => createHash('sha256').update(String(line)).digest('hex')).join('\n')

    expect(checkArticleWeights([article(noise(200))]).faults).toEqual([])
    expect(checkArticleWeights([article(noise(400))]).faults).toEqual([expect.stringMatching(/^tried: \d+ bytes/)])
  })
})
