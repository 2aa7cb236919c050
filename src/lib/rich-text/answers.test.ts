import { describe, expect, it } from 'vitest'

import { ANSWER_BLOCK, collectAnswers, insertAnswerBodies } from './answers'
import { collectRecords } from './links'
import { buildOutline } from './outline'
import { plainText } from './plain-text'

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] })
const answer = (article: unknown) => ({ type: 'block', fields: { blockType: ANSWER_BLOCK, article } })
const steps = (...children: readonly object[]) => ({
  type: 'block',
  fields: { blockType: 'steps', title: 'Steps', steps: [{ title: 'One', body: data(...children) }] },
})
const data = (...children: readonly object[]) => ({ root: { children: children as { type: string }[] } })

const bodies: Readonly<Record<number, unknown>> = { 7: data(paragraph('Call.'), paragraph('Stay.')) }
const insert = <Value>(value: Value) => insertAnswerBodies(value, (id) => bodies[id])

describe('insertAnswerBodies', () => {
  it('should put the text of an answer where its block stands, in a step, too', () => {
    const body = insert(data(paragraph('Before.'), answer(7), steps(answer(7)), paragraph('After.')))

    expect(plainText(body).split('\n')).toEqual([
      'Before.',
      'Call.',
      'Stay.',
      'Steps',
      'One',
      'Call.',
      'Stay.',
      'After.',
    ])
    expect(buildOutline(body).headings.map(({ id }) => id)).toEqual(['steps', 'one'])
  })

  it('should show nothing of one that is not public, or not chosen yet', () => {
    expect(insert(data(answer(8), answer(null), answer(undefined), paragraph('After.')))).toEqual(
      data(paragraph('After.')),
    )
  })

  it('should leave everything else as it is', () => {
    const body = data(paragraph('Before.'), steps(paragraph('Walk.')))

    expect(insert(body)).toEqual(body)
    expect(insert(null)).toBeNull()
  })
})

describe('collectAnswers', () => {
  it('should find each once, whether or not its record was read along', () => {
    expect([...collectAnswers(data(answer(7), steps(answer({ id: 9, body: {} }), answer(7))))]).toEqual([7, 9])
  })

  it('should count as naming their records', () => {
    expect([...collectRecords(data(steps(answer(7))))]).toEqual(['guide-articles/7'])
  })
})
