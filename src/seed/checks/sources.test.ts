import { describe, expect, it } from 'vitest'

import { MAX_SOURCES } from '@/domain/guide/article-sources'
import { findRefusal, isHomePage } from '@/domain/writing/sources'

import { checkArticleSources, checkRecordSources, checkSourceUse } from './sources'
import { article } from './tried-article-fixture'

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
