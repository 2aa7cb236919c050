import AxeBuilder from '@axe-core/playwright'
import type { Page, Request, Route } from '@playwright/test'

import { expect, test } from './fixtures'

const CALL = '**/api/recommendations'

const receipt = '7K2M-9QXW-4T8B-HN3C'

const accepted = { status: 201, json: { success: true, receipt } } as const

const failedToast = {
  place: 'Failed to submit your recommendation. Please try again.',
  path: 'Failed to submit your path recommendation. Please try again.',
} as const

/** Answers the call and gives what was sent. */
async function answerWith(page: Page, answer: Parameters<Route['fulfill']>[0]): Promise<readonly Request[]> {
  const sent: Request[] = []
  await page.route(CALL, async (route) => {
    sent.push(route.request())
    await route.fulfill(answer)
  })
  return sent
}

const bodyOf = (request: Request | undefined): Record<string, unknown> =>
  JSON.parse(request?.postData() ?? '{}') as Record<string, unknown>

const submitPlace = (page: Page) => page.getByRole('button', { name: 'Submit Place' })

const submitPath = (page: Page) => page.getByRole('button', { name: 'Submit Path' })

async function addStep(page: Page, title: string): Promise<void> {
  await page.getByLabel('Step title').fill(title)
  await page.getByRole('button', { name: 'Add Step' }).click()
}

