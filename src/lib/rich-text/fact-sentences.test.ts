import { describe, expect, it } from 'vitest'

import { factSentences } from './fact-sentences'
import { factNode } from './facts'

const text = (value: string) => ({ type: 'text', text: value, format: 0 })
const fact = (id: number) => factNode({ fact: id, isBold: false, id: `a${id}` })
const body = (...children: object[]) => ({ root: { children: [{ type: 'paragraph', children }] } })

const write = (content: unknown) =>
  factSentences(content, ['7', 'ambulance']).map(({ before, after }) => `${before}|${after}`)

describe('factSentences', () => {
  it('should be the sentence of a rich text, with where the fact stands in it', () => {
    const content = { title: 'Help', body: body(text('Stay calm. Call '), fact(7), text(' at once. Then wait.')) }
    expect(write(content)).toEqual(['Call | at once.'])
  })

  it('should be found in a table, and in a plain text by its key', () => {
    const table = {
      root: {
        children: [
          {
            type: 'block',
            fields: {
              blockType: 'dataTable',
              caption: 'Numbers',
              columns: [{ label: 'Who' }],
              rows: [{ cells: [{ text: 'Ambulance' }, { text: 'Dial {{fact:ambulance}}' }] }],
            },
          },
        ],
      },
    }
    expect(write({ body: table, summary: 'First {{fact:ambulance}}. Next.' })).toEqual([
      'Ambulance · Dial |',
      'First |.',
    ])
  })

  it('should leave out other facts, and sentences that name none', () => {
    const content = body(text('One. '), fact(8), text(' or '), fact(7), text('? Three.'))
    expect(write(content)).toEqual(['… or |?'])
  })

  it('should be said for each place in a sentence', () => {
    expect(write(body(fact(7), text(' is not '), fact(7), text('.')))).toEqual(['| is not ….', '| is not ….'])
  })

  it.each([null, 7, 'no fact', { body: body(text('Nothing.')) }])('should be none of %j', (content) => {
    expect(write(content)).toEqual([])
  })
})
