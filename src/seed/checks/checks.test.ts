import { createHash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { facts } from '../content/facts'
import { checkBusLines } from './bus-lines'
import { checkFactRecords, checkFactUse } from './facts'
import type { ArticleSeed } from '../content/types'
import { computeGrade, checkSentenceLengths, checkReadingLevels, splitIntoSentences } from './readability'
import { checkArticleSources, isHomePage, checkRecordSources } from './sources'
import { checkArticleWeights } from './weight'
import { checkEditorsNotes, checkSpellings, checkUnexplainedWords } from './wording'

const article = (markdown: string, sources: ArticleSeed['sources'] = []): ArticleSeed => ({
  section: 'hajj',
  slug: 'tried',
  title: 'Tried',
  summary: 'Tried.',
  order: 1,
  checkedOn: '2026-11-24',
  reviewDueOn: '2026-12-24',
  sources,
  body: [{ type: 'prose', markdown }],
})

const text = (words: string) => [{ where: 'tried', text: words }]

describe('reading level', () => {
  it('should call short words in short sentences easy, and the reverse hard', () => {
    expect(computeGrade(['The cat sat on the mat. It was warm.'])).toBeLessThan(2)
    expect(
      computeGrade(['Institutional interpretation necessitates considerable organisational deliberation.']),
    ).toBeGreaterThan(15)
  })

  it('should refuse an article that is too hard', () => {
    expect(checkReadingLevels([article('Drink water. Rest in the shade.')]).faults).toEqual([])
    expect(
      checkReadingLevels([
        article('Administrative requirements necessitate documentation of accommodation arrangements.'),
      ]).faults,
    ).toHaveLength(1)
  })

  it('should end a sentence with its line, and leave marks and addresses of links out', () => {
    expect(splitIntoSentences(['One two. Three?', 'Four'])).toEqual(['One two.', 'Three?', 'Four'])
    expect(checkSentenceLengths([article('- [**Read** this](/guide/hajj/hajj-steps)')]).lines).toEqual([
      'tried (2 words): Read this',
    ])
  })

  it('should refuse a sentence of more than 24 words', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'go').join(' ')

    expect(checkSentenceLengths([article(words(24))]).faults).toEqual([])
    expect(checkSentenceLengths([article(words(25))]).faults).toHaveLength(1)
  })
})

describe('weight', () => {
  it('should refuse an article that does not fit the first window of a connection', () => {
    // Nothing to compress in it: 64 letters a line, about 33 bytes.
    const noise = (lines: number) =>
      Array.from({ length: lines }, (_, line) => createHash('sha256').update(String(line)).digest('hex')).join('\n')

    expect(checkArticleWeights([article(noise(200))]).faults).toEqual([])
    expect(checkArticleWeights([article(noise(400))]).faults).toEqual([expect.stringMatching(/^tried: \d+ bytes/)])
  })
})

describe('sources of articles', () => {
  it.each(['https://haj.gov.sa', 'https://haj.gov.sa/', 'https://haj.gov.sa/en/', 'https://a.org/index.html'])(
    'should see that %s is a front page',
    (url) => {
      expect(isHomePage(url)).toBe(true)
    },
  )

  it.each([
    'https://aliftaa.jo/QuestionEn.aspx?QuestionId=3116',
    'https://islamqa.org/?p=148617',
    'https://a.org/en/guide',
  ])('should see that %s leads further', (url) => {
    expect(isHomePage(url)).toBe(false)
  })

  it('should refuse a source that is a front page, and one without address and book', () => {
    const sources = [{ title: 'Ministry', url: 'https://haj.gov.sa' }, { title: 'Press reports' }]

    expect(checkArticleSources([article('Go.', sources)]).faults).toEqual([
      'tried: neither address nor book: Press reports',
      'tried: only a home page: Ministry https://haj.gov.sa',
    ])
  })

  it("should accept a page, a hadith with its number and verses of the Qur'an", () => {
    const sources = [
      { title: 'Answer 3116', url: 'https://aliftaa.jo/QuestionEn.aspx?QuestionId=3116' },
      { title: 'Sahih Muslim 1218 (Safa)' },
      { title: "The Qur'an 2:125, 2:158" },
    ]

    expect(checkArticleSources([article('Go.', sources)]).faults).toEqual([])
  })

  it('should refuse an article without sources, a book without a number, and a source named twice', () => {
    const twice = { title: 'Sahih Muslim 1218' }

    expect(checkArticleSources([article('Go.')]).faults).toHaveLength(1)
    expect(checkArticleSources([article('Go.', [{ title: 'Sahih Muslim' }])]).faults).toHaveLength(1)
    expect(checkArticleSources([article('Go.', [twice, twice])]).faults).toEqual([
      'tried: named twice: Sahih Muslim 1218',
    ])
  })
})

