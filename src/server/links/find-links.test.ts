import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'

import { findLinks, type Holder, replaceTarget } from './find-links'

const SITE = 'https://guide.example.org'

const fields: Field[] = [
  { name: 'title', type: 'text' },
  {
    type: 'tabs',
    tabs: [
      { label: 'Text', fields: [{ name: 'body', label: 'Body', type: 'richText' }] },
      { name: 'meta', label: 'For search engines', fields: [{ name: 'note', label: 'Note', type: 'textarea' }] },
    ],
  },
  {
    name: 'sources',
    label: 'Sources',
    type: 'array',
    fields: [
      { type: 'row', fields: [{ name: 'title', type: 'text' }] },
      { name: 'url', label: 'Address', type: 'text' },
    ],
  },
  { name: 'website', label: 'Website', type: 'text', custom: { isWebAddress: true } },
  { name: 'tile', label: 'Leads to', type: 'text', custom: { isGuidePath: true } },
  {
    name: 'provenance',
    label: 'Source and review',
    type: 'group',
    fields: [{ name: 'source', label: 'Source', type: 'textarea' }],
  },
  {
    name: 'parts',
    label: 'Parts',
    type: 'blocks',
    blocks: [{ slug: 'quote', fields: [{ name: 'words', label: 'Words', type: 'textarea' }] }],
  },
]

const text = (words: string) => ({ type: 'text', text: words })
const link = (words: string, linkFields: object) => ({ type: 'link', fields: linkFields, children: [text(words)] })
const outside = (words: string, url: string) => link(words, { linkType: 'custom', url })
const inside = (words: string, relationTo: string, value: number, anchor?: string) =>
  link(words, { linkType: 'internal', doc: { relationTo, value }, anchor: anchor ?? null })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const body = (...children: object[]) => ({ root: { type: 'root', children } })

const holder = (content: Holder['content']): Holder => ({ fields, content, page: 'guide-articles/7', siteUrl: SITE })

const find = (content: Holder['content']) =>
  findLinks(holder(content)).map(({ target, field, sentence }) => [target, field, sentence])

describe('the links of a document', () => {
  it('should be found in rich text, each with the sentence it stands in', () => {
    const content = {
      body: body(
        paragraph(
          text('Bring your passport. Ask the '),
          outside('Ministry', 'https://www.haj.gov.sa/en#visa'),
          text(' before you book! Then rest.'),
        ),
        paragraph(text('Go to '), inside('the gates', 'mosque-gates', 79), text('.')),
        paragraph(text('See '), inside('the steps', 'guide-articles', 3, 'tawaf'), text('.')),
      ),
    }

    expect(find(content)).toEqual([
      ['https://www.haj.gov.sa/en', 'Body', 'Ask the Ministry before you book!'],
      ['mosque-gates/79', 'Body', 'Go to the gates.'],
      ['guide-articles/3#tawaf', 'Body', 'See the steps.'],
    ])
  })

  it('should be found in blocks, nested lists and beside facts', () => {
    const content = {
      body: body(
        {
          type: 'block',
          fields: {
            blockType: 'callout',
            title: 'Note',
            body: body(
              paragraph(
                text('Call '),
                { type: 'inlineBlock' },
                text(' or '),
                outside('write', 'https://a.org/b'),
                text('.'),
              ),
            ),
          },
        },
        {
          type: 'list',
          children: [
            {
              type: 'listitem',
              children: [
                { type: 'list', children: [{ type: 'listitem', children: [outside('Deep', 'https://a.org/deep')] }] },
              ],
            },
          ],
        },
        {
          type: 'block',
          fields: { blockType: 'dataTable', rows: [{ cells: [{ text: 'By https://a.org/table, 2024.' }] }] },
        },
      ),
    }

    expect(find(content)).toEqual([
      ['https://a.org/b', 'Body', 'Call … or write.'],
      ['https://a.org/deep', 'Body', 'Deep'],
      ['https://a.org/table', 'Body', 'By https://a.org/table, 2024.'],
    ])
  })

  it('should be found in fields, with what stands beside them', () => {
    const content = {
      sources: [{ title: 'Decree of 2024', url: 'https://a.org/decree' }],
      website: 'nusuk.sa',
      tile: '/places?category=Restaurant',
      provenance: { source: 'A book, p. 4\nMinistry, 2024 (https://a.org/x_(y)). Seen today.' },
      meta: { note: 'https://a.org/alone' },
      parts: [{ blockType: 'quote', words: 'From https://a.org/quote' }],
    }

    expect(find(content)).toEqual([
      ['https://a.org/alone', 'For search engines, Note', null],
      ['https://a.org/decree', 'Sources 1, Address', 'Decree of 2024'],
      ['https://nusuk.sa/', 'Website', null],
      ['/places?category=Restaurant', 'Leads to', null],
      ['https://a.org/x_(y)', 'Source and review, Source', 'Ministry, 2024 (https://a.org/x_(y)).'],
      ['https://a.org/quote', 'Parts 1, Words', 'From https://a.org/quote'],
    ])
  })

  it('should be one where the words of a link are its address', () => {
    const content = { body: body(paragraph(outside('https://a.org/b', 'https://a.org/b'))) }

    expect(find(content)).toEqual([['https://a.org/b', 'Body', 'https://a.org/b']])
  })

  it('should lead into the guide by its own address, and to the own page by a part alone', () => {
    const content = {
      body: body(
        paragraph(outside('here', `${SITE}/faq?a=b#c`)),
        paragraph(outside('below', '#ihram')),
        paragraph(outside('mail', 'mailto:a@b.org'), outside('call', 'tel:911'), outside('bad', 'javascript:alert(1)')),
        paragraph(outside('another site', `${SITE}.evil.org/`)),
      ),
    }

    expect(find(content).map(([target]) => target)).toEqual([
      '/faq?a=b#c',
      'guide-articles/7#ihram',
      'https://guide.example.org.evil.org/',
    ])
  })

  it('should be found in a field that nobody has named here', () => {
    const invented: Field = {
      name: 'invented',
      label: 'Invented',
      type: 'group',
      fields: [{ name: 'words', type: 'text' }],
    }

    const found = findLinks({ ...holder({ invented: { words: 'See https://a.org/new' } }), fields: [invented] })

    expect(found).toMatchObject([{ target: 'https://a.org/new' }])
  })
})

