import { expect, test } from './fixtures'
import { LONG_WAIT_MS } from '../time-limits'

test.describe.configure({ timeout: 3 * LONG_WAIT_MS })

test.describe('an editor', () => {
  test('should see a gate’s new notes on the public page at the next load', async ({ asEditor, page }) => {
    await page.goto('/gates?mosque=haram')
    const href = await page
      .getByRole('link', { name: /King Fahd Gate/ })
      .first()
      .getAttribute('href')
    const gatePage = href ?? ''
    const id = new URL(gatePage, 'http://localhost').searchParams.get('id') ?? ''
    const notes = `Look for the two tall minarets. (${Date.now()})`

    await asEditor.goto(`/admin/collections/mosque-gates/${id}`)
    const field = asEditor.getByLabel('Notes')
    const before = await field.inputValue()
    const publish = async (text: string) => {
      await field.fill(text)
      await asEditor.getByRole('button', { name: 'Publish changes' }).click()
      await expect(asEditor.getByText(/successfully/i).first()).toBeVisible({ timeout: LONG_WAIT_MS })
    }
    await publish(notes)
    await page.goto(gatePage)

    await expect(page.locator('main')).toContainText(notes)
    // The other tests find the guide as it ships.
    await publish(before)
  })

  test('should see an article’s new title on its page and in the index', async ({ asEditor, page, baseURL }) => {
    const title = `Hajj packing list ${Date.now()}`
    const found = await asEditor.request.get('/cms/api/guide-articles?where[slug][equals]=hajj-packing&limit=1', {
      // A session counts only together with where the request comes from.
      headers: { Origin: baseURL ?? '' },
    })
    const { docs } = (await found.json()) as { docs: { id: number; title: string }[] }
    const article = docs[0]
    expect(article).toBeDefined()

    await asEditor.goto(`/admin/collections/guide-articles/${article?.id}`)
    await asEditor
      .getByRole('textbox', { name: /^Title/ })
      .first()
      .fill(title)
    await asEditor.getByRole('button', { name: 'Publish changes' }).click()
    await expect(asEditor.getByText(/successfully/i).first()).toBeVisible({ timeout: LONG_WAIT_MS })
    await page.goto('/guide/hajj/hajj-packing')

    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.goto('/guide/hajj')
    await expect(page.getByRole('link', { name: title })).toBeVisible()
  })
})
