import { describe, expect, it } from 'vitest'

import { type StoredKey, storedKeys } from '@/browser/stored-values'

import { contentChecks } from '../checks/content-checks'
import { listShownStrings } from '../checks/facts'
import { joinWords } from '../checks/plain-text'
import { about } from './about'
import { articles } from './articles/all-articles'
import { hajjConditions } from './articles/hajj-conditions'
import { hajjEtiquette } from './articles/hajj-etiquette'
import { hajjPacking } from './articles/hajj-packing'
import { hajjSteps } from './articles/hajj-steps'
import { hajjTypes } from './articles/hajj-types'
import { ifSomethingGoesWrong } from './articles/if-something-goes-wrong'
import { withAnswers } from './answers/answer'
import { dizzy } from './answers/heat'
import { lostChild } from './answers/lost'
import { umrahPreparation } from './articles/umrah-preparation'
import { umrahSteps } from './articles/umrah-steps'
import { umrahTiming } from './articles/umrah-timing'
import { whatIsHajj } from './articles/what-is-hajj'
import { whatIsUmrah } from './articles/what-is-umrah'
import { authorities as writtenAuthorities } from './authorities'
import { bookingPlatforms as writtenPlatforms } from './booking-platforms'
import { contact } from './contact'
import { emergencyNumbers as writtenNumbers } from './emergency-numbers'
import { insertFactValues } from './facts'
import { faqGroups } from './faq-groups'
import { home } from './home'
import { sacredTexts } from './sacred-texts'
import { siteSettings } from './site-settings'
import { terms } from './terms'
import type { ArticleSeed } from './types'
import type { HajjDay } from '@/domain/guide/hajj-days'

// As readers meet them.
const authorities = insertFactValues(writtenAuthorities)
const bookingPlatforms = insertFactValues(writtenPlatforms)
const emergencyNumbers = insertFactValues(writtenNumbers)

const { tour } = siteSettings

/** The titles of a block of steps, or the first cells of a table: what the block is about. */
const parts = (article: ArticleSeed, type: 'steps' | 'table', about: RegExp): readonly string[] =>
  article.body.flatMap((block) => {
    if (block.type !== type) return []
    if (block.type === 'steps') return about.test(block.title ?? '') ? block.steps.map(({ title }) => title) : []
    return block.type === 'table' && about.test(block.caption) ? block.rows.map(([first = '']) => first) : []
  })

const checklistTitles = ({ body }: ArticleSeed) =>
  body.flatMap((block) => (block.type === 'checklist' ? [block.title] : []))

describe('the tour that ships', () => {
  it('should have eight steps, each with the fields of section 3', () => {
    expect(tour.steps).toHaveLength(8)
    for (const { id, title, description, target, position } of tour.steps) {
      for (const text of [id, title, description, target]) expect(text).not.toBe('')
      expect(['top', 'bottom']).toContain(position)
    }
  })

  it('should point at routes including /map, /gates, /guide and /recommendations', () => {
    const routes = tour.steps.map(({ route }) => route)

    expect(routes).toEqual(expect.arrayContaining(['/map', '/gates', '/guide', '/recommendations']))
  })

  it('should name the features of section 1, and Home, Guide, Gates, Maps and Settings', () => {
    const words = tour.steps.map(({ title, description }) => `${title}: ${description}`).join('\n')

    for (const text of [
      'Home page',
      'Global search',
      'locations, restaurants and services across all cities',
      'Hajj and Umrah guides: Step-by-step',
      'gate of the two main mosques',
      'Interactive maps',
      'GPS',
      'Settings',
      'Community recommendations: Share a place you liked, or create a guided path',
      'We review each one before publishing',
      'Home, Guide, Gates, Maps and Settings',
    ]) {
      expect(words).toContain(text)
    }
  })

  it('should be advertised as two minutes', () => {
    expect(tour.introText).toContain('two-minute')
  })
})

/** Letters, as the field of `src/globals/emergency-numbers.ts` has it. */
const MAX_DESCRIPTION = 300

