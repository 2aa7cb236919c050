import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import type { Location } from '@/payload-types'

import { blankPlace } from '../helpers/blank-place'
import { type App, startApp } from '../helpers/int-app'

// Outside a running Next there is no cache to read through or to renew.
vi.mock('next/cache', () => ({
  revalidatePath: vi.fn(),
  revalidateTag: vi.fn(),
  unstable_cache: <Read>(read: Read): Read => read,
}))

let app: App
/** What the CMS answers an anonymous visitor: the rule itself. */
let visible: readonly Location[]

beforeAll(async () => {
  app = await startApp()
  await app.payload.db.drizzle.execute(sql`TRUNCATE locations, _locations_v CASCADE`)
  const create = (name: string, data: Partial<Location> = {}): Promise<Location> =>
    app.payload.create({
      collection: 'locations',
      data: {
        ...blankPlace,
        name,
        ...data,
      },
    })
  const update = (id: number, data: Partial<Location>, draft = false) =>
    app.payload.update({ collection: 'locations', id, data, draft })

  await create('zamzam Tower')
  await create('Safwa 10', {
    arabicName: 'الصفوة',
    address: 'Ajyad',
    description: 'Beside the mosque.',
    hours: 'Mo-Su 06:00-23:00',
    latitude: 21.4212345,
    longitude: 39.8267891,
    provenance: { source: 'A test', checkedOn: '2026-11-20' },
  })
  await create('Safwa 9', { hours: '24/7', latitude: 21.42, longitude: 39.82, city: 'Madinah' })
  await create('Never published', { _status: 'draft', hours: '24/7' })
  const edited = await create('As readers know it', { phone: '+966 1' })
  await update(edited.id, { name: 'In the making', _status: 'draft' }, true)
  const withdrawn = await create('Withdrawn', { hours: '24/7' })
  await update(withdrawn.id, { _status: 'draft' })
  const trashed = await create('In the trash', { hours: '24/7' })
  await update(trashed.id, { deletedAt: new Date().toISOString() })
  const back = await create('Back from the trash')
  await update(back.id, { deletedAt: new Date().toISOString() })
  await app.payload.update({ collection: 'locations', id: back.id, data: { deletedAt: null }, trash: true })

  const { docs } = await app.payload.find({
    collection: 'locations',
    sort: 'id',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    draft: false,
  })
  visible = docs
})
afterAll(() => app.stop())

describe('reads of every place', () => {
  it('should have something to tell apart', () => {
    expect(visible.map(({ name }) => name)).toEqual([
      'zamzam Tower',
      'Safwa 10',
      'Safwa 9',
      'As readers know it',
      'Back from the trash',
    ])
  })

  it('should list the places a visitor may see, with the values the CMS gives, by name', async () => {
    const { listPlaces } = await import('@/content/place-list')

    const listed = await listPlaces()

    expect(listed.map(({ name }) => name)).toEqual([
      'As readers know it',
      'Back from the trash',
      'Safwa 9',
      'Safwa 10',
      'zamzam Tower',
    ])
    expect([...listed].sort((a, b) => a.id - b.id)).toEqual(
      visible.map((doc) => ({
        id: doc.id,
        name: doc.name,
        arabicName: doc.arabicName ?? null,
        category: doc.category,
        city: doc.city,
        address: doc.address ?? null,
        description: doc.description ?? null,
        hours: doc.hours ?? null,
        latitude: doc.latitude ?? null,
        longitude: doc.longitude ?? null,
        checkedOn: doc.provenance?.checkedOn ?? null,
      })),
    )
  })

  it('should count and page no others', async () => {
    const { countPlaces, listMapPage, listPlaceIds, listPlacesPage } = await import('@/content/places')
    const { countLetters, listDirectoryPage, listPrintedPage } = await import('@/content/directory')
    const { category } = blankPlace
    const ids = (places: readonly { readonly id: number }[] = []) => places.map(({ id }) => id).sort((a, b) => a - b)
    const all = visible.map(({ id }) => id)
    const inMakkah = visible.filter(({ city }) => city === 'Makkah').map(({ id }) => id)

    expect(await countPlaces()).toEqual([
      { category, city: 'Makkah', count: inMakkah.length },
      { category, city: 'Madinah', count: all.length - inMakkah.length },
    ])
    expect(ids((await listPlacesPage(category, 'all', 1))?.items)).toEqual(all)
    expect(ids((await listPlacesPage(category, 'Makkah', 1))?.items)).toEqual(inMakkah)
    expect(ids((await listMapPage('all', 1))?.items)).toEqual(all)
    expect(await listPlaceIds(category)).toEqual(all)
    expect(ids((await listDirectoryPage('Makkah', category, 1))?.items)).toEqual(inMakkah)
    expect(ids((await listPrintedPage(1))?.items)).toEqual(all)
    expect((await countLetters('Makkah', category)).reduce((sum, { count }) => sum + count, 0)).toBe(inMakkah.length)
  })

  it('should give their weekly hours', async () => {
    const { listOpeningHours } = await import('@/content/opening-hours')
    const withHours = visible.filter(({ weeklyHours }) => weeklyHours !== null && weeklyHours !== undefined)
    expect(withHours.map(({ name }) => name)).toEqual(['Safwa 10', 'Safwa 9'])

    expect(await listOpeningHours()).toEqual(
      Object.fromEntries(withHours.map(({ id, weeklyHours }) => [String(id), weeklyHours])),
    )
  })

  it('should date them as the CMS does', async () => {
    const { listDatedPlaces } = await import('@/content/sitemap')

    expect(await listDatedPlaces()).toEqual(visible.map(({ id, updatedAt }) => ({ id, updatedAt })))
  })
})
