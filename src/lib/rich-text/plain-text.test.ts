import { describe, expect, it } from 'vitest'

import type { RichTextNode } from './nodes'
import { plainText } from './plain-text'

const text = (value: string, format = 0): RichTextNode => ({ type: 'text', text: value, format })
const paragraph = (...children: readonly RichTextNode[]): RichTextNode => ({ type: 'paragraph', children })
const item = (...children: readonly RichTextNode[]): RichTextNode => ({ type: 'listitem', children })
const list = (...children: readonly RichTextNode[]): RichTextNode => ({ type: 'list', children })
const block = (fields: Record<string, unknown>): RichTextNode => ({ type: 'block', fields })
const data = (...children: readonly RichTextNode[]) => ({ root: { children } })

describe('plainText', () => {
  it('should join marked words, links and line breaks of a paragraph to one line', () => {
    const link = { type: 'link', children: [text('the steps')] }

    expect(plainText(data(paragraph(text('Read '), link, { type: 'linebreak' }, text('twice', 1))))).toBe(
      'Read the steps twice',
    )
  })

  it('should give each item of a list, nested ones too, a line of its own', () => {
    expect(plainText(data(list(item(text('Mina')), item(list(item(text('tent')))))))).toBe('Mina\ntent')
  })

  it.each([
    [
      'steps',
      { blockType: 'steps', title: 'In order', steps: [{ title: 'Tawaf', body: data(paragraph(text('Walk.'))) }] },
      'In order\nTawaf\nWalk.',
    ],
    [
      'a table',
      {
        blockType: 'dataTable',
        caption: 'Miqats',
        columns: [{ label: 'Miqat' }, { label: null }],
        rows: [{ cells: [{ text: 'Yalamlam' }, { text: 'Yemen' }] }],
        note: 'Five in all.',
      },
      'Miqats\nMiqat\nYalamlam · Yemen\nFive in all.',
    ],
    [
      'a checklist',
      { blockType: 'checklist', title: 'Papers', items: [{ label: 'Passport', detail: 'Valid.' }, { label: 'Visa' }] },
      'Papers\nPassport · Valid.\nVisa',
    ],
    ['a callout', { blockType: 'callout', title: 'Heat', body: data(paragraph(text('Drink.'))) }, 'Heat\nDrink.'],
    [
      'a sacred text',
      {
        blockType: 'sacredText',
        label: 'At the Black Stone',
        arabic: 'اللَّهُ أَكْبَرُ',
        transliteration: 'Allahu akbar',
        meaning: 'God is the Greatest',
        reference: 'Bukhari 1613',
      },
      'At the Black Stone\nاللَّهُ أَكْبَرُ\nAllahu akbar\nGod is the Greatest\nBukhari 1613',
    ],
    ['a block it does not know', { blockType: 'poll', title: 'Vote' }, ''],
  ])('should read %s', (_what, fields, expected) => {
    expect(plainText(data(block(fields)))).toBe(expected)
  })

  it('should survive fields of the wrong shape', () => {
    expect(
      plainText(data({ type: 'block' }, block({ blockType: 'steps', steps: 'none' }), { type: 'paragraph' })),
    ).toBe('')
  })
})