describe('the stated facts', () => {
  it('should be version 1.0.0 with content of January 2025', () => {
    expect(siteSettings).toMatchObject({ version: '1.0.0', contentUpdated: 'January 2025' })
    expect(terms.lastUpdated).toBe('January 2025')
  })

  it.each([
    ['112', /general/i],
    ['999', /police/i],
    ['993', /traffic/i],
    ['997', /ambulance/i],
  ])('should give the emergency number %s', (number, name) => {
    expect(emergencyNumbers.numbers.find((entry) => entry.number === number)?.name).toMatch(name)
  })

  it('should say of each number no more than the CMS takes', () => {
    for (const { name, description } of writtenNumbers.numbers) {
      expect(description.length, name).toBeLessThanOrEqual(MAX_DESCRIPTION)
    }
  })

  it('should put 911 first, and 998 and 937 after the four of the specification', () => {
    expect(emergencyNumbers.numbers.map(({ number }) => number)).toEqual([
      '911',
      '112',
      '999',
      '993',
      '997',
      '998',
      '937',
    ])
  })

  it.each([
    ['visa approval', 'Approval usually takes 24-48 hours'],
    ['the Umrah visa', 'The Umrah visa is valid for about 30 days: this means you must enter'],
    ['the train', 'Makkah to Madinah takes about 2.5 hours'],
  ])('should say of %s what the specification states', (_, text) => {
    expect(bookingPlatforms.map(({ note }) => note).join('\n')).toContain(text)
  })

  it('should promise replies in 24-48 hours on business days', () => {
    expect(contact.replyTime).toBe('24-48 hours on business days')
  })
})

describe('the home page that ships', () => {
  it('should welcome and have the six tiles in their order', () => {
    expect(home.welcome).not.toBe('')
    expect(home.tiles.map(({ title, href }) => [title, decodeURIComponent(href)])).toEqual([
      ['Places', '/places'],
      ['Food', '/places?category=Restaurant'],
      ['Holy Sites', '/places?category=holy site'],
      ['Mosque Gates', '/places/gates'],
      ['Umrah & Hajj Guide', '/guide'],
      ['Booking & Visas', '/booking-links'],
    ])
  })
})

describe('what is announced as coming soon', () => {
  it('should be prayer and dua guides, history of sites, transport guides, visa help, accommodation', () => {
    expect(siteSettings.comingSoon.map(({ title }) => title.toLowerCase())).toEqual([
      'prayer and dua guides',
      'history of sites',
      'transport guides',
      'visa help',
      'accommodation',
    ])
  })
})