describe('records of facts', () => {
  const record = { name: '911', source: 'Zawya: https://www.zawya.com/en/911', checkedOn: '2026-11-24' }

  it('should accept a page a line and a day', () => {
    expect(checkRecordSources([record]).faults).toEqual([])
  })

  it.each([
    ['no day', { ...record, checkedOn: '' }],
    ['a day that is none', { ...record, checkedOn: '2026-13-40' }],
    ['no source', { ...record, source: '' }],
    ['a source without a page', { ...record, source: 'Arab News (2019)' }],
    ['only a home page', { ...record, source: 'Ministry: https://haj.gov.sa' }],
    ['a second line without a page', { ...record, source: `${record.source}\nArab News` }],
  ])('should refuse a record with %s', (_, bad) => {
    expect(checkRecordSources([bad]).faults.length).toBeGreaterThan(0)
  })
})

describe('the register of facts', () => {
  const registered = facts.filter(({ key }) =>
    ['ambulance', 'general-emergency', 'visa-entry-days', 'may-heat'].includes(key),
  )
  const naming = registered.map(({ key }) => `{{fact:${key}}}`).join(' ')
  const listFaults = (words: string) =>
    checkFactUse(registered, [{ where: 'tried', content: { cells: [naming, words] } }]).faults

  it.each([
    ['no day', { checkedOn: '' }],
    ['no review day', { reviewDueOn: '' }],
    ['a review day that is past when it is checked', { reviewDueOn: '2026-11-24' }],
    ['a source without a page', { source: { title: 'Arab News' } }],
    ['only a home page', { source: { title: 'Ministry', url: 'https://haj.gov.sa' } }],
  ])('should refuse a fact with %s', (_, wrong) => {
    expect(
      checkFactRecords(registered.map((fact, index) => (index === 0 ? { ...fact, ...wrong } : fact))).faults,
    ).toHaveLength(1)
  })

  it('should refuse two facts of one key, and one that no text names', () => {
    expect(checkFactRecords([...registered, ...registered.slice(0, 1)]).faults).toEqual([
      `${registered[0]?.key}: stands twice`,
    ])
    expect(checkFactUse(registered, []).faults).toHaveLength(registered.length)
  })

  it.each(['Call 997.', '**997:** ambulance', 'Within 30 days of issue', 'or 112', 'It has 42 °C.'])(
    'should refuse a text that writes out "%s"',
    (words) => {
      expect(listFaults(words)).toEqual([expect.stringMatching(/^tried: writes out/)])
    },
  )

  it.each(['1997', '0997', '997,000', "30 days' stay", 'al-Ikhlas (112)', '42 °Cx'])('should accept "%s"', (words) => {
    expect(listFaults(words)).toEqual([])
  })

  it.each(['{{fact:no-such}}', '{{ambulance}}'])('should refuse the name %s', (name) => {
    expect(listFaults(name)).toHaveLength(1)
  })
})

describe('bus lines of Madinah', () => {
  const table = (line: string): ArticleSeed => ({
    ...article('Go.'),
    body: [
      { type: 'table', kind: 'plain', caption: 'Lines', columns: ['Line', 'Way'], rows: [[line, 'To the mosque']] },
    ],
  })

  it.each(['Bus 401 stops at Quba.', 'Take line 300.', 'Lines 190, 402 and 400 go there.'])(
    'should refuse a line that the map does not have: %s',
    (words) => {
      expect(checkBusLines(text(words), []).faults).toHaveLength(1)
    },
  )

  it('should refuse it in the lines of a table, too', () => {
    expect(checkBusLines([], [table('403')]).faults).toEqual(['tried: Madinah has no bus line 403'])
    expect(checkBusLines([], [table('190'), table('7')]).faults).toEqual([])
  })

  it.each(['Bus 190 stops at Quba.', 'Makkah Bus line 7', 'lines 130 and 400', 'by bus. 300 people'])(
    'should accept "%s"',
    (words) => {
      expect(checkBusLines(text(words), []).faults).toEqual([])
    },
  )
})

describe('wording', () => {
  it.each([
    'Abu Hanifa',
    'Kaaba',
    'Dhul Hijjah',
    'Dhul-Hijjah',
    "Dhul Qa'dah",
    'Mecca',
    'Medina',
    'Arafat',
    'Quran',
    "sa'ee",
  ])('should refuse the spelling %s', (other) => {
    expect(checkSpellings(text(`Go to ${other}.`)).faults).toHaveLength(1)
  })

  it('should accept the spelling of the guide, and Arafat where a sign says so', () => {
    const words =
      "Abu Hanifah, the Ka'bah, Dhu al-Hijjah and Dhu al-Qi'dah, Makkah, Arafah (signs may say Arafat), sa'i"

    expect(checkSpellings(text(words)).faults).toEqual([])
  })

  it.each(['The calendar must be checked.', 'TODO: price', 'to be confirmed'])('should find the note "%s"', (note) => {
    expect(checkEditorsNotes(text(note)).faults).toHaveLength(1)
  })

  it.each([
    "Ja'fari (Shia) rules",
    'called a fatwa',
    'a **fidyah**: a repair',
    'a niqab is a veil',
    'the boundary (miqat)',
  ])('should accept "%s"', (words) => {
    expect(checkUnexplainedWords(text(words)).faults).toEqual([])
  })

  it.each(["Some Ja'fari scholars differ.", 'Ask for a fatwa today.', 'Ibn Baz allows it.'])(
    'should refuse "%s" without an explanation',
    (words) => {
      expect(checkUnexplainedWords(text(words)).faults).toHaveLength(1)
    },
  )
})
