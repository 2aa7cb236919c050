import type { Route } from 'next'

/** The two sections of the guide, as their screens and structured data name them. */
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
} as const

export type SectionKey = keyof typeof sections

export const sectionKeys = ['umrah', 'hajj'] as const satisfies readonly SectionKey[]

export const sectionPath = (section: SectionKey): Route => `/guide/${section}` as Route

export const articlePath = (section: SectionKey, slug: string): Route => `/guide/${section}/${slug}` as Route