describe('the articles that ship', () => {
  it('should say of a lost child the same words everywhere: call without waiting', () => {
    const naming = articles.filter((article) =>
      /\bchild(?:ren)? (?:is|are) lost|\blost child/i.test(joinWords(article)),
    )

    expect(joinWords(lostChild)).toContain('without waiting')
    expect(naming.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['hajj-etiquette', 'if-something-goes-wrong']),
    )
    for (const { slug, body } of naming) expect(JSON.stringify(body), slug).toContain(JSON.stringify(lostChild.body[0]))
    for (const article of articles) expect(joinWords(article), article.slug).not.toMatch(/after some minutes/i)
  })

  it('should speak of women, too, where it speaks of masks in Ihram', () => {
    const texts = articles.flatMap(({ slug, body }) =>
      body.flatMap((block) =>
        block.type === 'checklist'
          ? block.items.map(({ label, detail }) => ({ slug, text: `${label}: ${detail}` }))
          : listShownStrings(block).map((text) => ({ slug, text })),
      ),
    )
    const aboutMasks = texts.filter(({ text }) => /\bmasks?\b/i.test(text) && /\bIhram\b/.test(text))

    expect(aboutMasks.length).toBeGreaterThan(2)
    for (const { slug, text } of aboutMasks) {
      expect(text, slug).toMatch(/\bwom[ae]n\b[^.]*\bmask|\bmask[^.]*\bwom[ae]n\b|\bIn Ihram[^.]*\bwom[ae]n\b/i)
    }
  })

  it.each([
    ['spotting (istihada)', /istihada[^.]*tawaf|istihada[^]*\bdo tawaf\b/i],
    ['bleeding after birth', /bleeding after birth/i],
    ["a period between tawaf and sa'i", /after tawaf[^.]*before sa'i/i],
    ['the ritual prayer during a period', /ritual prayer/i],
  ])('should answer a woman on %s, and lead to it from both pages of steps', (_, answer) => {
    expect(joinWords(ifSomethingGoesWrong)).toMatch(answer)
    for (const { slug, body } of [umrahSteps, hajjSteps]) {
      expect(JSON.stringify(body), slug).toContain('/guide/more/if-something-goes-wrong#your-period-has-come')
    }
  })

  /** The words of the step of Hajj that stands on the page of a day. */
  const wordsOfDay = (day: HajjDay): string =>
    hajjSteps.body
      .flatMap((block) => (block.type === 'steps' ? block.steps : []))
      .filter(({ days }) => days?.includes(day))
      .flatMap(listShownStrings)
      .join('\n')

  it.each(['day-11', 'day-12', 'day-13'] as const)(
    'should say when stoning ends, and what a missed day costs: %s',
    (day) => {
      expect(wordsOfDay(day)).toMatch(/sunset of the 13th[^]*after it/i)
      for (const school of ['Hanafi', 'Maliki', "Shafi'i", 'Hanbali']) {
        expect(wordsOfDay(day)).toMatch(new RegExp(`\\*\\*[^*]*${school}[^\\n]*(?:dawn|sunset|13th|night)`))
      }
    },
  )

  it('should say on the page of the 10th, too, until when its stoning can be made up', () => {
    for (const school of ['Hanafi', 'Maliki', "Shafi'i", 'Hanbali']) {
      expect(wordsOfDay('day-10')).toMatch(
        new RegExp(`\\*\\*[^*]*${school}[^\\n]*(?:dawn of the next day|sunset|13th)`),
      )
    }
  })

  it('should say when Tawaf al-Ifadah begins and ends, and warn those who leave Muzdalifah by night', () => {
    expect(wordsOfDay('day-10')).toMatch(/Hanafi and Maliki:\*\* from dawn of the 10th[^]*before dawn does not count/)
    expect(wordsOfDay('day-10')).toMatch(/sunset of the 12th[^]*end of Dhu al-Hijjah/)
    expect(wordsOfDay('night-of-day-10')).toMatch(/neither stoning nor Tawaf al-Ifadah counts before dawn/)
  })

  it.each(['day-11', 'day-12', 'day-13', 'last-day'] as const)(
    'should ask whether Tawaf al-Ifadah is done before anything else: %s',
    (day) => {
      expect(wordsOfDay(day).split('\n')[0]).toMatch(/is Tawaf al-Ifadah done\?/)
    },
  )

  it("should end all bans of Ihram only when stoning, hair, tawaf and sa'i are done", () => {
    expect(wordsOfDay('day-10')).toMatch(/second release\*\*[^.]*stoning[^.]*hair[^.]*Tawaf al-Ifadah[^.]*sa'i/)
  })

  it('should say what to do when the bus does not reach Muzdalifah', () => {
    expect(wordsOfDay('night-of-day-10')).toMatch(/before the middle of the night[^]*before dawn/i)
  })

  it('should say of each required vaccine who, when and how long, for Umrah and for Hajj', () => {
    for (const { slug, body } of [umrahPreparation, hajjConditions]) {
      const rows = body.flatMap((block) => (block.type === 'table' && /Vaccines/.test(block.caption) ? block.rows : []))

      for (const vaccine of ['Meningitis', 'Polio', 'Yellow fever']) {
        const row = rows.find(([name = '']) => name.startsWith(vaccine))?.join(' ') ?? ''
        expect(row, `${slug}: ${vaccine}`).toMatch(/\d years|\d months|for life/)
        expect(row, `${slug}: ${vaccine}`).not.toMatch(/ask your doctor/i)
      }
    }
    expect(umrahPreparation.sources.map(({ title }) => title)).toContainEqual(expect.stringMatching(/vaccine.*Umrah/))
  })

  it('should have the topic ids of Umrah in their order', () => {
    expect([whatIsUmrah, umrahSteps, umrahTiming, umrahPreparation].map(({ slug, order }) => [order, slug])).toEqual([
      [1, 'what-is-umrah'],
      [2, 'umrah-steps'],
      [3, 'umrah-timing'],
      [4, 'umrah-preparation'],
    ])
  })

  it('should have the topic ids of Hajj in their order', () => {
    const articles = [whatIsHajj, hajjConditions, hajjTypes, hajjSteps, hajjPacking, hajjEtiquette]

    expect(articles.map(({ slug, order }) => [order, slug])).toEqual([
      [1, 'what-is-hajj'],
      [2, 'hajj-conditions'],
      [3, 'hajj-types'],
      [4, 'hajj-steps'],
      [5, 'hajj-packing'],
      [6, 'hajj-etiquette'],
    ])
  })

  it('should say what Umrah means', () => {
    expect(JSON.stringify(whatIsUmrah.body)).toMatch(/## What .*mean|Umrah is/)
  })

  it("should explain the four steps of Umrah: Ihram, Tawaf, Sa'i, Halq or Taqsir", () => {
    const titles = parts(umrahSteps, 'steps', /four steps/)

    expect(titles).toHaveLength(4)
    expect(titles.map((title) => title.split(':')[0])).toEqual(['Ihram', 'Tawaf', "Sa'i", 'Halq or Taqsir'])
  })

  it('should say how crowded each month is, with advice on the season', () => {
    const crowd = umrahTiming.body.find((block) => block.type === 'table' && block.kind === 'crowd')

    expect(crowd).toMatchObject({ rows: { length: 12 } })
    expect(parts(umrahTiming, 'table', /crowd/)).toEqual([
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ])
    expect(JSON.stringify(umrahTiming.body)).toContain('season')
  })

  it('should list what to pack and prepare for Umrah', () => {
    expect(checklistTitles(umrahPreparation)).toEqual(expect.arrayContaining(['Papers to carry', 'Health bag']))
  })

  it('should say what Hajj means and what happens day by day', () => {
    expect(JSON.stringify(whatIsHajj.body)).toContain('## What Hajj means')
    expect(parts(whatIsHajj, 'table', /day by day/).length).toBeGreaterThanOrEqual(6)
  })

  it('should name five conditions of Hajj', () => {
    expect(parts(hajjConditions, 'steps', /five conditions/)).toHaveLength(5)
  })

  it('should compare the three types of Hajj: Tamattu, Qiran, Ifrad', () => {
    const comparison = hajjTypes.body.find((block) => block.type === 'table' && block.kind === 'comparison')

    expect(comparison).toMatchObject({ columns: ['Question', 'Tamattu', 'Qiran', 'Ifrad'] })
  })

  it('should give the steps, the packing list and the etiquette of Hajj', () => {
    expect(parts(hajjSteps, 'steps', /day by day/).length).toBeGreaterThan(5)
    expect(checklistTitles(hajjPacking).length).toBeGreaterThan(3)
    expect(hajjEtiquette.title).toContain('etiquette')
  })
})

/** What the terms call everything that `src/browser/stored-values.ts` stores; a new key fails the types until it is here. */
const toldAs: Readonly<Record<StoredKey, string>> = {
  offlineMode: 'Offline Mode',
  darkMode: 'dark mode',
  avoidSteps: 'ways without steps',
  lastKnownPosition: 'your last known position',
  positionTakenAt: 'your last known position and its time',
  chosenCity: 'the city you chose',
  'tour-completed': 'whether you finished or skipped the tour',
  'tour-skipped': 'whether you finished or skipped the tour',
  mapHidden: 'whether you have hidden the map',
  favourites: 'your favourites',
  'place-draft': 'drafts of suggestions and reports that you have not sent',
  'path-draft': 'drafts of suggestions and reports that you have not sent',
  'report-drafts': 'drafts of suggestions and reports that you have not sent',
  submissions: 'receipts of suggestions that you have sent',
  reports: 'what you reported today',
  ticks: 'what you ticked in checklists',
  rounds: 'the rounds you counted',
  card: 'your card',
  sheet: 'your sheet of paper',
  'guide-saved': 'of the whole guide if you save it',
  outbox: 'suggestions and reports that wait for a network',
  notices:
    'the latest notices of the guide, which of them you have hidden, and by how much the clock of your device is wrong',
}

describe('the privacy section of the terms', () => {
  const privacy = terms.sections.find(({ heading }) => heading.startsWith('8.'))?.body ?? ''

  it.each(storedKeys)('should tell that %s stays on the device', (key) => {
    expect(privacy).toContain(toldAs[key])
  })

  it.each([
    [
      'what is counted of searches',
      'When the search at the top of the page finds nothing, its words are sent to us and counted',
    ],
    ['what is not kept of them', 'We do not keep who searched'],
    ['which are not sent', 'Words with an "@" or more than two digits'],
    ['which are shown', 'editors see only words that were searched for three times or more'],
    ['who is not counted', 'If your browser asks not to be tracked, we count neither'],
  ])('should say %s', (_, words) => {
    expect(privacy).toContain(words)
  })

  it('should say of searches what the About page says', () => {
    expect(about.sections.find(({ heading }) => heading === 'Your privacy')?.body).toContain(
      'what was searched for and not found, without who asked',
    )
  })

  it('should say how to delete it', () => {
    expect(privacy).toContain('[Settings](/settings) and tap "Delete my data on this device"')
  })
})

describe('the information pages that ship', () => {
  it('should say that the guide is free, independent, English only, offline in a limited way and updated monthly', () => {
    const words = [about.intro, ...about.sections.flatMap(({ heading, body }) => [heading, body])].join('\n')

    for (const text of [
      'It is free',
      'independent and not officially affiliated with any government',
      'limited offline use',
      'English only',
      'version 1.0.0',
      'Monthly updates',
    ]) {
      expect(words).toContain(text)
    }
  })

  it('should have three questions and a disclaimer on the contact page', () => {
    expect(contact.faqs).toHaveLength(3)
    expect(contact.disclaimer).not.toBe('')
    expect(contact.supportEmail).toContain('@')
  })

  it('should have ten sections of terms, numbered', () => {
    expect(terms.sections.map(({ heading }) => heading.split('.')[0])).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
    ])
  })

  it('should name three official bodies with website and services', () => {
    expect(authorities).toHaveLength(3)
    for (const { name, description, website, services } of authorities) {
      expect(name).not.toBe('')
      expect(description).not.toBe('')
      expect(website).toMatch(/^https:/)
      expect(services.length).toBeGreaterThan(0)
    }
  })

  it('should give the phone of a body only where a source does', () => {
    expect(authorities.map(({ phone }) => phone)).toEqual(['1966', null, '937'])
  })

  it('should lead to portals of tourism and of Hajj', () => {
    const names = emergencyNumbers.portals.map(({ title, description }) => `${title} ${description}`)

    expect(names.some((name) => /tourism/.test(name))).toBe(true)
    expect(names.some((name) => /Hajj/.test(name))).toBe(true)
  })

  it('should have a visa portal, a platform for permits and hotels, and a railway, each with note, services and steps', () => {
    expect(bookingPlatforms.map(({ name }) => name)).toEqual(['KSA Visa', 'Nusuk', 'Haramain High Speed Railway'])
    for (const { note, features, steps, website } of bookingPlatforms) {
      expect(note).not.toBe('')
      expect(features.length).toBeGreaterThan(0)
      expect(steps.length).toBeGreaterThan(1)
      expect(website).toMatch(/^https:/)
    }
  })

  it('should have five groups of four questions, each with id and title', () => {
    expect(faqGroups.map(({ title, questions }) => [title, questions.length])).toEqual([
      ['Umrah', 4],
      ['Hajj', 4],
      ['Travel and Logistics', 4],
      ['Practical Information', 4],
      ['About This App', 4],
    ])
    expect(new Set(faqGroups.map(({ key }) => key)).size).toBe(5)
    for (const { question, answer } of faqGroups.flatMap(({ questions }) => questions)) {
      expect(question).not.toBe('')
      expect(answer).not.toBe('')
    }
  })
})

