import type { Payload } from 'payload'

import { retentionDefaults } from '@/contracts/retention'

import { articleKey } from './article-links'
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
import { factKey } from './fact-blocks'
import { type GateSeed, seedGates } from './gates'
import { type PlaceSeed, seedPlaces } from './places'
import { document, global, type SeedRecord } from './seed-record'
import { type LexicalWriter, lexicalWriter } from './to-lexical'

/** Everything that ships with the guide, in an order in which each record's relations are there before it. */
export async function seedRecords(payload: Payload): Promise<readonly SeedRecord[]> {
  const lexical = await lexicalWriter(payload.config)
  return [
    ...seedPlaces().places.map(placeRecord),
    ...seedGates().map(gateRecord),
    ...facts.map(factRecord),
    ...articles.map((article) => articleRecord(article, lexical)),
    ...faqRecords(lexical),
    ...authorityRecords(),
    ...bookingRecords(),
    ...globalRecords(lexical),
  ]
}

const published = { _status: 'published' } as const

const provenanceOf = ({ source, checkedOn, reviewDueOn }: Provenance) => ({
  provenance: { source, checkedOn, reviewDueOn },
})

const texts = (lines: readonly string[]) => lines.map((text) => ({ text }))

function placeRecord({ key, id, source, checkedOn, reviewDueOn, checkDate, ...fields }: PlaceSeed): SeedRecord {
  return document({
    key: `locations/${key}`,
    collection: 'locations',
    data: {
      ...fields,
      ...(id === null ? {} : { id }),
      womenArea: 'unknown',
      prayerArea: 'unknown',
      ...provenanceOf({ source, checkedOn: checkDate ?? checkedOn, reviewDueOn }),
      ...published,
    },
    existing:
      fields.osmRef === null
        ? { and: [{ name: { equals: fields.name } }, { city: { equals: fields.city } }] }
        : { osmRef: { equals: fields.osmRef } },
  })
}

function gateRecord({ key, locationId, source, checkedOn, reviewDueOn, ...fields }: GateSeed): SeedRecord {
  return document({
    key: `mosque-gates/${key}`,
    collection: 'mosque-gates',
    data: { ...fields, location: locationId, ...provenanceOf({ source, checkedOn, reviewDueOn }), ...published },
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

const factRecord = ({ source: { title, url }, ...fields }: FactSeed): SeedRecord =>
  document({
    key: factKey(fields.key),
    collection: 'facts',
    data: { ...fields, source: { title, url: url ?? null } },
    existing: { key: { equals: fields.key } },
  })

function articleRecord({ body, sources, ...fields }: ArticleSeed, lexical: LexicalWriter): SeedRecord {
  return document({
    key: articleKey(fields.section, fields.slug),
    collection: 'guide-articles',
    data: { ...fields, sources: [...sources], body: lexical.article(body), ...published },
    existing: { slug: { equals: fields.slug } },
  })
}

const faqRecords = (lexical: LexicalWriter): SeedRecord[] =>
  faqGroups.map(({ key, title, order, questions, ...review }) =>
    document({
      key: `faq-groups/${key}`,
      collection: 'faq-groups',
      data: {
        slug: key,
        title,
        order,
        questions: questions.map(({ question, answer }) => ({ question, answer: lexical.prose(answer) })),
        ...provenanceOf(review),
        ...published,
      },
      existing: { slug: { equals: key } },
    }),
  )

const authorityRecords = (): SeedRecord[] =>
  authorities.map(({ key, services, source, checkedOn, reviewDueOn, ...fields }) =>
    document({
      key: `authorities/${key}`,
      collection: 'authorities',
      data: {
        ...fields,
        slug: key,
        services: texts(services),
        ...provenanceOf({ source, checkedOn, reviewDueOn }),
        ...published,
      },
      existing: { slug: { equals: key } },
    }),
  )

const bookingRecords = (): SeedRecord[] =>
  bookingPlatforms.map(({ key, features, steps, source, checkedOn, reviewDueOn, ...fields }) =>
    document({
      key: `booking-platforms/${key}`,
      collection: 'booking-platforms',
      data: {
        ...fields,
        slug: key,
        features: texts(features),
        steps: texts(steps),
        ...provenanceOf({ source, checkedOn, reviewDueOn }),
        ...published,
      },
      existing: { slug: { equals: key } },
    }),
  )

function globalRecords(lexical: LexicalWriter): SeedRecord[] {
  const sections = (list: readonly { readonly heading: string; readonly body: string }[]) =>
    list.map(({ heading, body }) => ({ heading, body: lexical.prose(body) }))

  return [
    global({ slug: 'home', data: { ...home, tiles: [...home.tiles], ...published } }),
    global({
      slug: 'about',
      data: { intro: lexical.prose(about.intro), sections: sections(about.sections), ...published },
    }),
    global({
      slug: 'contact',
      data: {
        ...contact,
        faqs: contact.faqs.map(({ question, answer }) => ({ question, answer: lexical.prose(answer) })),
        ...published,
      },
    }),
    global({
      slug: 'terms',
      data: { ...terms, retention: retentionDefaults, sections: sections(terms.sections), ...published },
    }),
    global({
      slug: 'emergency-numbers',
      data: {
        intro: emergencyNumbers.intro,
        phoneNumbers: [...emergencyNumbers.numbers],
        portals: [...emergencyNumbers.portals],
        ...published,
      },
    }),
    global({
      slug: 'site-settings',
      data: {
        ...siteSettings,
        comingSoon: siteSettings.comingSoon.map(({ article, ...announced }) => ({
          ...announced,
          article: article ? articleKey(article.section, article.slug) : null,
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
