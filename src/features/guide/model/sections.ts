import type { Route } from 'next'

import type { SectionKey } from '@/domain/guide/guide-sections'

/** The sections of the guide, as their screens and structured data name them. */
export const sections = {
  umrah: {
    name: 'Umrah',
    title: 'Umrah Guide',
    lead: "The visit to the Ka'bah that can be made almost all year: what it is, its four steps, when to go, and how to prepare.",
    about: { name: 'Umrah', sameAs: 'https://en.wikipedia.org/wiki/Umrah' },
  },
  hajj: {
    name: 'Hajj',
    title: 'Hajj Guide',
    lead: 'The pilgrimage of 8 to 13 Dhu al-Hijjah: its meaning, conditions, types and steps, what to pack, and how to behave.',
    about: { name: 'Hajj', sameAs: 'https://en.wikipedia.org/wiki/Hajj' },
  },
  more: {
    name: 'More guides',
    title: 'More Guides',
    lead: 'Beside the rites: Madinah, words of prayer, trains and buses, what to do when something goes wrong, and who helps you.',
    about: { name: 'Travel of pilgrims to Makkah and Madinah' },
  },
  answers: {
    name: 'Answers',
    title: 'Answers',
    lead: 'What to do now, on one screen: a lost child, feeling dizzy, wudu in tawaf, a period, the miqat of your plane, a bus that is stuck.',
    about: { name: 'Questions of pilgrims' },
  },
} as const satisfies Readonly<Record<SectionKey, unknown>>

/** The days of Hajj, by the day it is. */
export const PLANNER_PATH: Route = '/guide/hajj/planner'

export const sectionPath = (section: SectionKey): Route => `/guide/${section}` as Route

export const articlePath = (section: SectionKey, slug: string): Route => `/guide/${section}/${slug}` as Route

/** The page of an article's sources. */
export const sourcesPath = (section: SectionKey, slug: string): Route =>
  `${articlePath(section, slug)}/sources` as Route