describe('the rules of the content', () => {
  it.each(contentChecks.map((check) => [check.title, check] as const))('should hold: %s', (_, { run }) => {
    expect(run().faults).toEqual([])
  })
})

const ARABIC = /[\u0600-\u06ff]/

describe('the sacred texts', () => {
  it('should stand in the articles only as they are written in one place', () => {
    const arabic = new Set<string>(Object.values(sacredTexts).map((text) => text.arabic))

    for (const guide of articles) {
      const shown = JSON.stringify(guide.body).match(/"arabic":"[^"]*"/g) ?? []
      for (const text of shown) expect(arabic).toContain(text.slice('"arabic":"'.length, -1))
      expect(joinWords(guide)).not.toMatch(ARABIC)
    }
  })

  it.each(Object.entries(sacredTexts))('should be given with sound, meaning and source: %s', (_, text) => {
    expect(text.arabic).toMatch(/^[\u0600-\u06ff\s—،]+$/u)
    expect(text.transliteration).not.toMatch(ARABIC)
    expect(text.meaning).toMatch(/\.$/)
    expect(text.reference).toMatch(/(?:Qur'an \d+:\d+|Sahih|Sunan|Jami')/)
  })

  it('should have words for the intention of each type of Hajj, and for the condition', () => {
    const texts = JSON.stringify(hajjTypes.body)

    for (const { transliteration } of [
      sacredTexts.intentionUmrah,
      sacredTexts.intentionHajj,
      sacredTexts.intentionQiran,
    ]) {
      expect(texts).toContain(transliteration)
    }
    expect(JSON.stringify(umrahSteps.body)).toContain(sacredTexts.condition.transliteration)
  })
})

