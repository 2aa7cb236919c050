import type { Route } from 'next'

/** The page of a recommended path. */
export const pathHref = (slug: string): Route => `/recommendations/paths/${slug}` as Route
