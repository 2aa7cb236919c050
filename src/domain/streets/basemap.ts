import type { StreetVersion } from './street-address'

/** What lies under the marks of every map: the guide's own streets, or pictures of a tile server where one is set. */
export type Basemap = {
  /** The current version of each city's streets. */
  readonly streets: readonly StreetVersion[]
  /** With {z}, {x} and {y}; `null` for the guide's own streets. */
  readonly tileUrl: string | null
}
