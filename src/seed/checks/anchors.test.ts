import { describe, expect, it } from 'vitest'

import type { ArticleSeed } from '../content/types'
import { checkAnchors } from './anchors'
import { article } from './tried-article-fixture'

describe('links to a heading', () => {
  const answers: ArticleSeed = {
    ...article('## Your period has come\n\nWait.'),
    slug: 'answers',
    body: [
      { type: 'prose', markdown: '## Your period has come\n\nWait.\n\n### And then?' },
      { type: 'steps', title: 'Somebody is lost', steps: [{ title: 'Call', body: [] }] },
    ],
  }
  const listFaults = (anchor: string) =>
    checkAnchors([article(`See [there](/guide/hajj/answers#${anchor}).`), answers]).faults

  it.each(['your-period-has-come', 'and-then', 'somebody-is-lost', 'call'])('should find the heading %s', (anchor) => {
    expect(listFaults(anchor)).toEqual([])
  })

  it.each(['your-period', 'a-heading-that-is-gone'])('should refuse %s', (anchor) => {
    expect(listFaults(anchor)).toEqual([`tried: /guide/hajj/answers has no heading "${anchor}"`])
  })
})
