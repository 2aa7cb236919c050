import type { Submission } from '@/contracts/recommendations'
import type { Report } from '@/contracts/reports'

import type { Precheck } from './precheck'

/** A gate or a place that a step of a path names by its number. */
export type Link = {
  readonly path: string
  readonly gateId?: number | undefined
  readonly placeId?: number | undefined
}

export const linksOf = (data: Submission | Report): readonly Link[] =>
  data.kind === 'path'
    ? data.steps
        .map(({ gateId, placeId }, index) => ({ path: `steps.${index}`, gateId, placeId }))
        .filter(({ gateId, placeId }) => gateId !== undefined || placeId !== undefined)
    : []

/** By field, what is wrong with the links to what readers cannot see. */
export function missingLinks(
  links: readonly Link[],
  shown: Pick<Precheck, 'gateIds' | 'placeIds'>,
): Readonly<Record<string, string>> {
  const missing = links.flatMap(({ path, gateId, placeId }): [string, string][] => {
    if (gateId !== undefined && !shown.gateIds.includes(gateId)) return [[`${path}.gateId`, 'There is no such gate.']]
    if (placeId !== undefined && !shown.placeIds.includes(placeId)) {
      return [[`${path}.placeId`, 'There is no such place.']]
    }
    return []
  })
  return Object.fromEntries(missing)
}
