import type { Route } from 'next'

import type { SectionKey } from './sections'

export const sectionPath = (section: SectionKey): Route => `/guide/${section}` as Route

export const articlePath = (section: SectionKey, slug: string): Route => `/guide/${section}/${slug}` as Route
