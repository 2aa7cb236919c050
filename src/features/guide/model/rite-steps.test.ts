import { describe, expect, it } from 'vitest'

import { plainText } from '@/lib/rich-text/plain-text'

import { callout, paragraph, root, step, steps } from './rite-fixture'
import { cutStep, partPage, findScreen, listScreens, shortTitle, stepPath, listWarnings } from './rite-steps'

const ihram = step('Ihram: enter the state', null, paragraph('Wash.'))
const tawaf = step("Tawaf: seven rounds of the Ka'bah", null, paragraph('Walk.'))
const umrah = { section: 'umrah', slug: 'umrah-steps', body: root(steps(ihram, tawaf)) } as const

const hajj = {
  section: 'hajj',
  slug: 'hajj-steps',
  body: root(
    steps(
      step('Arafah', ['day-9']),
      step('10th: stoning', ['day-10']),
      step('Hair', ['day-10']),
      step('Pillars', ['day-11', 'day-12']),
    ),
  ),
} as const

const listAddresses = (article: typeof umrah | typeof hajj) =>
  listScreens(article).map((screen) => stepPath(article, screen))

describe('listScreens', () => {
  it('should give each step of Umrah a screen, in the order of the article', () => {
    expect(listAddresses(umrah)).toEqual(['/guide/umrah/umrah-steps/steps/1', '/guide/umrah/umrah-steps/steps/2'])
  })

  it('should give each step of a day of Hajj one, and a step of two days one on each', () => {
    expect(listAddresses(hajj)).toEqual([
      '/guide/hajj/hajj-steps/day-9/1',
      '/guide/hajj/hajj-steps/day-10/1',
      '/guide/hajj/hajj-steps/day-10/2',
      '/guide/hajj/hajj-steps/day-11/1',
      '/guide/hajj/hajj-steps/day-12/1',
    ])
  })

  it('should be none of an article beside the rites, nor of one without steps', () => {
    expect(listScreens({ ...umrah, section: 'more' })).toEqual([])
    expect(listScreens({ section: 'umrah', body: root(paragraph('Read.')) })).toEqual([])
  })
})

describe('findScreen', () => {
  it('should find the step an address names', () => {
    expect(findScreen(umrah, 'steps', '2')?.step).toBe(tawaf)
    expect(findScreen(hajj, 'day-10', '2')?.step.title).toBe('Hair')
  })

  it.each([
    ['steps', '0'],
    ['steps', '3'],
    ['steps', '02'],
    ['steps', 'x'],
    ['day-9', '1'],
  ])('should find nothing at %s/%s', (part, number) => {
    expect(findScreen(umrah, part, number)).toBeNull()
  })
})

describe('partPage', () => {
  it('should be the article, or the page of the day', () => {
    expect(partPage(umrah, 'steps')).toBe('/guide/umrah/umrah-steps')
    expect(partPage(hajj, 'day-9')).toBe('/guide/hajj/hajj-steps/day-9')
  })
})

describe('shortTitle', () => {
  it.each([
    ['steps', "Tawaf: seven rounds of the Ka'bah", 'Tawaf'],
    ['steps', 'Leave Ihram', 'Leave Ihram'],
    ['day-10', '10th, first act: 7 pebbles', '7 pebbles'],
    ['day-10', '10th, second act: the sacrifice', 'The sacrifice'],
    ['day-10', 'Hair', 'Hair'],
  ] as const)('should call the step of %s "%s" %s', (part, title, short) => {
    expect(shortTitle({ part, step: step(title, null) })).toBe(short)
  })
})

describe('cutStep', () => {
  const differ = callout('schools-differ', 'Shoes', paragraph('Views.'))
  const safety = callout('safety', 'Heat', paragraph('Drink.'))
  const cut = cutStep(step('Ihram', null, paragraph('Wash.'), differ, safety, callout('changes-often', 'Doors')))

  it('should leave what is done, and what holds for safety, in view', () => {
    expect(cut.toDo && plainText(cut.toDo)).toBe('Wash.\nHeat\nDrink.')
  })

  it('should fold away views and what changes', () => {
    expect(cut.folded.map(({ word, title }) => [word, title])).toEqual([
      ['The schools differ', 'Shoes'],
      ['Changes often', 'Doors'],
    ])
  })

  it('should have nothing to do in a step without a text', () => {
    expect(cutStep({ title: 'Empty' })).toEqual({ toDo: null, folded: [] })
  })
})

describe('listWarnings', () => {
  it('should be what the article says for the safety of everybody', () => {
    const body = root(callout('safety', 'Heat', paragraph('Drink.')), callout('note', 'By plane'))

    expect(listWarnings(body).map(({ word, title }) => [word, title])).toEqual([['Safety', 'Heat']])
  })
})
