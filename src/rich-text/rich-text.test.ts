import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { factNode, mapFacts } from '@/lib/rich-text/facts'

import { RichText } from './rich-text'

type Node = { type: string; version: number; [key: string]: unknown }

const text = (value: string, format = 0): Node => ({ type: 'text', version: 1, text: value, format })
const element = (type: string, children: Node[], more = {}): Node => ({ type, version: 1, children, ...more })
const paragraph = (...children: Node[]): Node => element('paragraph', children)
const block = (fields: Record<string, unknown>): Node => ({ type: 'block', version: 2, fields })
const root = (children: Node[]) => ({
  root: { type: 'root', children, direction: 'ltr' as const, format: '' as const, indent: 0, version: 1 },
})

const html = (...children: Node[]): string => renderToStaticMarkup(createElement(RichText, { data: root(children) }))

const link = (url: string): Node => element('link', [text('there')], { fields: { linkType: 'custom', url } })

describe('RichText', () => {
  it('should write no inline style for marks, indents, alignments and nested lists', () => {
    const nested = element('list', [element('listitem', [text('inner')])], { listType: 'bullet', tag: 'ul' })
    const output = html(
      element('paragraph', [text('all marks', 127)], { format: 'center', indent: 2 }),
      element('heading', [text('Right')], { tag: 'h2', format: 'right' }),
      element('list', [element('listitem', [nested])], { listType: 'number', tag: 'ol', start: 3 }),
    )

    expect(output).not.toContain('style=')
    expect(output).toContain('<sup><sub><code><u><s><em><strong>all marks</strong></em></s></u></code></sub></sup>')
    expect(output).toContain('<ol start="3">')
  })

  it('should show a fact as if its value had been written there, without any markup', () => {
    const fact = factNode({ fact: 7, isBold: true, id: 'x' })
    const written = paragraph(text('Call ', 1), fact, text(' now', 1), text('.'))

    expect(html(mapFacts(written, () => '997'))).toContain('<p><strong>Call 997 now</strong>.</p>')
  })

  it('should show the rest of a text when it does not know a block or a node', () => {
    const output = html(
      paragraph(text('before')),
      block({ blockType: 'poll', question: '?' }),
      { type: 'relationship', version: 1 },
      paragraph(text('after')),
    )

    expect(output).toContain('<p>before</p><p>after</p>')
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.com', 'https://10.0.0.1'])(
    'should keep the words of a link to %s and drop the link',
    (url) => {
      expect(html(paragraph(link(url)))).toContain('<p>there</p>')
    },
  )

  it('should give a link that is a whole item a large target, and one within a sentence none', () => {
    const item = (...children: Node[]) =>
      html(element('list', [element('listitem', children)], { listType: 'bullet', tag: 'ul' }))

    expect(item(link('https://nusuk.sa'))).toMatch(/<li class="[^"]+">/)
    expect(item(text('See '), link('https://nusuk.sa'))).toContain('<li>See ')
  })

  it('should open outward links in a new tab without handing over the window', () => {
    const output = html(paragraph(link('https://nusuk.sa')))

    expect(output).toContain('href="https://nusuk.sa/"')
    expect(output).toContain('target="_blank" rel="noopener noreferrer"')
    expect(output).toContain('(opens in a new tab)')
  })

  it('should mark Arabic in running text as Arabic', () => {
    expect(html(paragraph(text('Gate 1, باب الملك, is open')))).toContain(
      'Gate 1, <span lang="ar" dir="rtl">باب الملك</span>, is open',
    )
  })

  it('should give headings their ids and steps the level below their title', () => {
    const output = html(
      element('heading', [text('Know your miqat')], { tag: 'h2' }),
      block({
        blockType: 'steps',
        title: 'In order',
        steps: [{ title: 'Tawaf', body: root([paragraph(text('Walk.'))]) }],
      }),
    )

    expect(output).toContain('<h2 id="know-your-miqat">Know your miqat</h2>')
    expect(output).toContain('<h2 id="in-order">In order</h2>')
    expect(output).toContain('<h3 id="tawaf">Tawaf</h3><p>Walk.</p>')
  })

  it('should name the scroller of a table and say which cells are headings', () => {
    const output = html(
      block({
        blockType: 'dataTable',
        kind: 'plain',
        caption: 'Miqats',
        columns: [{ label: '' }, { label: 'For' }],
        rows: [{ cells: [{ text: 'Yalamlam' }] }],
      }),
    )

    expect(output).toContain('role="region" aria-label="Miqats" tabindex="0"')
    expect(output).toContain('<tr><td></td><th scope="col">For</th></tr>')
    expect(output).toContain('<tr><th scope="row">Yalamlam</th><td></td></tr>')
  })

  it('should mark a sacred text as Arabic, and its sound as Arabic in Latin letters', () => {
    const output = html(
      block({
        blockType: 'sacredText',
        label: 'Intention',
        arabic: 'لَبَّيْكَ عُمْرَةً',
        transliteration: "Labbayka 'umrah",
        meaning: 'Here I am for Umrah',
        reference: 'Guide',
      }),
    )

    expect(output).toContain('<p lang="ar" dir="rtl">لَبَّيْكَ عُمْرَةً</p>')
    expect(output).toContain('lang="ar-Latn"')
  })

  it.each([
    ['note', 'Note'],
    ['safety', 'Safety'],
    ['schools-differ', 'The schools differ'],
    ['changes-often', 'Changes often'],
  ])('should say the tone %s in a word', (tone, word) => {
    const output = html(block({ blockType: 'callout', tone, title: 'Heat', body: root([paragraph(text('Drink.'))]) }))

    expect(output).toContain(`>${word}</p>`)
    expect(output).toContain('<p>Drink.</p>')
  })

  it('should show a picture with its description and no inline style', () => {
    const media = { url: '/cms/api/media/file/mina.webp', width: 1280, height: 720, alt: 'Tents', credit: 'A. B.' }
    const output = html({ type: 'upload', version: 3, relationTo: 'media', value: media })

    expect(output).toContain('alt="Tents"')
    expect(output).toContain('<figcaption>A. B.</figcaption>')
    expect(output).not.toContain('style=')
  })

  it('should show nothing for a picture that is gone and for a text that is not there', () => {
    expect(html({ type: 'upload', version: 3, relationTo: 'media', value: 7 })).not.toContain('<img')
    expect(renderToStaticMarkup(createElement(RichText, { data: null }))).toBe('')
  })
})