test.describe('Add Place', () => {
  test('should have the fields of section 2, and none for lat and lng', async ({ page }) => {
    await page.goto('/recommendations')
    const form = page.getByRole('form', { name: 'Add Place' })

    const names = await form
      .locator('input, select, textarea')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))
    expect(names.filter((name) => name !== 'subject')).toEqual([
      'name',
      'category',
      'city',
      'description',
      'wheelchair',
      'womenArea',
      'prayerArea',
      'openHours',
      'price',
      'phone',
      'website',
    ])
    await expect(form.getByLabel(/^Name/)).toHaveAttribute('required', '')
    await expect(form.getByText('With or without https://')).toBeVisible()
    await expect(form.getByRole('checkbox')).toHaveCount(3)
    await expect(form.getByLabel('Category', { exact: true }).locator('option')).toHaveText([
      'Restaurant',
      'Cafe',
      'Attraction',
      'Shopping',
      'Prayer room',
      'Other',
    ])
    await expect(form.getByLabel('City').first().locator('option')).toHaveText(['Makkah', 'Madinah', 'Jeddah'])
  })

  test('should send the payload of the specification, say so, and start again from the defaults', async ({ page }) => {
    const sent = await answerWith(page, accepted)
    await page.goto('/recommendations')
    await expect(page.getByRole('tab', { name: 'Add Place' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByLabel('Category', { exact: true })).toHaveValue('Restaurant')
    await expect(page.getByLabel('City').first()).toHaveValue('Makkah')

    await page.getByLabel(/^Name/).fill('مطعم Al Noor')
    await page.getByLabel('Area for women').check()
    await page.getByLabel('Website').fill('example.com/menu')
    await submitPlace(page).click()

    await expect(page.getByText('Place Recommendation Submitted', { exact: true })).toBeVisible()
    await expect(
      page.getByText('Your recommendation has been submitted successfully and will be reviewed by our team.'),
    ).toBeVisible()
    await expect(page.getByText(receipt).first()).toBeVisible()
    const { token, submittedAt, ...body } = bodyOf(sent[0])
    expect(body).toEqual({
      kind: 'place',
      name: 'مطعم Al Noor',
      category: 'Restaurant',
      city: 'Makkah',
      description: '',
      womenArea: true,
      openHours: '',
      price: '',
      phone: '',
      website: 'example.com/menu',
      lat: null,
      lng: null,
    })
    expect(typeof token).toBe('string')
    expect(String(submittedAt)).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)

    await page.getByRole('button', { name: 'Recommend another' }).click()
    await expect(page.getByLabel(/^Name/)).toHaveValue('')
    await expect(page.getByLabel('Area for women')).not.toBeChecked()
    expect(await page.evaluate(() => localStorage.getItem('place-draft'))).toBeNull()
  })

  test('should mark what is missing, say why beside it, and send nothing', async ({ page }) => {
    const sent = await answerWith(page, accepted)
    await page.goto('/recommendations')

    await page.getByLabel('Website').fill('javascript:alert(1)')
    await submitPlace(page).click()

    const name = page.getByLabel(/^Name/)
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription('Enter a name.')
    await expect(page.getByLabel('Website')).toHaveAccessibleDescription(/web address such as example.com/)
    expect(sent).toEqual([])
  })

  test('should keep the draft over a reload, and ignore a damaged one', async ({ page }) => {
    await page.goto('/recommendations')
    await page.getByLabel(/^Name/).fill('Half a name')
    await page.getByLabel('City').first().selectOption('Jeddah')
    await page.reload()
    await expect(page.getByLabel(/^Name/)).toHaveValue('Half a name')
    await expect(page.getByLabel('City').first()).toHaveValue('Jeddah')

    await page.evaluate(() => localStorage.setItem('place-draft', '{"version":1,"form":{"name":7,"city":"Atlantis"}}'))
    await page.reload()
    await expect(page.getByLabel(/^Name/)).toHaveValue('')
    await expect(page.getByLabel('City').first()).toHaveValue('Makkah')
  })

  test('should send once for a double tap', async ({ page }) => {
    const sent = await answerWith(page, accepted)
    await page.goto('/recommendations')
    await page.getByLabel(/^Name/).fill('Twice')

    await submitPlace(page).dblclick()

    await expect(page.getByText(receipt).first()).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('should put a pin with the keyboard and send where it is', async ({ page }) => {
    const sent = await answerWith(page, accepted)
    await page.goto('/recommendations')
    await page.getByLabel(/^Name/).fill('Pinned')
    await page.getByRole('button', { name: 'Place a pin' }).click()

    const map = page.getByRole('application', { name: 'Map for the pin' })
    await map.focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Shift+ArrowRight')
    await expect(page.getByText('Pin at 21.42260, 39.82720')).toBeVisible()
    await submitPlace(page).click()

    await expect(page.getByText(receipt).first()).toBeVisible()
    expect(bodyOf(sent[0])).toMatchObject({ lat: 21.4226, lng: 39.8272 })
  })
})

test.describe('an answer that is no success', () => {
  test.use({ expectedNoise: [/status of (400|429|503)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

  const answers = [
    [503, { success: false, error: 'The guide cannot store anything at the moment.' }, /cannot store anything/],
    [429, { success: false, error: 'Too many.' }, /Try again in 40 seconds/],
    [400, { success: false, error: 'Please correct what is marked.', fields: { phone: 'Is no phone.' } }, /correct/],
  ] as const

  for (const [status, json, words] of answers) {
    test(`should keep the form and raise the failure toast for ${status}`, async ({ page }) => {
      await answerWith(page, { status, json, headers: { 'Retry-After': '40' } })
      await page.goto('/recommendations')
      await page.getByLabel(/^Name/).fill('Kept')
      await submitPlace(page).click()

      await expect(page.getByText('Submission Failed', { exact: true })).toBeVisible()
      await expect(page.getByText(failedToast.place)).toBeVisible()
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
      await expect(page.getByLabel(/^Name/)).toHaveValue('Kept')
    })
  }

  test('should keep the path and raise the failure toast of a path', async ({ page }) => {
    await answerWith(page, { status: 503, json: { success: false, error: 'Not now.' } })
    await page.goto('/recommendations?mode=path')
    await page.getByLabel(/^Title/).fill('Kept path')
    await addStep(page, 'Kept step')
    await submitPath(page).click()

    await expect(page.getByText('Submission Failed', { exact: true })).toBeVisible()
    await expect(page.getByText(failedToast.path)).toBeVisible()
    await expect(page.getByLabel(/^Title/)).toHaveValue('Kept path')
    await expect(page.getByRole('button', { name: 'Remove step 1: Kept step' })).toBeVisible()
  })

  test('should say that nothing was sent without a network, and send the same key afterwards', async ({
    page,
    context,
  }) => {
    const keys: (string | undefined)[] = []
    await page.route(CALL, async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length === 1) await route.abort('internetdisconnected')
      else await route.fulfill(accepted)
    })
    await page.goto('/recommendations')
    await page.getByLabel(/^Name/).fill('Later')
    // What sending needs is fetched while the form is filled in.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await submitPlace(page).click()
    await expect(page.getByText(/You are offline, so it was not sent/)).toBeVisible()

    await context.setOffline(false)
    await page.reload()
    await expect(page.getByLabel(/^Name/)).toHaveValue('Later')
    await submitPlace(page).click()

    await expect(page.getByText(receipt).first()).toBeVisible()
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
    expect(keys[1]).toBe(keys[0])
  })
})

test.describe('Build Path', () => {
  test('should have the fields of section 2 for the path and for a step', async ({ page }) => {
    await page.goto('/recommendations?mode=path')

    await expect(page.getByLabel(/^Title/)).toHaveAttribute('required', '')
    await expect(page.locator('#path-city')).toHaveValue('Makkah')
    for (const label of ['Step title', 'Step category', 'Step description', 'Notes'])
      await expect(page.getByLabel(label)).toBeVisible()
    await expect(page.getByLabel('Step category').locator('option')).toHaveText([
      'Location',
      'Gate',
      'Restaurant',
      'Prayer',
      'Transportation',
      'Rest',
      'Activity',
      'Other',
    ])
    await expect(page.getByRole('button', { name: 'Add Step' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Clear All Steps' })).toBeVisible()
    await expect(submitPath(page)).toBeVisible()
  })

  test('should refuse a path without steps and a step without a title, in the words of the specification', async ({
    page,
  }) => {
    await page.goto('/recommendations?mode=path')
    await expect(submitPath(page)).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Clear All Steps' })).toBeDisabled()

    await page.getByLabel(/^Title/).fill('From the gate')
    await page.getByLabel(/^Title/).press('Enter')
    await expect(page.getByText('Path Steps Required', { exact: true })).toBeVisible()
    await expect(page.getByText('Please click the map to add at least one step to your path.')).toBeVisible()

    await page.getByLabel('Step title').fill('   ')
    await page.getByRole('button', { name: 'Add Step' }).click()
    await expect(page.getByText('Step Title Required', { exact: true })).toBeVisible()
    await expect(page.getByText('Please enter a title for this step.').first()).toBeVisible()
    await expect(submitPath(page)).toBeDisabled()
  })

  test('should add, number, remove and clear steps, and send them from 1', async ({ page }) => {
    const sent = await answerWith(page, accepted)
    await page.goto('/recommendations?mode=path')
    await page.getByLabel(/^Title/).fill('From the gate')
    for (const title of ['First', 'Second', 'Third']) await addStep(page, title)
    await expect(page.getByLabel('Step title')).toHaveValue('')
    await expect(page.getByLabel('Step category')).toHaveValue('Location')

    await page.getByRole('button', { name: 'Remove step 1: First' }).click()
    await expect(page.getByRole('button', { name: 'Remove step 1: Second' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Remove step 2: Third' })).toBeVisible()
    await submitPath(page).click()

    await expect(page.getByText('Path Recommendation Submitted', { exact: true })).toBeVisible()
    await expect(
      page.getByText('Your path recommendation has been submitted successfully and will be reviewed by our team.'),
    ).toBeVisible()
    const step = { description: '', category: 'Location', notes: '' }
    expect(bodyOf(sent[0])).toMatchObject({
      kind: 'path',
      title: 'From the gate',
      city: 'Makkah',
      steps: [
        { stepNumber: 1, title: 'Second', ...step },
        { stepNumber: 2, title: 'Third', ...step },
      ],
    })

    await page.getByRole('button', { name: 'Recommend another' }).click()
    await addStep(page, 'Alone')
    await page.getByRole('button', { name: 'Clear All Steps' }).click()
    await expect(submitPath(page)).toBeDisabled()
  })

  test('should link a step to a gate found by its number', async ({ page }) => {
    const sent = await answerWith(page, accepted)
    await page.goto('/recommendations?mode=path')
    await page.getByLabel(/^Title/).fill('To the gate')
    await page.getByLabel(/^Gate or place/).fill('79')
    await page.getByRole('list', { name: 'Gates and places found' }).getByRole('button').first().click()
    await expect(page.getByLabel('Step title')).not.toHaveValue('')
    await page.getByRole('button', { name: 'Add Step' }).click()
    await submitPath(page).click()

    await expect(page.getByText(receipt).first()).toBeVisible()
    const [step] = bodyOf(sent[0])['steps'] as { gateId?: number }[]
    expect(step?.gateId).toBeGreaterThan(0)
  })

  test('should change tabs by arrow keys and keep the tab in the address', async ({ page }) => {
    await page.goto('/recommendations')
    await page.getByRole('tab', { name: 'Add Place' }).focus()
    await page.keyboard.press('ArrowRight')

    await expect(page.getByRole('tab', { name: 'Build Path' })).toBeFocused()
    await expect(page.getByRole('tabpanel', { name: 'Build Path' })).toBeVisible()
    await expect(page).toHaveURL('/recommendations?mode=path')
    await page.reload()
    await expect(page.getByRole('tabpanel', { name: 'Build Path' })).toBeVisible()
  })
})

test.describe('a real submission', () => {
  test('should give a receipt that tells its status, and be forgotten with the device’s data', async ({ page }) => {
    await page.goto('/recommendations')
    await page.getByLabel(/^Name/).fill(`Cafe of the browser test ${Date.now()}`)
    await submitPlace(page).click()
    await expect(page.getByRole('heading', { name: 'Thank you. Your receipt' })).toBeFocused()

    await page.getByRole('link', { name: 'See its status' }).click()
    await page.getByRole('button', { name: /See the status of Cafe of the browser test/ }).click()
    await expect(page.getByRole('heading', { name: 'Waiting for review' })).toBeVisible()

    await page.goto('/settings')
    await page.getByRole('button', { name: 'Delete my data on this device' }).click()
    await page.goto('/recommendations/status')
    await expect(page.getByRole('heading', { name: 'Your submissions' })).toHaveCount(0)
  })

  test.describe('with a wrong receipt', () => {
    test.use({ expectedNoise: [/status of 404/] })

    test('should be unknown', async ({ page }) => {
      await page.goto('/recommendations/status')
      await page.getByRole('textbox', { name: 'Receipt' }).fill('AAAA-BBBB-CCCC-DDDD')
      await page.getByRole('button', { name: 'See status' }).click()

      await expect(page.getByText('There is no submission with this receipt. Check each letter.')).toBeVisible()
    })
  })
})

test.describe('a published path', () => {
  test('should show hostile text as text, its steps by number, and be on the list', async ({
    asAdmin,
    page,
    baseURL,
  }) => {
    const slug = `browser-test-${Date.now()}`
    const hostile = '<img src=x onerror="window.__xss=1"></script><script>window.__xss=1</script>'
    const headers = { Origin: baseURL ?? '' }
    const made = await asAdmin.request.post('/cms/api/paths', {
      headers,
      data: {
        title: `${hostile} ${slug}`.slice(0, 120),
        city: 'Madinah',
        summary: hostile,
        slug,
        steps: [
          { title: hostile, description: hostile, notes: hostile, category: 'Gate' },
          { title: 'The second', category: 'Rest', location: 239 },
        ],
        provenance: { source: 'A test', checkedOn: '2026-11-20' },
        _status: 'published',
      },
    })
    expect(made.status(), await made.text()).toBe(201)
    const { doc } = (await made.json()) as { doc: { id: number } }

    await page.goto(`/recommendations/paths/${slug}`)
    await expect(page.getByText(hostile).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Step 2: The second' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Masjid an-Nabawi' })).toHaveAttribute('href', '/place/239')
    await expect(page.getByText('Checked on 20 November 2026')).toBeVisible()
    await page.goto('/recommendations')
    await expect(page.locator(`a[href="/recommendations/paths/${slug}"]`)).toBeVisible()
    expect(await page.evaluate(() => '__xss' in window)).toBe(false)

    await asAdmin.request.delete(`/cms/api/paths/${doc.id}`, { headers })
    expect((await page.request.get(`/recommendations/paths/${slug}`)).status()).toBe(404)
  })
})

test.describe('Is this right?', () => {
  const REPORTS = '**/api/reports'

  test('should take a problem by keyboard and thank', async ({ page }) => {
    const sent: Request[] = []
    await page.route(REPORTS, async (route) => {
      sent.push(route.request())
      await route.fulfill(accepted)
    })
    await page.goto('/place/255')
    await page.getByText('Report a problem').focus()
    await page.keyboard.press('Enter')
    await page.getByLabel(/What is wrong/).selectOption('Opening hours')
    await page.getByLabel('How should it be?').fill('24/7')
    await page.getByRole('button', { name: 'Send report' }).click()

    await expect(page.getByText(receipt)).toBeVisible()
    expect(bodyOf(sent[0])).toMatchObject({
      target: 'place',
      targetId: 255,
      kind: 'problem',
      field: 'hours',
      newValue: '24/7',
    })
    await page.reload()
    await expect(page.getByText('Thank you. A person will look at what you told us today.')).toBeVisible()
  })

  test('should not ask twice a day whether a place is still correct', async ({ page }) => {
    let count = 0
    await page.route(REPORTS, async (route) => {
      count += 1
      await route.fulfill(accepted)
    })
    await page.goto('/place/239')
    await page.getByRole('button', { name: 'Still correct' }).click()
    await expect(page.getByText('Thank you. A person will look at what you told us today.')).toBeVisible()
    await page.reload()

    await expect(page.getByText('Thank you. A person will look at what you told us today.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Still correct' })).toHaveCount(0)
    expect(count).toBe(1)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('should say so, offer the e-mail way, and open the second tab by its link', async ({ page }) => {
    await page.goto('/recommendations')
    await expect(page.getByText(/Scripts are off in your browser/).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Send by e-mail' }).first()).toBeVisible()
    await expect(page.getByLabel(/^Name/)).toBeDisabled()

    await page.getByRole('tab', { name: 'Build Path' }).click()
    await expect(page.getByRole('heading', { name: 'Build Path' })).toBeVisible()
  })
})

const widths = [320, 412, 1280] as const

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of widths) {
    test.describe(`in the ${colorScheme} theme at ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } })

      test('should leave the forms with their errors without a violation axe can see', async ({ page }) => {
        await page.goto('/recommendations')
        await submitPlace(page).click()
        await expect(page.getByLabel(/^Name/)).toBeFocused()
        expect(await violations(page)).toEqual([])

        await page.getByRole('tab', { name: 'Build Path' }).click()
        await addStep(page, '')
        await expect(page.getByText('Step Title Required')).toBeVisible()
        await addStep(page, 'A step')
        expect(await violations(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        )
      })
    })
  }
}

async function violations(page: Page): Promise<readonly string[]> {
  const found = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
}
