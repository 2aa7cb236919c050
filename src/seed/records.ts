import type { Payload } from 'payload'

import { retentionDefaults } from '@/contracts/retention'
import type { GateSeed } from '@/server/imports/gates/gate-file'

import { makeArticleKey } from './article-links'
import { about } from './content/about'
import { articles } from './content/articles/all-articles'
import { authorities } from './content/authorities'
import { bookingPlatforms } from './content/booking-platforms'
import { contact } from './content/contact'
import { emergencyNumbers } from './content/emergency-numbers'
import { facts } from './content/facts'
import { faqGroups } from './content/faq-groups'
import { home } from './content/home'
import { siteSettings } from './content/site-settings'
import { terms } from './content/terms'
import type { ArticleSeed, FactSeed, Provenance } from './content/types'
import { makeFactKey } from './fact-blocks'
import { readGateSeeds } from './gates'
import { type PlaceSeed, readPlaceSeeds, unsaidFlags } from './places'
import { makeDocument, makeGlobal, type SeedRecord } from './seed-record'
import { type LexicalWriter, makeLexicalWriter } from './to-lexical'

/** Everything that ships with the guide, each record after those it refers to. */
export async function makeSeedRecords(payload: Payload): Promise<readonly SeedRecord[]> {
  const lexical = await makeLexicalWriter(payload.config)
  return [
    ...readPlaceSeeds().places.map(toPlaceRecord),
    ...readGateSeeds().map(toGateRecord),
    ...facts.map(toFactRecord),
    ...articles.map((article) => toArticleRecord(article, lexical)),
    ...makeFaqRecords(lexical),
    ...makeAuthorityRecords(),
    ...makeBookingRecords(),
    ...makeGlobalRecords(lexical),
  ]
}

const published = { _status: 'published' } as const

const toProvenance = ({ source, checkedOn, reviewDueOn }: Provenance) => ({
  provenance: { source, checkedOn, reviewDueOn },
})

const toTextRows = (lines: readonly string[]) => lines.map((text) => ({ text }))

function toPlaceRecord({ key, id, source, checkedOn, reviewDueOn, checkDate, ...fields }: PlaceSeed): SeedRecord {
  return makeDocument({
    key: `locations/${key}`,
    collection: 'locations',
    data: {
      ...fields,
      ...(id === null ? {} : { id }),
      ...unsaidFlags,
      ...toProvenance({ source, checkedOn: checkDate ?? checkedOn, reviewDueOn }),
      ...published,
    },
    existing:
      fields.osmRef === null
        ? { and: [{ name: { equals: fields.name } }, { city: { equals: fields.city } }] }
        : { osmRef: { equals: fields.osmRef } },
  })
}

function toGateRecord({ key, locationId, source, checkedOn, reviewDueOn, ...fields }: GateSeed): SeedRecord {
  return makeDocument({
    key: `mosque-gates/${key}`,
    collection: 'mosque-gates',
    data: { ...fields, location: locationId, ...toProvenance({ source, checkedOn, reviewDueOn }), ...published },
    existing: {
      and: [
        { location: { equals: locationId } },
        { name: { equals: fields.name } },
        { gateNumber: { equals: fields.gateNumber } },
        { osmRef: { equals: fields.osmRef } },
      ],
    },
  })
}

const toFactRecord = ({ source: { title, url }, ...fields }: FactSeed): SeedRecord =>
  makeDocument({
    key: makeFactKey(fields.key),
    collection: 'facts',
    data: { ...fields, source: { title, url: url ?? null } },
    existing: { key: { equals: fields.key } },
  })

function toArticleRecord({ body, sources, ...fields }: ArticleSeed, lexical: LexicalWriter): SeedRecord {
  return makeDocument({
    key: makeArticleKey(fields.section, fields.slug),
    collection: 'guide-articles',
    data: { ...fields, sources: [...sources], body: lexical.article(body), ...published },
    existing: { slug: { equals: fields.slug } },
  })
}

const makeFaqRecords = (lexical: LexicalWriter): SeedRecord[] =>
  faqGroups.map(({ key, title, order, questions, ...review }) =>
    makeDocument({
      key: `faq-groups/${key}`,
      collection: 'faq-groups',
      data: {
        slug: key,
        title,
        order,
        questions: questions.map(({ question, answer }) => ({ question, answer: lexical.prose(answer) })),
        ...toProvenance(review),
        ...published,
      },
      existing: { slug: { equals: key } },
    }),
  )

const makeAuthorityRecords = (): SeedRecord[] =>
  authorities.map(({ key, services, source, checkedOn, reviewDueOn, ...fields }) =>
    makeDocument({
      key: `authorities/${key}`,
      collection: 'authorities',
      data: {
        ...fields,
        slug: key,
        services: toTextRows(services),
        ...toProvenance({ source, checkedOn, reviewDueOn }),
        ...published,
      },
      existing: { slug: { equals: key } },
    }),
  )

const makeBookingRecords = (): SeedRecord[] =>
  bookingPlatforms.map(({ key, features, steps, source, checkedOn, reviewDueOn, ...fields }) =>
    makeDocument({
      key: `booking-platforms/${key}`,
      collection: 'booking-platforms',
      data: {
        ...fields,
        slug: key,
        features: toTextRows(features),
        steps: toTextRows(steps),
        ...toProvenance({ source, checkedOn, reviewDueOn }),
        ...published,
      },
      existing: { slug: { equals: key } },
    }),
  )

function makeGlobalRecords(lexical: LexicalWriter): SeedRecord[] {
  const toSections = (list: readonly { readonly heading: string; readonly body: string }[]) =>
    list.map(({ heading, body }) => ({ heading, body: lexical.prose(body) }))

  return [
    makeGlobal({ slug: 'home', data: { ...home, tiles: [...home.tiles], ...published } }),
    makeGlobal({
      slug: 'about',
      data: { intro: lexical.prose(about.intro), sections: toSections(about.sections), ...published },
    }),
    makeGlobal({
      slug: 'contact',
      data: {
        ...contact,
        faqs: contact.faqs.map(({ question, answer }) => ({ question, answer: lexical.prose(answer) })),
        ...published,
      },
    }),
    makeGlobal({
      slug: 'terms',
      data: { ...terms, retention: retentionDefaults, sections: toSections(terms.sections), ...published },
    }),
    makeGlobal({
      slug: 'emergency-numbers',
      data: {
        intro: emergencyNumbers.intro,
        phoneNumbers: [...emergencyNumbers.numbers],
        portals: [...emergencyNumbers.portals],
        ...published,
      },
    }),
    makeGlobal({
      slug: 'site-settings',
      data: {
        ...siteSettings,
        comingSoon: siteSettings.comingSoon.map(({ article, ...announced }) => ({
          ...announced,
          article: article ? makeArticleKey(article.section, article.slug) : null,
        })),
        tour: {
          ...siteSettings.tour,
          steps: siteSettings.tour.steps.map(({ id, ...step }) => ({ stepId: id, ...step })),
        },
        ...published,
      },
    }),
  ]
}
