import { describe, expect, it } from 'vitest'

import { brokenFactNames, factNode, collectFacts, factText, mapFacts } from './facts'
import { buildOutline } from './outline'
import { plainText } from './plain-text'

const text = (words: string, format = 0) => ({ type: 'text', text: words, format })
const paragraph = (...children: readonly object[]) => ({ type: 'paragraph', children })
const fact = (id: number | object, isBold = false) => ({
  ...factNode({ fact: 0, isBold, id: 'x' }),
  fields: factFields(id, isBold),
})
const factFields = (id: number | object, isBold: boolean) => ({ id: 'x', blockType: 'fact', fact: id, isBold })
const data = (...children: readonly { type: string }[]) => ({ root: { children } })

const values: Readonly<Record<string, string>> = { '7': '997', ambulance: '997', '8': '30 days' }
const shown = <Content>(content: Content) => mapFacts(content, (name) => values[name] ?? '?')

describe('mapFacts', () => {
  it('should make of a fact the words around it, in their marks, as one node', () => {
    const before = paragraph(text('Call ', 1), fact(7, true), text(' now', 1), text(', within '), fact(8), text('.'))

    expect(shown(before).children).toMatchObject([text('Call 997 now', 1), text(', within 30 days.')])
  })

  it('should find facts in blocks, rows and links, and by the record that was read along', () => {
    const link = { type: 'link', fields: { url: '/x' }, children: [fact({ id: 7, value: 'old' })] }
    const steps = {
      type: 'block',
      fields: { steps: [{ body: data(paragraph(link)) }], rows: [{ cells: [{ text: '{{fact:ambulance}}' }] }] },
    }

    expect([...collectFacts(data(steps))]).toEqual(['7', 'ambulance'])
    expect(JSON.stringify(shown(data(steps)))).not.toMatch(/inlineBlock|\{\{/)
  })

  it('should leave no hole in what becomes plain text or a heading', () => {
    const content = shown(
      data(
        { type: 'heading', tag: 'h2', children: [text('Call '), fact(7)] } as never,
        paragraph(fact(8), text(' to go')),
      ),
    )

    expect(plainText(content)).toBe('Call 997\n30 days to go')
    expect(buildOutline(content).headings).toMatchObject([{ id: 'call-997', text: 'Call 997' }])
  })

  it('should leave other nodes and texts as they are', () => {
    const other = { type: 'inlineBlock', fields: { blockType: 'poll' } }
    const content = data(paragraph(text('a'), text('b'), other), paragraph(text('{{x}}')))

    expect(shown(content)).toEqual(content)
  })

  it('should leave a name it is given no words for', () => {
    const content = data(paragraph(fact(9), text('{{fact:new}}')))

    expect(mapFacts(content, () => null)).toEqual(content)
  })
})

describe('brokenFactNames', () => {
  it.each(['{{ambulance}}', '{{fact: ambulance}}', '{{fact:Ambulance}}', '{{fact:7}}'])('should find %s', (braces) => {
    expect(brokenFactNames({ rows: [`Call ${braces}`] })).toEqual([braces])
  })

  it('should accept the name of a fact, and braces of other kinds', () => {
    expect(brokenFactNames(['{{fact:visa-entry-days}} {x} {{'])).toEqual([])
  })
})

describe('factText', () => {
  it('should put the unit behind the value', () => {
    expect(factText({ value: '30', unit: 'days' })).toBe('30 days')
    expect(factText({ value: '997', unit: null })).toBe('997')
  })
})
