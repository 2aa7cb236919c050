import { describe, expect, it } from 'vitest'

import { type StoredKey, storedKeys } from '@/browser/stored-values'

import { about } from './about'
import { hajjConditions } from './articles/hajj-conditions'
import { hajjEtiquette } from './articles/hajj-etiquette'
import { hajjPacking } from './articles/hajj-packing'
import { hajjSteps } from './articles/hajj-steps'
import { hajjTypes } from './articles/hajj-types'
import { umrahPreparation } from './articles/umrah-preparation'
import { umrahSteps } from './articles/umrah-steps'
import { umrahTiming } from './articles/umrah-timing'
import { whatIsHajj } from './articles/what-is-hajj'
import { whatIsUmrah } from './articles/what-is-umrah'
import { authorities } from './authorities'
import { bookingPlatforms } from './booking-platforms'
import { contact } from './contact'
import { emergencyNumbers } from './emergency-numbers'
import { faqGroups } from './faq-groups'
import { home } from './home'
import { siteSettings } from './site-settings'
import { terms } from './terms'
import type { ArticleSeed } from './types'

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

/** What the terms call everything that `src/browser/stored-values.ts` keeps; a new key fails the types until it is told. */
const toldAs: Readonly<Record<StoredKey, string>> = {
  offlineMode: 'Offline Mode',
  darkMode: 'dark mode',
  lastKnownPosition: 'your last known position',
  'tour-completed': 'whether you finished or skipped the tour',
  'tour-skipped': 'whether you finished or skipped the tour',
  favourites: 'your favourites',
  'place-draft': 'drafts of suggestions that you have not sent',
  'path-draft': 'drafts of suggestions that you have not sent',
  submissions: 'receipts of suggestions that you have sent',
  reports: 'what you reported today',
}

describe('the privacy section of the terms', () => {
  const privacy = terms.sections.find(({ heading }) => heading.startsWith('8.'))?.body ?? ''

  it.each(storedKeys)('should tell that %s stays on the device', (key) => {
    expect(privacy).toContain(toldAs[key])
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
