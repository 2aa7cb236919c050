import { readWeeklyHours, type WeeklyHours } from '@/lib/weekly-hours'

import { cached } from '../cache/cached'
import { cacheTags } from '../cache/tags'
import { asVisitor, cms } from './payload'

/** The weekly hours of every published place whose hours are known, by id. */
export const listOpeningHours = cached(
  { key: 'opening-hours', tags: () => [cacheTags.locations] },
  async (): Promise<Readonly<Record<string, WeeklyHours>>> => {
    const payload = await cms()
    const { docs } = await payload.find({
      collection: 'locations',
      where: { weeklyHours: { exists: true } },
      select: { weeklyHours: true },
      pagination: false,
      depth: 0,
      ...asVisitor,
    })
    return Object.fromEntries(
      docs.flatMap(({ id, weeklyHours }) => {
        const weekly = readWeeklyHours(weeklyHours)
        return weekly === null ? [] : [[String(id), weekly]]
      }),
    )
  },
)
