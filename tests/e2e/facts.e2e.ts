import { expect, test } from './fixtures'

test.describe('a fact', () => {
  test('should change on every page that names it, and tell its editor where', async ({
    asEditor,
    request,
    baseURL,
  }) => {
    const headers = { Origin: baseURL ?? '' }
    const cms = asEditor.request
    const response = await cms.get('/cms/api/facts?where[key][equals]=hajj-ministry&limit=1', { headers })
    const { id, value } = ((await response.json()) as { docs: { id: number; value: string }[] }).docs[0] ?? {
      id: 0,
      value: '',
    }
    const change = async (data: object) => {
      const answer = await cms.patch(`/cms/api/facts/${id}`, { headers, data })
      expect(answer.status(), await answer.text()).toBe(200)
    }
    const pages = ['/faq', '/guide/hajj/hajj-steps', '/authorities'] as const
    // Without scripts: times and file names in them may have these digits by chance.
    const fetchText = async (page: string) =>
      (await (await request.get(page)).text()).replace(/<script[\s\S]*?<\/script>/g, '')
    const shown = async (number: string) =>
      Promise.all(pages.map(async (page) => new RegExp(`\\b${number}\\b`).test(await fetchText(page))))
    // Read first, so that the pages are in the cache and have to be renewed.
    expect(value).toBe('1966')
    await expect.poll(() => shown('1966')).toEqual([true, true, true])

    await change({ value: '1967' })

    // A reader waits a second for the new page; when many are made at once, the old one is sent once more.
    await expect.poll(() => shown('1967')).toEqual([true, true, true])
    expect(await shown('1966')).toEqual([false, false, false])
    expect(await (await request.get('/authorities')).text()).toContain('href="tel:1967"')

    await asEditor.goto(`/admin/collections/facts/${id}`)
    const usedIn = asEditor.getByRole('region', { name: 'Used in' })
    await expect(usedIn.getByRole('link', { name: 'FAQ group “Practical Information”' })).toBeVisible()
    await usedIn.getByRole('link', { name: /^Guide article “Conditions of Hajj”/ }).click()
    await asEditor.waitForURL('**/admin/collections/guide-articles/**')
    // The editor shows the value within its sentence, in whichever block that stands.
    const closed = asEditor.getByRole('button', { name: 'Toggle block' })
    await expect(closed.first()).toBeVisible()
    for (const toggle of await closed.all()) await toggle.click()
    await expect(asEditor.getByTitle('Call centre of the Ministry of Hajj and Umrah').first()).toHaveText('1967')

    const refused = await cms.patch(`/cms/api/facts/${id}`, { headers, data: { deletedAt: new Date().toISOString() } })
    expect(refused.status()).toBe(409)
    // The other tests find the guide as it ships.
    await change({ value })
    await expect.poll(() => shown('1966')).toEqual([true, true, true])
  })
})
