import { describe, expect, it } from 'vitest'

import type { ArticleSeed } from '../content/types'
import { checkBusLines } from './bus-lines'
import { article, text } from './tried-article-fixture'

describe('bus lines of Madinah', () => {
  const table = (line: string): ArticleSeed => ({
    ...article('Go.'),
    body: [
      { type: 'table', kind: 'plain', caption: 'Lines', columns: ['Line', 'Way'], rows: [[line, 'To the mosque']] },
    ],
  })

  it.each(['Bus 401 stops at Quba.', 'Take line 300.', 'Lines 190, 402 and 400 go there.'])(
    'should refuse a line that the map does not have: %s',
    (words) => {
      expect(checkBusLines(text(words), []).faults).toHaveLength(1)
    },
  )

  it('should refuse it in the lines of a table, too', () => {
    expect(checkBusLines([], [table('403')]).faults).toEqual(['tried: Madinah has no bus line 403'])
    expect(checkBusLines([], [table('190'), table('7')]).faults).toEqual([])
  })

  it('should refuse it at a stop, too', () => {
    expect(checkBusLines([], [], [{ key: 'tried', lines: ['190', '401'] }]).faults).toEqual([
      'tried: Madinah has no bus line 401',
    ])
  })

  it.each(['Bus 190 stops at Quba.', 'Makkah Bus line 7', 'lines 130 and 400', 'by bus. 300 people'])(
    'should accept "%s"',
    (words) => {
      expect(checkBusLines(text(words), []).faults).toEqual([])
    },
  )
})
