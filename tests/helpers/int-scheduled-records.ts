import type { CollectionSlug } from 'payload'

import { loadTasks } from '@/admin/load-tasks'

import { type App, TEST_PASSWORD } from './int-app'
import { samples } from './int-samples'

type Doc = Readonly<Record<string, unknown>> & { readonly id: number }

let serial = 0

/** Another one of this collection, with an address of its own; it belongs to place 255. */
export const sampleOf = (app: App, slug: string) => {
  serial += 1
  const make = samples[slug]
  if (make === undefined) throw new Error(`There is no sample of ${slug}`)
  return make({ n: `s${serial}`, locationId: 255, userId: app.users.admin.id, password: TEST_PASSWORD })
}

export async function publishNew(app: App, slug: CollectionSlug, data: object = {}): Promise<Doc> {
  const all = { ...sampleOf(app, slug), ...data, _status: 'published' }
  // Of any collection: the CMS types the data and the record by the one that is named.
  return (await app.payload.create({ collection: slug, data: all as never })) as unknown as Doc
}

/** By the editor, whose own words they are to schedule. */
export const saveDraft = (app: App, slug: CollectionSlug, id: number, data: object, autosave = false) =>
  app.payload.update({ collection: slug, id, data: data as never, draft: true, autosave, user: app.users.editor })

/** What readers see, and what editors have before them. */
export async function read(app: App, slug: CollectionSlug, id: number) {
  const at = { collection: slug, id, depth: 0, trash: true } as const
  const [readers, editors] = await Promise.all([
    app.payload.findByID({ ...at, draft: false }),
    app.payload.findByID({ ...at, draft: true }),
  ])
  // As in publishNew.
  return { readers: readers as unknown as Doc, editors: editors as unknown as Doc }
}

export const titleField = (app: App, slug: CollectionSlug): string =>
  app.payload.collections[slug].config.admin.useAsTitle ?? 'id'

/** What the dashboard says of it to the actor. */
export const dashboard = async (app: App, actor: 'admin' | 'editor' | 'moderator') =>
  (await loadTasks({ payload: app.payload, user: app.users[actor], now: new Date(), adminRoute: '/admin' })).scheduled