describe('what can harm a pilgrim', () => {
  const withHeatstroke = articles.map(withAnswers).filter((guide) => /heat ?stroke/i.test(JSON.stringify(guide.body)))

  it('should give the same help for heatstroke everywhere: the call first, no drink for a person who may choke', () => {
    expect(withHeatstroke.length).toBeGreaterThan(5)
    for (const guide of withHeatstroke) {
      const help = guide.body.filter((block) => block.type === 'callout' && block.title === 'Heatstroke: call first')
      expect(help, guide.slug).toHaveLength(1)
      expect(JSON.stringify(guide.body)).not.toMatch(/Give water|Let the person drink/)
    }
  })

  it('should let nobody wait longer than half an hour in the heat before the call', () => {
    for (const guide of articles.map(withAnswers)) {
      expect(joinWords(guide), guide.slug).not.toMatch(/not better (?:after|within) (?:one|an|two|\d+) hours?/i)
    }
    expect(joinWords(withAnswers(dizzy))).toMatch(/not better after half an hour\? Call/)
  })

  it('should say without doubt that 911 answers in Madinah', () => {
    const first = emergencyNumbers.numbers[0]

    expect(first?.description).toContain('Madinah')
    expect(JSON.stringify([emergencyNumbers, faqGroups, umrahPreparation])).not.toMatch(
      /by one report|names Madinah too|does not answer (?:there|in Madinah)/,
    )
  })

  it('should name the views of the schools on a period before the Umrah of Tamattu', () => {
    const views = JSON.stringify(hajjTypes.body)

    expect(views).toMatch(/Maliki, Shafi'i and Hanbali:\*\* she enters Ihram for Hajj/)
    expect(views).toMatch(/Hanafi:\*\* she gives up the Umrah/)
    expect(JSON.stringify(articles)).not.toContain('Others have another plan')
  })
})

describe('the guides beside the rites', () => {
  it('should be the visit to Madinah, duas, getting around, what goes wrong, the missions and the repairs, in this order', () => {
    const more = articles.filter(({ section }) => section === 'more')

    expect(more.map(({ section, slug, order }) => [section, order, slug])).toEqual([
      ['more', 1, 'madinah'],
      ['more', 2, 'duas'],
      ['more', 3, 'getting-around'],
      ['more', 4, 'if-something-goes-wrong'],
      ['more', 5, 'embassies-and-missions'],
      ['more', 6, 'fidyah'],
    ])
  })

  it('should have summaries that fit the index and search engines', () => {
    for (const { summary } of articles) expect(summary.length).toBeLessThanOrEqual(200)
  })

  it('should link only to articles that are there', () => {
    const addresses = new Set(articles.map(({ section, slug }) => `/guide/${section}/${slug}`))

    for (const guide of articles) {
      for (const [, address = ''] of joinWords(guide).matchAll(/\]\((\/guide\/\w+\/[\w-]+)\)/g)) {
        expect(addresses, guide.slug).toContain(address)
      }
    }
  })
})
