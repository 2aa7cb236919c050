import { sql } from '@payloadcms/db-postgres/drizzle'

import { readWeeklyHours, type WeeklyHours } from '@/domain/places/weekly-hours'

import { cached } from '@/server/cache/cached'
import { cacheTags } from '@/server/cache/tags'
import { readAllPlaces } from './read-all-places'

/** The weekly hours of every published place whose hours are known, by id. */
export const listOpeningHours = cached(
  { key: 'opening-hours', tags: () => [cacheTags.locations] },
  async (): Promise<Readonly<Record<string, WeeklyHours>>> => {
    const rows = await readAllPlaces<{ id: number; weekly: unknown }>(
      sql`id, weekly_hours AS weekly`,
      sql`AND weekly_hours IS NOT NULL ORDER BY id`,
    )
    return Object.fromEntries(
      rows.flatMap(({ id, weekly }) => {
        const weeklyHours = readWeeklyHours(weekly)
        return weeklyHours === null ? [] : [[String(id), weeklyHours]]
      }),
    )
  },
)