describe('replacing a link', () => {
  const replace = (content: Holder['content'], from: string, to: string) => replaceTarget(holder(content), { from, to })

  it('should change every place of it, and send only the fields that change', () => {
    const content = {
      title: 'Stays',
      body: body(
        paragraph(
          text('Old: https://a.org/x.'),
          outside('https://a.org/x', 'https://a.org/x#part'),
          outside('other', 'https://a.org/xy'),
        ),
      ),
      sources: [
        { id: '1', title: 'Kept', url: 'https://a.org/other' },
        { id: '2', title: 'Changed', url: 'https://a.org/x' },
      ],
      provenance: { source: 'One\nhttps://a.org/x, two', checkedOn: '2024-01-01' },
      website: 'https://a.org/other',
    }

    expect(replace(content, 'https://a.org/x', 'https://b.org/y')).toEqual({
      body: body(
        paragraph(
          text('Old: https://b.org/y.'),
          link('https://b.org/y', { linkType: 'custom', url: 'https://b.org/y#part', doc: null, anchor: null }),
          outside('other', 'https://a.org/xy'),
        ),
      ),
      sources: [
        { id: '1', title: 'Kept', url: 'https://a.org/other' },
        { id: '2', title: 'Changed', url: 'https://b.org/y' },
      ],
      provenance: { source: 'One\nhttps://b.org/y, two', checkedOn: '2024-01-01' },
    })
  })

  it('should make a link to a record one to the new address', () => {
    const content = { body: body(paragraph(inside('steps', 'guide-articles', 3, 'gone'))) }

    expect(replace(content, 'guide-articles/3#gone', '/guide/hajj/hajj-steps#tawaf')).toEqual({
      body: body(
        paragraph(link('steps', { linkType: 'custom', url: '/guide/hajj/hajj-steps#tawaf', doc: null, anchor: null })),
      ),
    })
  })

  it('should change nothing a second time', () => {
    const content = { body: body(paragraph(outside('a', 'https://a.org/x'))), tile: '/old' }
    const once = { ...content, ...replace(content, 'https://a.org/x', 'https://b.org/y') }

    expect(replace(once, 'https://a.org/x', 'https://b.org/y')).toEqual({})
  })

  it('should write a page of the guide as a whole address where an address has to stand', () => {
    const content = { website: 'https://a.org/x', tile: '/old' }

    expect(replace(content, 'https://a.org/x', '/places')).toEqual({ website: `${SITE}/places` })
    expect(replace(content, '/old', '/places')).toEqual({ tile: '/places' })
  })
})
