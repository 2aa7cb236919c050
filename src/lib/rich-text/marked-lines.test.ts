import { describe, expect, it } from 'vitest'

import { markedLines } from './marked-lines'
import type { RichTextNode } from './nodes'

const text = (value: string): RichTextNode => ({ type: 'text', text: value })
const paragraph = (...children: readonly RichTextNode[]): RichTextNode => ({ type: 'paragraph', children })
const link = (fields: object): RichTextNode => ({ type: 'link', fields, children: [text('there')] })
const lines = (...children: readonly RichTextNode[]) => markedLines({ root: { children } })

describe('markedLines', () => {
  it.each([
    [{ linkType: 'custom', url: 'https://example.org/a' }, 'there [https://example.org/a]'],
    [{ linkType: 'internal', doc: { relationTo: 'locations', value: 7 } }, 'there [locations 7]'],
    [{ linkType: 'internal', doc: { relationTo: 'locations', value: { id: 7 } } }, 'there [locations 7]'],
    [
      { linkType: 'internal', doc: { relationTo: 'guide-articles', value: 3 }, anchor: 'heat' },
      'there [guide-articles 3#heat]',
    ],
  ])('should say where a link leads: %o', (fields, line) => {
    expect(lines(paragraph(text('Go '), link(fields)))).toEqual([`Go ${line}`])
  })

  it('should tell a heading from a paragraph, and name facts, answers and pictures', () => {
    const fact = { type: 'inlineBlock', fields: { blockType: 'fact', fact: 12 } }
    const answer = { type: 'block', fields: { blockType: 'answer', article: { id: 5, title: 'Dizzy' } } }
    expect(
      lines({ type: 'heading', children: [text('Heat')] }, paragraph(text('Call '), fact, text('.')), answer, {
        type: 'upload',
        value: 9,
      }),
    ).toEqual(['# Heat', 'Call [fact 12].', '[answer 5]', '[picture 9]'])
  })

  it('should go into blocks as the words of a page do', () => {
    const table = {
      blockType: 'dataTable',
      caption: 'Miqats',
      columns: [{ label: 'Miqat' }],
      rows: [{ cells: [{ text: 'Yalamlam' }, { text: 'Yemen' }] }],
    }
    expect(lines({ type: 'block', fields: table })).toEqual(['Miqats', 'Miqat', 'Yalamlam · Yemen'])
  })

  it.each([null, 'text', {}, { root: 1 }, { root: { children: [1, {}] } }])('should be none of %j', (value) => {
    expect(markedLines(value)).toEqual([])
  })
})
