import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { illnessWords } from '@/domain/guide/illness-words'

import { suggest } from './suggest'
import { prepareSeededSearch } from '../../../../tests/helpers/seeded-search'

const searchable = prepareSeededSearch()

const phrasesOf = (kind: keyof typeof illnessWords) => illnessWords[kind].split(', ')

const titles = (text: string) => suggest(searchable, text).map(({ title }) => title)

describe('an illness in the search', () => {
  it.each(phrasesOf('danger'))('should lead to what to do in danger for life, and nowhere else, for "%s"', (phrase) => {
    expect(titles(phrase)).toEqual(['Danger for life: what to do'])
  })

  it.each(phrasesOf('dizzy'))(
    'should lead to the answer for who is dizzy, and to danger for life, for "%s"',
    (phrase) => {
      expect(titles(phrase)).toEqual(['I feel dizzy', 'Danger for life: what to do'])
    },
  )

  it.each(phrasesOf('ill'))('should lead to the passage for those who are ill for "%s"', (phrase) => {
    expect(titles(phrase)).toEqual(['You are ill'])
  })

  it('should have each phrase once', () => {
    const all = [...phrasesOf('danger'), ...phrasesOf('dizzy'), ...phrasesOf('ill')]
    expect(all.filter((phrase, index) => all.indexOf(phrase) !== index)).toEqual([])
  })

  it('should be the first of what is said around it', () => {
    const said = fc.constantFrom('i have ', 'my father has ', 'my wife is ', 'i feel ', 'what to do ', '')
    const phrase = fc.constantFrom(...phrasesOf('danger'))
    fc.assert(
      fc.property(said, phrase, (before, words) => {
        expect(titles(before + words)[0]).toBe('Danger for life: what to do')
      }),
    )
  })

  it('should offer no guess where no passage is for it', () => {
    const withoutPages = searchable.slice(1)
    for (const phrase of ['i feel dizzy', 'snake bite', 'chest pain', 'burn', 'nose bleed']) {
      expect(suggest(withoutPages, phrase), phrase).toEqual([])
    }
  })

  it.each([
    ['menstrual bleeding', 'Your period has come'],
    ['burger', 'Burger Express'],
    ['stroller', 'Wheelchair: gates of Masjid al-Haram'],
    ['hospital', 'Hospitals'],
    ['old man', 'Somebody is lost'],
  ])('should leave "%s" alone', (text, first) => {
    expect(titles(text)[0]).toBe(first)
  })
})

describe('the names of the guide', () => {
  it('should be found by their own words', () => {
    const names = searchable.slice(1).flatMap(({ entries }) => entries.map((entry) => entry.toSuggestion().title))
    const lost = [...new Set(names)].filter(
      (name) => titles(name)[0]?.startsWith('Danger') || titles(name)[0] === 'You are ill',
    )
    expect(lost).toEqual([])
  })
})
