import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, beforeEach } from 'vitest'

import type { Location } from '@/payload-types'

import { blankPlace } from './blank-place'
import { type Actor, type Answer, type App, SITE_URL, startApp } from './int-app'

type MergeDesk = {
  /** There while a test runs. */
  readonly app: App
  readonly createPlace: (data: Partial<Location>) => Promise<Location>
  /** Also one in the trash. */
  readonly findPlace: (id: number) => Promise<Location>
  readonly listMerges: () => Promise<readonly unknown[]>
  /** `path` under `/cms/api/imports/`. */
  readonly post: (path: string, data: unknown, actor?: Actor) => Promise<Answer>
}

/** An application for the tests of the file that calls it; each test starts without places. */
export function mergeDesk(): MergeDesk {
  let app: App

  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())
  beforeEach(async () => {
    await app.payload.db.drizzle.execute(
      sql`TRUNCATE locations, paths, place_merges, merge_undo, place_distinctions, import_values CASCADE`,
    )
  })

  return {
    get app() {
      return app
    },
    createPlace: (data) =>
      app.payload.create({
        collection: 'locations',
        data: {
          ...blankPlace,
          name: 'Safwa Tower',
          latitude: 21.42,
          longitude: 39.82,
          ...data,
        },
      }),
    findPlace: (id) =>
      app.payload.findByID({ collection: 'locations', id, trash: true, depth: 0 }) as Promise<Location>,
    listMerges: async () => {
      const { rows } = await app.payload.db.drizzle.execute(
        sql`SELECT old_id, kept_id, osm_ref FROM place_merges ORDER BY old_id`,
      )
      return rows
    },
    post: (path, data, actor = 'editor') =>
      app.rest('POST', `imports/${path}`, { actor, data, headers: { Origin: SITE_URL } }),
  }
}
