import { describe, expect, it } from 'vitest'

import { mapFacts } from '@/lib/rich-text/facts'

import { findFactText } from './content/facts'
import { insertFactBlocks, insertFactIds } from './fact-blocks'

const text = (words: string, format = 0) => ({ type: 'text', version: 1, text: words, format })

const written = {
  root: {
    type: 'root',
    direction: 'ltr' as const,
    format: '' as const,
    indent: 0,
    version: 1,
    children: [
      {
        type: 'paragraph',
        version: 1,
        children: [
          text('Call {{fact:ambulance}} or {{fact:emergency-centre}}', 1),
          text(' within {{fact:visa-entry-days}}.'),
        ],
      },
    ],
  },
}

const blocks = insertFactBlocks(written, (index) => `block-${index}`)

const facts = (value: unknown): readonly unknown[] => JSON.stringify(value).match(/"fact":("[^"]*"|\d+)/g) ?? []

describe('a text that names facts', () => {
  it('should hold an inline block for each, in the marks of its words', () => {
    expect(blocks.root.children[0]?.children).toMatchObject([
      { type: 'text', text: 'Call ', format: 1 },
      { type: 'inlineBlock', fields: { id: 'block-0', blockType: 'fact', fact: 'facts/ambulance', isBold: true } },
      { type: 'text', text: ' or ', format: 1 },
      { type: 'inlineBlock', fields: { id: 'block-1', fact: 'facts/emergency-centre', isBold: true } },
      { type: 'text', text: ' within ', format: 0 },
      { type: 'inlineBlock', fields: { id: 'block-2', fact: 'facts/visa-entry-days', isBold: false } },
      { type: 'text', text: '.' },
    ])
  })

  it('should be shown as if the values had been written there, without any markup', () => {
    const ids = new Map([
      ['facts/ambulance', 7],
      ['facts/emergency-centre', 8],
      ['facts/visa-entry-days', 9],
    ])
    const values: Readonly<Record<string, string>> = { '7': '997', '8': '911', '9': '30 days' }
    const stored = insertFactIds(blocks, ids)

    expect(facts(stored)).toEqual(['"fact":7', '"fact":8', '"fact":9'])
    expect(mapFacts(stored, (name) => values[name] ?? null).root.children[0]?.children).toMatchObject([
      text('Call 997 or 911', 1),
      text(' within 30 days.'),
    ])
  })

  it('should write out a fact that is not there, also in a plain text', () => {
    const stored = insertFactIds(
      { ...blocks, cell: '{{fact:ambulance}}, {{fact:police}}' },
      new Map([['facts/police', 3]]),
    )

    expect(stored.cell).toBe(`${findFactText('ambulance')}, {{fact:police}}`)
    expect(facts(stored)).toEqual([])
    expect(JSON.stringify(stored)).toContain('Call 997 or 911')
  })
})
