import { sectionKeys } from '../guide/guide-sections'

// Apart from the table of screens, whose titles and words every page would carry for it.
const TOPIC = new RegExp(`^/guide/(${sectionKeys.join('|')})/.+`)

/** The pattern of a screen's address, without slugs and ids, so that page views do not record what a reader read. */
export function routePattern(pathname: string): string {
  return pathname
    .replace(TOPIC, '/guide/$1/[topic]')
    .replace(/^\/directory\/.+/, '/directory/[list]')
    .replace(/^\/(place|path)\/.+/, '/$1/[id]')
    .replace(/^\/recommendations\/(?!status$).+/, '/recommendations/[id]')
}
