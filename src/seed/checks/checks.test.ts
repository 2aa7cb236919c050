import { createHash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { MAX_SOURCES } from '@/domain/guide/article-sources'
import { computeGrade, splitIntoSentences } from '@/domain/writing/sentences'
import { findRefusal, isHomePage } from '@/domain/writing/sources'

import { showAnswer } from '../content/answers/answer'
import { facts } from '../content/facts'
import { checkAnswers } from './answers'
import { checkAnchors } from './anchors'
import { checkAuthorities } from './authorities'
import { checkBusLines } from './bus-lines'
import { checkDangers } from './dangers'
import { checkFactRecords, checkFactUse, checkRecordFacts } from './facts'
import type { ArticleSeed } from '../content/types'
import { checkSentenceLengths, checkReadingLevels } from './readability'
import { checkLinkWords } from './links'
import { checkFourthSchool } from './schools'
import { checkSharedStatements, sharedStatements } from './shared-statements'
import { checkArticleSources, checkRecordSources, checkSourceUse } from './sources'
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

const onlyCallouts = (block: ArticleSeed['body'][number]) => (block.type === 'callout' ? [block] : [])

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
      'tried: only a home page: Ministry https://haj.gov.sa',
      'tried: neither address nor book: Press reports',
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

  it('should refuse more sources than the CMS takes', () => {
    const sources = Array.from({ length: MAX_SOURCES + 1 }, (_, index) => ({ title: `Sahih Muslim ${index + 1}` }))

    expect(checkArticleSources([article('Go.', sources.slice(1))]).faults).toEqual([])
    expect(checkArticleSources([article('Go.', sources)]).faults).toHaveLength(1)
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

describe('sources that nothing names', () => {
  it('should refuse a page in a register that no text names any more', () => {
    const [named, left] = [
      { title: 'Named', url: 'https://a.org/1' },
      { title: 'Left', url: 'https://a.org/2' },
    ]

    expect(checkSourceUse([{ named, left }], [named]).faults).toEqual(['left: nothing names this source'])
    expect(checkSourceUse([{ named }, { left }], [named, left]).faults).toEqual([])
  })
})

describe('sources that are refused', () => {
  it.each([
    ['a seller of journeys', 'https://webbrandersluxurytravel.com/new-page-2-2-2-2-2-2'],
    ['a seller of journeys', 'http://www.almawjatours.com.ly/index.php/2013-03-27'],
    ['a seller of journeys', 'https://www.chahaltravels.pk/umrah-guide/uhud.htm'],
    ['a seller of journeys', 'http://www.alsafartours.co.uk/stay_at_muzdalifah.htm'],
    ['a seller of journeys', 'https://umrah.deals/article/lost-passport-during-umrah-steps-to-take'],
    ['a seller of journeys', 'https://rahatgroup.in/customer/madina/attraction'],
    ['a forum', 'https://www.islamicteachings.org/forum/topic/22864-loss-of-passport/'],
    ['a forum', 'https://www.reddit.com/r/hajj/comments/1'],
    ['a test host', 'https://staging.nation.com.pk/14-Sep-2015/hajj-train-to-charge-pilgrims-sr-250'],
    ['a test host', 'https://main.d358xbzettaslu.amplifyapp.com/en/article/1'],
    ['a test host', 'https://beta.sfda.gov.sa/index.php/en/news/2559778'],
    ['a test host', 'https://stage-book.a.net/view/1269/page/276'],
    ['no page but a part of one', 'https://a.jo/research/3890/CaptchaImage.axd?guid=3507327e'],
    ['a trail of advertising', 'https://a.com/berita/4887977?utm_source=a&utm_medium=desktop'],
    ['a list of pages with one word', 'https://a.org/en/hashtag/Tashreeq'],
    ['a list of pages with one word', 'https://a.org/tag/hajj-2026/'],
    ['a copy of another site', 'https://wiki.camac.ltd/content/wikipedia_en_all_mini_2026-03/Climate_of_Mecca'],
  ])('should be %s: %s', (kind, url) => {
    expect(findRefusal(url)).toBe(kind)
    expect(checkArticleSources([article('Go.', [{ title: 'Tried', url }])]).faults).toEqual([`tried: ${kind}: ${url}`])
    expect(checkRecordSources([{ name: '911', source: `Tried: ${url}`, checkedOn: '2026-11-24' }]).faults).toEqual([
      `911: ${kind}: ${url}`,
    ])
  })

  it.each([
    'https://www.travelhealth.gov.hk/english/travel_special_needs/pilgrims.html',
    'https://www.zawya.com/en/business/transport-and-logistics/mashaer-metro',
    'https://gulfnews.com/living-in-uae/ask-us/budget-travel-in-makkah-1.1',
    'https://hajjreporters.com/call-911-or-937/',
    'https://www.nation.com.pk/14-Sep-2015/hajj-train-to-charge-pilgrims-sr-250',
  ])('should accept %s', (url) => {
    expect(findRefusal(url)).toBeNull()
  })
})

describe('dangers that a search leads to', () => {
  it('should refuse a page that says no word of one', () => {
    const { faults } = checkDangers({ where: 'tried', text: 'A pain or pressure in the chest? Call.' })

    expect(faults).toContain('tried: no word on "bleeding"')
    expect(faults).not.toContain('tried: no word on "heart"')
  })
})

describe('words of danger in the search', () => {
  it('should refuse one that the list of dangers does not know', () => {
    const { faults } = checkDangers({ where: 'tried', text: '' }, ['electric shock', 'frostbite'])

    expect(faults).toContain('search: "frostbite" is no danger of the list')
    expect(faults).not.toContain('search: "electric shock" is no danger of the list')
    expect(faults).toContain('search: nothing leads to "drowning"')
  })
})

describe('what several texts say', () => {
  const wordsOf: Readonly<Record<string, string>> = {
    'a lost child': 'When a child is lost, call after some minutes.',
    'heart, stroke and low sugar': 'In a heart attack, walk to the clinic.',
    heatstroke: 'Heatstroke: give water.',
    'pictures in the mosques': 'Hajj rules may forbid all pictures.',
    'Zamzam on the plane': 'One sealed 5-litre bottle each.',
    'medicines that need a permit': 'Tramadol needs no permit.',
    'things carried for others': 'Poppy seeds are allowed.',
    'camels and MERS': 'MERS does not come from camels.',
    'where a bag can stay': 'Bags stay by the Makkah Library, up to 10 kg.',
  }

  it.each(sharedStatements)('should refuse $about in words of its own, and accept the shared text', (statement) => {
    const words = wordsOf[statement.about] ?? ''

    expect(checkSharedStatements(text(words)).faults).toEqual([`tried: ${statement.about} in words of its own`])
    expect(checkSharedStatements(text(`${words}\n${statement.shared}`), [statement]).faults).toEqual([])
  })

  it('should leave texts alone that do not speak of it', () => {
    expect(checkSharedStatements(text('Drink water. Keep to the group.')).faults).toEqual([])
  })
})

describe('answers and the articles that show them', () => {
  const answer: ArticleSeed = { ...article('Call 911.'), section: 'answers', slug: 'lost' }
  const showing = { ...article(''), body: [showAnswer(answer)] } satisfies ArticleSeed

  it('should pass when an article shows it, by itself or in another answer', () => {
    const around: ArticleSeed = { ...answer, slug: 'around', body: [showAnswer(answer)] }

    expect(checkAnswers([answer, around], [showing]).faults).toEqual([])
    expect(checkAnswers([answer], [{ ...showing, body: [showAnswer(around)] }]).faults).toEqual([])
  })

  it('should name an answer that no article shows', () => {
    expect(checkAnswers([answer], [article('Hurry.')]).faults).toEqual(['lost: no article shows it'])
  })

  it('should name an article that has its words beside it', () => {
    const copy: ArticleSeed = { ...showing, body: [...showing.body, ...article('See. Call 911.').body] }

    expect(checkAnswers([answer], [copy]).faults).toEqual([`${copy.slug}: writes out lost`])
  })

  it('should name one whose first part is longer than a screen', () => {
    const long: ArticleSeed = { ...answer, body: article('word '.repeat(116)).body }

    expect(checkAnswers([long], [{ ...showing, body: [showAnswer(long)] }]).faults).toEqual([
      'lost: 116 words first, at most 115',
    ])
  })
})

describe('words of links', () => {
  it.each(['here', 'See here', '**this page**', 'Read more.', ''])(
    'should say where it leads, as [%s] does not',
    (words) => {
      expect(checkLinkWords(text(`Go on: [${words}](/gates).`)).faults).toHaveLength(1)
    },
  )

  it.each(['the gates', 'more on the gates', 'here is the list of gates'])('should accept [%s]', (words) => {
    expect(checkLinkWords(text(`Go on: [${words}](/gates).`)).faults).toEqual([])
  })
})

describe('links to a heading', () => {
  const answers: ArticleSeed = {
    ...article('## Your period has come\n\nWait.'),
    slug: 'answers',
    body: [
      { type: 'prose', markdown: '## Your period has come\n\nWait.\n\n### And then?' },
      { type: 'steps', title: 'Somebody is lost', steps: [{ title: 'Call', body: [] }] },
    ],
  }
  const listFaults = (anchor: string) =>
    checkAnchors([article(`See [there](/guide/hajj/answers#${anchor}).`), answers]).faults

  it.each(['your-period-has-come', 'and-then', 'somebody-is-lost', 'call'])('should find the heading %s', (anchor) => {
    expect(listFaults(anchor)).toEqual([])
  })

  it.each(['your-period', 'a-heading-that-is-gone'])('should refuse %s', (anchor) => {
    expect(listFaults(anchor)).toEqual([`tried: /guide/hajj/answers has no heading "${anchor}"`])
  })
})

describe('measures in the words of places', () => {
  const distance = facts.filter(({ key }) => key === 'tanim-distance')
  const place = (description: string) => ({ key: 'tried', description })

  it('should be taken from the register of facts', () => {
    expect(checkRecordFacts([place('It stands 5.6 km away.')], distance).faults).toEqual([
      'tried: writes out "5.6 km" instead of {{fact:tanim-distance}}',
    ])
    expect(checkRecordFacts([place('It stands {{fact:tanim-distance}} away.')], distance).faults).toEqual([])
    expect(checkRecordFacts([place('It stands 15.6 km away.')], distance).faults).toEqual([])
  })
})

describe('who says it', () => {
  const box = (tone: 'schools-differ' | 'changes-often', markdown: string): ArticleSeed => ({
    ...article('Go.'),
    body: [{ type: 'callout', tone, title: 'Tried', markdown }],
  })

  it.each([
    'Some scholars say: go there only to learn. Others see a blessing in it.',
    'Shortening is for travellers. Hanafis pray in full after 15 days.',
  ])('should refuse a box on schools that does not name both sides: %s', (words) => {
    expect(checkAuthorities([box('schools-differ', words)]).faults).toHaveLength(1)
  })

  it.each([
    'Malik: yes. Hanbali: no.',
    'Abu Hanifah forbids it. Others allow it.',
    'Most wait. Ibn Taymiyyah allows it.',
  ])('should accept "%s"', (words) => {
    expect(checkAuthorities([box('schools-differ', words)]).faults).toEqual([])
  })

  it('should ask for a year where things change', () => {
    expect(checkAuthorities([box('changes-often', 'Look at the signs.')]).faults).toEqual(['tried: no year in "Tried"'])
    expect(checkAuthorities([box('changes-often', 'The rule of 2025.')]).faults).toEqual([])
  })

  it('should look into the steps, too', () => {
    const steps: ArticleSeed = {
      ...article('Go.'),
      body: [
        { type: 'steps', steps: [{ title: 'One', body: box('changes-often', 'No day.').body.flatMap(onlyCallouts) }] },
      ],
    }

    expect(checkAuthorities([steps]).faults).toHaveLength(1)
  })
})

describe('the fourth school', () => {
  it.each([
    "A sacrifice. Hanafi: none. Shafi'i and Hanbali: one.",
    'Abu Hanifah and Malik: yes. Ahmad: no.\n\nPray in your own words.',
  ])('should refuse a line that tells of three: %s', (words) => {
    expect(checkFourthSchool([article(words)]).faults).toHaveLength(1)
  })

  it.each([
    "Hanafi: none. Maliki, Shafi'i and Hanbali: one.",
    "Shafi'i and Hanbali: one. Hanafi and all others: none.",
    "- **Maliki:** a sheep.\n- **Hanafi, Shafi'i, Hanbali:** nothing.",
    "Hanafi: yes. Shafi'i: no.",
  ])('should accept "%s"', (words) => {
    expect(checkFourthSchool([article(words)]).faults).toEqual([])
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
    ['a forum as its source', { source: { title: 'Forum', url: 'https://a.org/forum/1' } }],
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

  it('should refuse it at a stop, too', () => {
    expect(checkBusLines([], [], [{ key: 'tried', lines: ['190', '401'] }]).faults).toEqual([
      'tried: Madinah has no bus line 401',
    ])
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
