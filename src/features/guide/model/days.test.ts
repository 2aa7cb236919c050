import { describe, expect, it } from 'vitest'

import { plainText } from '@/lib/rich-text/plain-text'
import type { HajjDay } from '@/domain/guide/hajj-days'
import type { GuideArticle } from '@/payload-types'

import { cutBodyToDay, findDay, listHajjDays, stepTitles } from './days'

type Body = GuideArticle['body']

const root = (...children: Body['root']['children']): Body => ({
  root: { type: 'root', children, direction: 'ltr', format: '', indent: 0, version: 1 },
})
const paragraph = (text: string) => ({ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text }] })
const block = (fields: Record<string, unknown>) => ({ type: 'block', version: 2, fields })
const callout = (tone: string, title: string) =>
  block({ blockType: 'callout', tone, title, body: root(paragraph(`${title}.`)) })
const step = (title: string, ...days: readonly HajjDay[]) => ({ title, days, body: root(paragraph(`Do ${title}.`)) })

const article = root(
  paragraph('Read it at home.'),
  block({
    blockType: 'steps',
    title: 'Day by day',
    steps: [
      step('Arafah', 'day-9'),
      step('Stoning', 'day-10'),
      step('Hair', 'day-10'),
      step('Three pillars', 'day-11', 'day-12'),
      step('Leaving', 'day-12'),
      step('Mina', 'day-8'),
      { title: 'Of no day', days: null },
    ],
  }),
  callout('safety', 'Heat'),
  callout('schools-differ', 'Views'),
  block({ blockType: 'steps', title: 'Without days', steps: [{ title: 'Permit' }] }),
)

describe('listHajjDays', () => {
  it('should be the days that steps are told of, in the order of Hajj, each once', () => {
    expect(listHajjDays(article)).toEqual(['day-8', 'day-9', 'day-10', 'day-11', 'day-12'])
  })

  it.each([
    ['an article without steps', root(paragraph('Nothing.'))],
    ['steps without days', root(block({ blockType: 'steps', steps: [{ title: 'One' }] }))],
    ['a day nobody knows', root(block({ blockType: 'steps', steps: [{ title: 'One', days: ['day-14'] }] }))],
    ['a block that lost its rows', root(block({ blockType: 'steps' }))],
  ])('should be none of %s', (_what, body) => {
    expect(listHajjDays(body)).toEqual([])
  })
})

describe('cutBodyToDay', () => {
  it.each<[HajjDay, string]>([
    ['day-9', 'Arafah\nDo Arafah.\nHeat\nHeat.'],
    ['day-10', 'Stoning\nDo Stoning.\nHair\nDo Hair.\nHeat\nHeat.'],
    ['day-12', 'Three pillars\nDo Three pillars.\nLeaving\nDo Leaving.\nHeat\nHeat.'],
  ])('should hold the steps of %s and the warnings, and nothing else', (day, text) => {
    expect(plainText(cutBodyToDay(article, day))).toBe(text)
  })

  it('should leave the article as it was', () => {
    const before = JSON.stringify(article)
    cutBodyToDay(article, 'day-9')

    expect(JSON.stringify(article)).toBe(before)
  })

  it('should bring every step that has a day on some page', () => {
    const shown = listHajjDays(article).flatMap((day) => stepTitles(article, day))

    expect(new Set(shown)).toEqual(new Set(['Arafah', 'Stoning', 'Hair', 'Three pillars', 'Leaving', 'Mina']))
  })
})

describe('findDay', () => {
  it.each([
    ['day-9', 'day-9'],
    ['day-13', null],
    ['day-14', null],
    ['toString', null],
    ['', null],
  ])('should take "%s" for %s', (name, day) => {
    expect(findDay(article, name)).toBe(day)
  })
})
