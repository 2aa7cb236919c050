import type { APIRequestContext } from '@playwright/test'

import { expect, test } from './fixtures'
import { untilListed } from './until-listed'
import { LONG_WAIT_MS } from '../time-limits'

test.describe.configure({ timeout: 3 * LONG_WAIT_MS })

/** What an editor does to places, by calls of the CMS, which accepts a session only with the site's `Origin`. */
function desk(request: APIRequestContext, origin: string) {
  const headers = { Origin: origin }
  return {
    publish: async (name: string): Promise<number> => {
      const answer = await request.post('/cms/api/locations', {
        headers,
        data: {
          name,
          category: 'hotel',
          city: 'Makkah',
          latitude: 21.43,
          longitude: 39.83,
          wheelchair: 'unknown',
          womenArea: 'unknown',
          prayerArea: 'unknown',
          provenance: { source: 'A test', checkedOn: '2026-11-20' },
          _status: 'published',
        },
      })
      expect(answer.status(), await answer.text()).toBe(201)
      const { id } = ((await answer.json()) as { doc: { id: number } }).doc
      // Readers get the old list until the new one is made.
      await expect.poll(async () => (await (await request.get('/api/locations')).text()).includes(name)).toBe(true)
      return id
    },
    merge: async (oldId: number, keptId: number): Promise<void> => {
      const answer = await request.post('/cms/api/imports/merge', { headers, data: { keptId, oldId } })
      expect(answer.status(), await answer.text()).toBe(200)
    },
    remove: async (id: number): Promise<void> => {
      await request.delete(`/cms/api/locations/${id}`, { headers })
    },
  }
}

test.describe('a place that was merged into another', () => {
  test('should lead to it for good, by its page, its lists and its links', async ({ asEditor, page, baseURL }) => {
    const { publish, merge, remove } = desk(asEditor.request, baseURL ?? '')
    const word = `Zaytuna${Date.now()}`
    const [oldId, keptId] = [await publish(`${word} Annex`), await publish(`${word} Hotel`)]
    const fetchStatus = async (id: number) => (await page.request.get(`/place/${id}`, { maxRedirects: 0 })).status()
    // Both pages are in the cache before the merge.
    expect([await fetchStatus(oldId), await fetchStatus(keptId)]).toEqual([200, 200])

    await merge(oldId, keptId)

    for (const method of ['get', 'head'] as const) {
      const answer = await page.request[method](`/place/${oldId}`, { maxRedirects: 0 })
      expect(answer.status(), method).toBe(308)
      expect(answer.headers()['location'], method).toBe(`/place/${keptId}`)
    }
    await page.goto(`/place/${oldId}`)
    await expect(page).toHaveURL(`/place/${keptId}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${word} Hotel`)

    const ids = async (query: string) =>
      ((await (await page.request.get(`/api/locations${query}`)).json()) as { id: number }[]).map(({ id }) => id)
    expect(await ids(`?q=${word}`)).toEqual([keptId])
    // The old list is sent until the new one is made.
    await expect.poll(async () => (await ids('')).filter((id) => id === oldId || id === keptId)).toEqual([keptId])

    await page.goto(`/map?search=${word}`)
    await expect(page.locator('#locations li').getByRole('heading')).toHaveText([`${word} Hotel`])
    await page.goto(`/places?category=hotel&q=${word}`)
    await expect(page.locator('main li').getByRole('heading', { level: 3 })).toHaveText([`${word} Hotel`])
    const sitemap = await (await page.request.get('/sitemap.xml')).text()
    expect(sitemap).not.toContain(`/place/${oldId}<`)

    await remove(keptId)
  })

  test('should hand its heart on to it', async ({ asEditor, page, baseURL }) => {
    const { publish, merge, remove } = desk(asEditor.request, baseURL ?? '')
    const word = `Marwa${Date.now()}`
    const [oldId, keptId] = [await publish(`${word} Annex`), await publish(`${word} Hotel`)]
    await page.addInitScript((id) => {
      if (localStorage.getItem('favourites') === null) localStorage.setItem('favourites', JSON.stringify([id]))
    }, oldId)
    const names = page.locator('#locations li').getByRole('heading')
    await page.goto('/map?filter=favourites')
    await expect(names).toHaveText([`${word} Annex`])

    await merge(oldId, keptId)
    await untilListed(page, `${word} Annex`, false)
    await page.reload()

    await expect(names).toHaveText([`${word} Hotel`])
    expect(await page.evaluate(() => localStorage.getItem('favourites'))).toBe(JSON.stringify([keptId]))

    await remove(keptId)
  })

  test('should lead to the one that is left after a second merge', async ({ asEditor, page, baseURL }) => {
    const { publish, merge, remove } = desk(asEditor.request, baseURL ?? '')
    const word = `Rawda${Date.now()}`
    const [first, second, third] = [
      await publish(`${word} One`),
      await publish(`${word} Two`),
      await publish(`${word} Three`),
    ]
    await merge(first, second)
    expect((await page.request.get(`/place/${first}`)).url()).toContain(`/place/${second}`)

    await merge(second, third)

    for (const id of [first, second]) {
      const answer = await page.request.get(`/place/${id}`)
      expect(answer.status()).toBe(200)
      expect(new URL(answer.url()).pathname).toBe(`/place/${third}`)
    }

    await remove(third)
  })
})
