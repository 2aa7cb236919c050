import { describe, expect, it } from 'vitest'

import { foldedWords } from '@/lib/text/text-folding'

import { createKindReader, readKinds } from './find-kinds'
import { kindWords } from './kind-words'
import { sameWords } from './same-words'

const read = (text: string) => readKinds(foldedWords(text)).map(({ word }) => word)

describe('words for kinds of places', () => {
  it.each([
    ['hospitals', 'hospital'],
    ['pharmacies', 'pharmacy'],
    ['المستشفيات', 'hospital'],
    ['للمستشفى', 'hospital'],
    ['والفنادق', 'hotel'],
    ['بالصيدلية', 'pharmacy'],
    ['eczaneler', 'pharmacy'],
    ['hastanede', 'hospital'],
    ['больнице', 'hospital'],
    ['музеи', 'museum'],
    ['rumah sakitnya', 'hospital'],
    ['হাসপাতালের', 'hospital'],
    ['अस्पतालों', 'hospital'],
    ['दवाखाने', 'pharmacy'],
    ['دواخانے', 'pharmacy'],
    ['banɗaki', 'toilet'],
    ['dawakhana', 'pharmacy'],
  ])('should be read in their forms: "%s" is %s', (typed, word) => {
    expect(read(typed)).toEqual([word])
  })

  it.each(['hospitality', 'hotelier', 'banking', 'حمامة', 'dukan', 'खून', 'খবর'])(
    'should not be read into "%s"',
    (typed) => {
      expect(readKinds(foldedWords(typed))[0]?.kind).toBeNull()
    },
  )

  it('should take the longest term, and leave other words in their place', () => {
    expect(read('kamar mandi makkah')).toEqual(['toilet', 'makkah'])
    expect(readKinds(foldedWords('bus stop'))).toMatchObject([
      { word: 'busstop', from: 0, to: 2, kind: { category: 'stop' } },
    ])
  })

  it('should stand once each in the table', () => {
    const terms = kindWords.flatMap(({ words }) =>
      Object.values(words).flatMap((list) => list.split(', ').map((term) => foldedWords(term).join(' '))),
    )

    expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([])
  })
})

describe('words that editors have added', () => {
  const read = createKindReader([
    { category: 'cafe', language: 'en', terms: ['karak', 'karak chai stall'] },
    { category: 'camp zone', language: 'tr', terms: ['çadır'] },
  ])

  it.each([
    ['karaks', 'cafe'],
    ['karak chai stall', 'cafe'],
    ['çadırlar', 'camp zone'],
    ['eczane', 'pharmacy'],
  ])('should be read beside those of the table: "%s"', (typed, category) => {
    expect(read(foldedWords(typed))).toMatchObject([{ kind: { category, isPart: false } }])
  })

  it('should change nothing for others', () => {
    expect(readKinds(foldedWords('karak'))[0]?.kind).toBeNull()
  })
})

describe('words that mean the same in a question', () => {
  it('should be in one group each', () => {
    const words = sameWords.flatMap((line) => line.split(' '))

    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  })
})
