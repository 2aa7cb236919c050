import { streetCities, type StreetCity } from './street-areas'

/** The streets of a city as they are now: what a page has to know to ask for the file. */
export type StreetVersion = { readonly city: StreetCity; readonly hash: string }

const HASH = '[0-9a-f]{24}'

/** Of the bytes of a file, as `streetHash` makes it. */
export const STREET_HASH = new RegExp(`^${HASH}$`)

/** The media type of a file: its own, so that servers know it is worth compressing. */
export const STREETS_TYPE = 'application/vnd.pilgrim-guide.streets'

/** Where the file of a version is. Its content never changes, so it is cached as immutable. */
export const streetAddress = ({ city, hash }: StreetVersion): string => `/api/streets/${city}/${hash}`

/** Whether an address can be one of a file: of a city and a hash, without anything more. */
export const isStreetAddress = (path: string): boolean => STREET_PATH.test(path)

const STREET_PATH = new RegExp(`^/api/streets/(?:${streetCities.join('|')})/${HASH}$`)
