import { expect, it } from 'vitest'

import { parseAddedWords } from './search-words'

const kind = { category: 'cafe', language: 'en', terms: ['karak'] } as const
const page = { path: '/guide/more/madinah#rawdah', title: 'The Rawdah', terms: ['riyaz ul jannah'] }

it('should take what is whole and leave out the rest', () => {
  const answer = {
    kinds: [kind, { ...kind, category: 'castle' }, { ...kind, language: 'xx' }, { ...kind, terms: [''] }],
    pages: [page, { ...page, path: 'https://elsewhere.example' }, { ...page, path: '//elsewhere.example' }, null],
  }

  expect(parseAddedWords(answer)).toEqual({ kinds: [kind], pages: [page] })
})

it.each([null, [], 'down', {}, { kinds: 1, pages: {} }])('should be empty for %j', (answer) => {
  expect(parseAddedWords(answer)).toEqual({ kinds: [], pages: [] })
})
