import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { RichTextNode } from './nodes'
import { buildOutline } from './outline'

const textNode = (text: string): RichTextNode => ({ type: 'text', text })
const heading = (tag: string, text: string): RichTextNode => ({ type: 'heading', tag, children: [textNode(text)] })
const paragraph = (text: string): RichTextNode => ({ type: 'paragraph', children: [textNode(text)] })
const block = (fields: Record<string, unknown>): RichTextNode => ({ type: 'block', fields })
const data = (...children: readonly RichTextNode[]) => ({ root: { children } })

const shown = (...children: readonly RichTextNode[]) =>
  buildOutline(data(...children)).headings.map(({ level, id }) => `${level} ${id}`)

describe('buildOutline', () => {
  it.each([
    ['plain words', 'Know your miqat', 'know-your-miqat'],
    ['apostrophes', "Sa'i around the Ka’bah", 'sai-around-the-kabah'],
    ['accents', 'Café à Médine', 'cafe-a-medine'],
    ['signs around', '  "Able"?  ', 'able'],
    ['nothing that fits an address', 'مكة', 'section'],
    ['an id the page uses itself', 'Sources', 'sources-2'],
    ['a very long heading', 'word '.repeat(40), `${'word-'.repeat(12).slice(0, -1)}`],
  ])('should make an id from %s', (_what, text, id) => {
    expect(buildOutline(data(heading('h2', text))).headings).toEqual([
      { id, text: text.replace(/\s+/g, ' ').trim(), level: 2 },
    ])
  })

  it('should keep ids apart, also from one that looks like a count', () => {
    expect(shown(heading('h2', 'Women'), heading('h2', 'Women 2'), heading('h2', 'Women'))).toEqual([
      '2 women',
      '2 women-2',
      '2 women-3',
    ])
  })

  it('should show steps below their title, and what is in a step below the step', () => {
    const body = data(paragraph('Walk.'), heading('h2', 'For women'))
    const steps = block({ blockType: 'steps', title: 'In order', steps: [{ title: 'Tawaf', body }, { title: "Sa'i" }] })

    expect(shown(heading('h2', 'Start'), steps, heading('h2', 'End'))).toEqual([
      '2 start',
      '2 in-order',
      '3 tawaf',
      '4 for-women',
      '3 sai',
      '2 end',
    ])
  })

  it('should not skip a level when steps have no title or a text begins too low', () => {
    const steps = block({ blockType: 'steps', title: null, steps: [{ title: 'First' }] })

    expect(shown(steps)).toEqual(['2 first'])
    expect(shown(heading('h3', 'Small'), heading('h3', 'Next'))).toEqual(['2 small', '3 next'])
  })

  it('should find each heading by the object it is made from', () => {
    const step = { title: 'Tawaf' }
    const fields = { blockType: 'steps', title: 'In order', steps: [step] }
    const { headingByNode } = buildOutline(data(block(fields)))

    expect(headingByNode.get(fields)?.id).toBe('in-order')
    expect(headingByNode.get(step)?.id).toBe('tawaf')
  })

  it('should leave out headings without words and titles of other blocks', () => {
    expect(shown(heading('h2', '  '), block({ blockType: 'checklist', title: 'Papers', items: [] }))).toEqual([])
  })

  it('should start where it is told', () => {
    const { headings } = buildOutline(data(heading('h2', 'A'), heading('h3', 'B')), 4)

    expect(headings.map(({ level }) => level)).toEqual([4, 5])
  })

  it('should give unique ids and levels without gaps to any headings', () => {
    const anyHeading = fc.record({ tag: fc.constantFrom('h1', 'h2', 'h3', 'h6', ''), text: fc.string() })

    fc.assert(
      fc.property(fc.array(anyHeading), (list) => {
        const { headings } = buildOutline(data(...list.map(({ tag, text }) => heading(tag, text))))
        const levels = [1, ...headings.map(({ level }) => level)]

        expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length)
        expect(headings.every(({ id }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toBe(true)
        expect(levels.every((level, index) => level <= (levels[index - 1] ?? 1) + 1)).toBe(true)
      }),
    )
  })
})
