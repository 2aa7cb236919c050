import { describe, expect, it } from 'vitest'

import { wayWords } from '../refused/field-way'
import { checkWriting } from './check-writing'

const text = (...children: object[]) => ({ root: { type: 'root', children, version: 1 } })
const paragraph = (words: string) => ({ type: 'paragraph', children: [{ type: 'text', text: words }] })
const block = (blockType: string, fields: object) => ({
  type: 'block',
  fields: { id: blockType, blockType, ...fields },
})
const sources = [{ title: 'Sahih Muslim 1218', url: '' }]
const facts = [
  { id: 7, key: 'ambulance', label: 'Ambulance', value: '997', unit: null },
  { id: 8, key: 'fine', label: 'Fine', value: 'SAR 10,000', unit: null },
]
const long = `${'Go and walk on to the gate with all of them now. '.repeat(2)}${'go '.repeat(25).trim()}.`

/** Each finding as it is read: the field in words, and what is wrong. */
const found = (record: object, kind = 'guide-articles', isPage = false) =>
  checkWriting({ kind, isPage }, record, facts).map(({ way, message }) => `${wayWords(way, [])}: ${message}`)
const article = (...children: object[]) => found({ title: 'Tried', sources, body: text(...children) })

describe('the rules on what a form holds', () => {
  it('should find nothing in a plain text', () => {
    expect(article(paragraph('Drink water. Rest in the shade.'))).toEqual([])
  })

  it('should find a long sentence, in a step of a block too, and leave cells and titles alone', () => {
    const steps = [{ title: long, body: text(paragraph(long)) }]
    const rows = [{ cells: [{ text: long }] }]

    expect(
      article(
        block('steps', { title: 'The walk', steps }),
        block('dataTable', { caption: 'Times', rows, note: 'Go.' }),
      ),
    ).toEqual([
      expect.stringMatching(/^Body › Steps “The walk” › Steps 1 › Body: 25 words in a sentence, at most 24: “go /),
    ])
    expect(found({ body: text(paragraph(long)) }, 'about', true)).toEqual([])
  })

  it('should count the words that a fact is shown as', () => {
    const fact = { type: 'inlineBlock', fields: { id: 'f', blockType: 'fact', fact: 8 } }
    const words = (count: number) => ({ type: 'text', text: `${'go '.repeat(count)}` })

    expect(article({ type: 'paragraph', children: [words(23), fact] })).toEqual([
      expect.stringContaining('25 words in a sentence') as string,
    ])
    expect(article({ type: 'paragraph', children: [words(22), fact] })).toEqual([])
  })

  it('should find another spelling, a note of an editor and a word without an explanation', () => {
    expect(article(paragraph('Go to Mecca.'), paragraph('TODO: when?'), paragraph('Pass the miqat there.'))).toEqual([
      'Body: “miqat” is not explained where it first stands: in brackets, or after a colon',
      'Body: “Mecca” is “Makkah” everywhere else',
      'Body: A note of an editor: “TODO”',
    ])
    expect(found({ description: 'In Mecca.', provenance: {} }, 'locations')).toEqual([
      'Description: “Mecca” is “Makkah” everywhere else',
    ])
  })

  it('should lead an unexplained word to the part in which it stands first', () => {
    const [finding] = checkWriting(
      { kind: 'guide-articles', isPage: false },
      { sources, body: text(block('callout', { title: 'A fatwa now', tone: 'note', body: text(paragraph('Go.')) })) },
      facts,
    )

    expect(finding).toMatchObject({ quote: 'fatwa', way: [{ path: 'body' }, { path: 'title' }] })
  })

  it('should find a fact that is written out, where it can be named, and a name without a fact', () => {
    expect(article(paragraph('Call 997 at once.'))).toEqual([
      'Body: “997” is the fact “Ambulance”: name it, {{fact:ambulance}}, so that it changes with the fact',
    ])
    expect(article(paragraph('Call {{fact:ambulance}}, or 9,970 of them. {{fact: fine}} {{fact:none}}'))).toEqual([
      'Body: There is no fact {{fact: fine}}',
      'Body: There is no fact {{fact:none}}',
    ])
    expect(found({ title: 'Call 997', sources })).toEqual([])
    expect(found({ sections: [{ heading: 'Call 997' }] }, 'about', true)).toHaveLength(1)
    expect(found({ description: 'Call 997' }, 'locations')).toEqual([])
  })

  it('should find a link that does not say where it leads', () => {
    const link = (words: string) => ({ type: 'link', fields: {}, children: [{ type: 'text', text: words }] })

    expect(article({ type: 'paragraph', children: [link(''), link('here'), link('the gates')] })).toEqual([
      'Body: A link without words',
      'Body: A link that says only "here"',
    ])
  })

  it('should find what says nothing of who says it', () => {
    const callout = { tone: 'schools-differ', title: 'Views', body: text(paragraph('Some say so.')) }

    expect(article(block('callout', callout))).toEqual(['Body › Callout “Views” › Body: Nobody is named in "Views"'])
  })

  it('should find a source that is missing or cannot be followed', () => {
    expect(found({ title: 'Tried', sources: [] })).toEqual(['Sources: No source at all'])
    expect(found({ sources: [...sources, { title: 'Ministry', url: 'https://haj.gov.sa' }] })).toEqual([
      'Sources 2 › Title: Only a home page: Ministry https://haj.gov.sa',
    ])
    expect(found({ sources: [{ title: 'Ministry', url: 'haj' }] })).toEqual(['Sources 1 › Title: No address: haj'])
    expect(found({ provenance: { source: 'Press\nSahih Muslim 1218' } }, 'faq-groups')).toEqual([
      'Provenance › Source: No page for: Press',
    ])
    expect(found({ provenance: {} }, 'authorities')).toEqual(['Provenance › Source: No source at all'])
    expect(found({ source: { title: 'Press' } }, 'facts')).toEqual(['Source › Title: Neither address nor book: Press'])
    expect(found({ phoneNumbers: [{ source: null }] }, 'emergency-numbers', true)).toEqual([
      'Phone Numbers 1 › Source: No source at all',
    ])
  })

  it('should find a text that is too hard to read, once it is long enough to tell', () => {
    const hard = paragraph('Administrative requirements necessitate documentation of accommodation arrangements.')
    const times = (count: number) => article(...Array.from({ length: count }, () => hard))

    expect(times(14)).toEqual([])
    expect(times(15)).toEqual([expect.stringMatching(/^Body: Hard to read: grade \d+\.\d, at most 5\./)])
  })

  it('should bear what a form holds before anything is written', () => {
    expect(found({ title: null, body: null, sources: 0 })).toEqual(['Sources: No source at all'])
    expect(checkWriting({ kind: 'about', isPage: true }, undefined, facts)).toEqual([])
  })
})
