import type { APIRequestContext } from '@playwright/test'

import { expect, test } from './fixtures'

type Article = { readonly id: number }

test.describe('a page that moves', () => {
  test('should be found from its old address, its aliases and the texts that link to it', async ({
    asEditor,
    request,
    baseURL,
  }) => {
    const headers = { Origin: baseURL ?? '' }
    const cms = asEditor.request
    const response = await cms.get('/cms/api/guide-articles?where[slug][equals]=umrah-timing&limit=1', { headers })
    const { id } = ((await response.json()) as { docs: Article[] }).docs[0] ?? { id: 0 }
    const change = async (data: object) => {
      const answer = await cms.patch(`/cms/api/guide-articles/${id}`, { headers, data })
      expect(answer.status(), await answer.text()).toBe(200)
    }
    // Read first, so that the pages are in the cache and have to be renewed.
    expect((await request.get('/guide/umrah/umrah-timing')).status()).toBe(200)
    const linking = '/guide/umrah/what-is-umrah'
    expect(await fetchHrefs(request, linking)).toContain('/guide/umrah/umrah-timing')

    try {
      await change({ slug: 'when-to-go', _status: 'published' })

      for (const [from, to] of [
        ['/guide/umrah/umrah-timing', '/guide/umrah/when-to-go'],
        ['/guide/umrah/timing', '/guide/umrah/when-to-go'],
        ['/Guide/Umrah/Timing/?from=print', '/guide/umrah/when-to-go?from=print'],
      ] as const) {
        const answer = await request.get(from, { maxRedirects: 0 })
        expect([answer.status(), answer.headers()['location']]).toEqual([308, to])
        expect(answer.headers()['cache-control']).toBe('private, no-store')
      }
      expect((await request.get('/guide/umrah/when-to-go')).status()).toBe(200)
      const hrefs = await fetchHrefs(request, linking)
      expect(hrefs).toContain('/guide/umrah/when-to-go')
      expect(hrefs).not.toContain('/guide/umrah/umrah-timing')

      await asEditor.goto(`/admin/collections/guide-articles/${id}`)
      const panel = asEditor.getByRole('region', { name: 'Address' })
      await expect(panel.getByRole('link', { name: '/guide/umrah/when-to-go' })).toBeVisible()
      await expect(panel.getByRole('link', { name: '/guide/umrah/umrah-timing' })).toBeVisible()
      await expect(panel.getByRole('link', { name: 'Guide article “What is Umrah?”' })).toBeVisible()
      await panel.getByRole('link', { name: /Say where readers are led/ }).click()
      await expect(asEditor.getByLabel('Old address')).toHaveValue('/guide/umrah/when-to-go')

      await change({ _status: 'draft' })
      expect((await request.get('/guide/umrah/when-to-go')).status()).toBe(404)
      expect((await request.get('/guide/umrah/timing')).status()).toBe(404)
      expect(await fetchHrefs(request, linking)).not.toContain('/guide/umrah/when-to-go')
    } finally {
      // The other tests find the guide as it ships, and so does a second try.
      await change({ slug: 'umrah-timing', _status: 'published' })
    }
    expect((await request.get('/guide/umrah/umrah-timing', { maxRedirects: 0 })).status()).toBe(200)
    expect((await request.get('/guide/umrah/when-to-go', { maxRedirects: 0 })).headers()['location']).toBe(
      '/guide/umrah/umrah-timing',
    )
  })
})

async function fetchHrefs(request: APIRequestContext, path: string): Promise<readonly string[]> {
  const html = await (await request.get(path)).text()
  return [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href)
}
