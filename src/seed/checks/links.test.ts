import { describe, expect, it } from 'vitest'

import { checkLinkWords } from './links'
import { text } from './tried-article-fixture'

describe('words of links', () => {
  it.each(['here', 'See here', '**this page**', 'Read more.', ''])(
    'should say where it leads, as [%s] does not',
    (words) => {
      expect(checkLinkWords(text(`Go on: [${words}](/gates).`)).faults).toHaveLength(1)
    },
  )

  it.each(['the gates', 'more on the gates', 'here is the list of gates'])('should accept [%s]', (words) => {
    expect(checkLinkWords(text(`Go on: [${words}](/gates).`)).faults).toEqual([])
  })
})
