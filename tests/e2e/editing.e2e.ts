import { expect, test } from './fixtures'
import { LONG_WAIT_MS, ONE_TRY_MS } from '../time-limits'

test.describe.configure({ timeout: 3 * LONG_WAIT_MS })

test.describe('an editor', () => {
  test('should see a gate’s new notes on the public page at the next load', async ({ asEditor, page }) => {
    await page.goto('/gates?mosque=haram')
    // One that no other test looks at meanwhile.
    const href = await page
      .getByRole('link', { name: /Ajyad Gate/ })
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
    const response = await asEditor.request.get('/cms/api/guide-articles?where[slug][equals]=hajj-packing&limit=1', {
      // A session counts only together with where the request comes from.
      headers: { Origin: baseURL ?? '' },
    })
    const { docs } = (await response.json()) as { docs: { id: number; title: string }[] }
    const article = docs[0]
    expect(article).toBeDefined()

    await asEditor.goto(`/admin/collections/guide-articles/${article?.id}`)
    const publish = async (text: string) => {
      // The button takes no click while the form saves by itself.
      const autosaved = asEditor.waitForResponse((answer) => answer.url().includes('autosave=true'), {
        timeout: LONG_WAIT_MS,
      })
      await asEditor
        .getByRole('textbox', { name: /^Title/ })
        .first()
        .fill(text)
      await autosaved
      const saved = asEditor.waitForResponse(
        (answer) => answer.request().method() === 'PATCH' && !answer.url().includes('autosave=true'),
        { timeout: LONG_WAIT_MS },
      )
      await asEditor.getByRole('button', { name: 'Publish changes' }).click()
      expect((await saved).status()).toBe(200)
    }
    await publish(title)

    // A reader waits a second for the new page; on a busy machine the old one is sent once more.
    for (const [path, seen] of [
      ['/guide/hajj/hajj-packing', page.getByRole('heading', { level: 1, name: title })],
      ['/guide/hajj', page.getByRole('link', { name: title })],
    ] as const) {
      await expect(async () => {
        await page.goto(path)
        await expect(seen).toBeVisible({ timeout: ONE_TRY_MS })
      }).toPass()
    }
    // The other tests find the guide as it ships.
    await publish(article?.title ?? '')
  })
})

test.describe('a refused save', () => {
  // The browser writes each refused save into its console.
  test.use({ expectedNoise: [/the server responded with a status of 400/] })

  test('should lead to the field for which it was refused, in a closed row too', async ({ asEditor: page }) => {
    await page.goto('/admin/collections/faq-groups')
    await page.locator('tbody a').first().click()
    await expect(page.getByRole('button', { name: 'Publish changes' })).toBeVisible({ timeout: LONG_WAIT_MS })
    const question = page.locator('#field-questions__0__question')
    await question.fill('')
    await page.locator('#questions-row-0').getByRole('button', { name: 'Toggle block' }).first().click()
    await page.getByRole('button', { name: 'Publish changes' }).click()

    const list = page.getByRole('region', { name: 'Not saved: one field is in the way' })
    await expect(list.getByRole('heading')).toBeFocused({ timeout: LONG_WAIT_MS })
    await list.getByRole('button', { name: 'Question 1 › Question' }).click()

    await expect(question).toBeFocused()
    await expect(question).toBeInViewport()
    await question.fill('Is this put right?')
    await expect(list).toBeHidden()
  })
})

test.describe('a form', () => {
  test('should be left by Back for the list, also where that was opened by its address', async ({ asEditor: page }) => {
    await page.goto('/admin/collections/faq-groups')
    await expect(page).toHaveURL(/\?/)
    await page.locator('tbody a').first().click()
    await expect(page.getByRole('button', { name: 'Publish changes' })).toBeVisible({ timeout: LONG_WAIT_MS })

    await page.goBack()

    await expect(page).toHaveURL(/\/admin\/collections\/faq-groups\?/)
    await expect(page.getByRole('heading', { level: 1, name: 'FAQ groups' })).toBeVisible({ timeout: LONG_WAIT_MS })
    await expect(page.getByRole('button', { name: 'Publish changes' })).toBeHidden()
  })
})

test.describe('two people in one entry', () => {
  // The browser writes each refused save into its console.
  test.use({ expectedNoise: [/the server responded with a status of 409/] })

  test('should not overwrite each other: the later is told who was faster', async ({ asAdmin, asEditor, baseURL }) => {
    const headers = { Origin: baseURL ?? '' }
    const response = await asEditor.request.get('/cms/api/authorities?limit=1&sort=id', { headers })
    const { docs } = (await response.json()) as { docs: { id: number; description: string }[] }
    const { id, description } = docs[0] ?? { id: 0, description: '' }

    await asEditor.goto(`/admin/collections/authorities/${id}`)
    const field = asEditor.getByLabel('Description')
    // The form checks once, at the first change, whether another window has saved; the other save comes after that.
    const looked = asEditor.waitForResponse(
      (answer) => answer.request().postData()?.includes('What the editor wrote') ?? false,
      { timeout: LONG_WAIT_MS },
    )
    await field.fill('What the editor wrote')
    await looked
    const faster = await asAdmin.request.patch(`/cms/api/authorities/${id}?overrideLock=true`, {
      headers,
      data: { description },
    })
    expect(faster.status()).toBe(200)
    await asEditor.getByRole('button', { name: 'Publish changes' }).click()

    await expect(asEditor.getByText(/^Not saved\. .* has saved this on .* load the page again/).first()).toBeVisible({
      timeout: LONG_WAIT_MS,
    })
    await expect(field).toHaveValue('What the editor wrote')
    await asEditor.goto(`/admin/collections/authorities/${id}/versions`)
    await expect(asEditor.getByRole('row').nth(1)).toContainText('Published, newest')
  })

  test('should not stop the one who writes on in an article that saves itself', async ({ asEditor, baseURL }) => {
    const response = await asEditor.request.get('/cms/api/guide-articles?where[slug][equals]=umrah-steps&limit=1', {
      headers: { Origin: baseURL ?? '' },
    })
    const { docs } = (await response.json()) as { docs: { id: number; title: string }[] }
    const { id, title } = docs[0] ?? { id: 0, title: '' }
    const answers: number[] = []
    const windows: (string | undefined)[] = []
    asEditor.on('response', (answer) => {
      const request = answer.request()
      if (request.method() !== 'PATCH') return
      answers.push(answer.status())
      windows.push(/"tab":"([\w-]{36})"/.exec(request.postDataBuffer()?.toString() ?? '')?.[1])
    })

    await asEditor.goto(`/admin/collections/guide-articles/${id}`)
    const field = asEditor.getByRole('textbox', { name: /^Title/ }).first()
    for (const text of [`${title} a`, `${title} ab`, title]) {
      const saved = asEditor.waitForResponse((answer) => answer.url().includes('autosave=true'), {
        timeout: LONG_WAIT_MS,
      })
      await field.fill(text)
      await saved
    }
    await asEditor.getByRole('button', { name: 'Publish changes' }).click()
    await expect(asEditor.getByText(/successfully/i).first()).toBeVisible({ timeout: LONG_WAIT_MS })

    expect(answers.length).toBeGreaterThanOrEqual(4)
    expect(new Set(answers)).toEqual(new Set([200]))
    // Saves carry the name of their window, so that the server accepts the next one even before the form has the answer.
    expect(windows[0]).toBeDefined()
    expect(new Set(windows).size).toBe(1)
  })
})
