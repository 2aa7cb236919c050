import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'

import { waitForAdmin } from './hydration'
import { expect } from './fixtures'
import { openQueue, row, test } from './review-queue'
import { LONG_TEST_MS, LONG_WAIT_MS } from '../time-limits'

const said = (page: Page): Locator => page.locator('main').getByRole('status').first()

test.describe('three hundred submissions, a hundred of them duplicates', () => {
  test('should be cleared in ten actions, and the last taken back', async ({ asModerator: page, data }) => {
    test.setTimeout(LONG_TEST_MS)
    await data.addDuplicates(100)
    await data.addPlaces(120, { riskScore: 0, isPinned: true })
    await data.addPlaces(30, { riskScore: 5, isPinned: false })
    await data.addPlaces(50, { riskScore: 80, isPinned: true })
    await openQueue(page, data)
    await expect(page.getByText('300 in this list')).toBeVisible()
    let actions = 0
    const act = async (name: string | RegExp) => {
      actions += 1
      await page.getByRole('button', { name }).click()
    }
    const isDone = (text: string | RegExp) => expect(said(page)).toHaveText(text, { timeout: LONG_WAIT_MS })

    await act(/^Likely duplicates \(100\)$/)
    await act('Merge selected…')
    await act('Merge 100')
    await isDone('Merged: 100 submissions.')
    await act(/^Low risk \(150\)$/)
    await act('Approve selected…')
    await expect(page.getByText(/^These 120 become public at once:$/)).toBeVisible()
    actions += 1
    await page.getByRole('checkbox', { name: /Publish the 30 without a pin/ }).check()
    await act('Approve 150')
    await isDone('Approved: 150 submissions.')
    await act(/^All \(50\)$/)
    await act('Spam…')
    await act('Mark 50 as spam')
    await isDone('Marked as spam: 50 submissions.')

    expect(actions).toBeLessThanOrEqual(10)
    await expect(page.getByText(/^Nothing here/)).toBeVisible()
    expect(await data.states()).toEqual({ duplicate: 100, approved: 150, spam: 50 })

    await page.getByRole('button', { name: 'Undo all 50' }).click()
    await isDone('Taken back: 50 submissions.')
    await expect(page.getByText('50 in this list')).toBeVisible()
    expect(await data.states()).toEqual({ duplicate: 100, approved: 150, 'pending-review': 50 })
  })

  test('should stay quick to read: only the rows near the view are in the document', async ({
    asModerator: page,
    data,
  }) => {
    await data.addPlaces(300, { riskScore: 0, isPinned: true })
    await openQueue(page, data)

    await expect(page.getByText('300 in this list')).toBeVisible()
    expect(await page.getByRole('region', { name: 'Submissions' }).getByRole('listitem').count()).toBeLessThan(60)
  })
})

test.describe('two people on one submission', () => {
  test.use({ expectedNoise: [/status of 409/] })

  test('should decide it once: the other is told by whom', async ({ asModerator, asAdmin, data }) => {
    await data.add({ title: 'The one both look at', pin: [21.43, 39.87] })
    await openQueue(asModerator, data)
    await openQueue(asAdmin, data)
    await row(asModerator, 'The one both look at').click()
    await row(asAdmin, 'The one both look at').click()
    await expect(asAdmin.getByRole('heading', { name: 'The one both look at' })).toBeVisible()

    await asModerator.getByRole('button', { name: /^Spam s/ }).click()
    await expect(said(asModerator)).toContainText('Marked as spam: “The one both look at”.')
    await asAdmin.getByRole('button', { name: /^Approve a/ }).click()

    await expect(said(asAdmin)).toHaveText(
      '“The one both look at” was left as it is. Decided by moderator a moment ago: spam. You see it as it is now.',
    )
    await expect(asAdmin.getByText('Spam by moderator')).toBeVisible()
    expect(await data.states()).toEqual({ spam: 1 })
  })

  // Until the next day, with its date, in the last quarter of an hour before midnight in Makkah.
  test('should see who is on it, and get it back when the claim has ended', async ({ asModerator, asAdmin, data }) => {
    const id = await data.add({ title: 'Somebody is on it', pin: [21.43, 39.87] })
    await openQueue(asModerator, data)
    await row(asModerator, 'Somebody is on it').click()
    await asModerator.getByRole('button', { name: /^Claim c/ }).click()
    await expect(asModerator.getByText(/You are on it until (\d+ \w+, )?\d\d:\d\d/)).toBeVisible()

    await openQueue(asAdmin, data)
    await row(asAdmin, 'Somebody is on it').click()
    await test.step('by its address, from which Back leads to the list as it was', async () => {
      await expect(asAdmin).toHaveURL(`/admin/review?item=${id}`)
      await asAdmin.goBack()
      await expect(asAdmin).toHaveURL('/admin/review')
      await expect(row(asAdmin, 'Somebody is on it')).toBeVisible()
      await expect(asAdmin.getByText('1 in this list')).toBeVisible()
      await asAdmin.goto(`/admin/review?item=${id}`)
      await expect(asAdmin.getByRole('heading', { name: 'Somebody is on it' })).toBeVisible()
    })
    await expect(asAdmin.getByText(/moderator is on it until (\d+ \w+, )?\d\d:\d\d/)).toBeVisible()
    await expect(asAdmin.getByRole('button', { name: /^Approve a/ })).toBeDisabled()

    await data.query("UPDATE recommendations SET claim_expires_at = now() - interval '1 second' WHERE id = $1", [id])
    await expect(asAdmin.getByRole('button', { name: /^Approve a/ })).toBeEnabled()
    await asAdmin.getByRole('button', { name: /^Approve a/ }).click()

    await expect(said(asAdmin)).toContainText('Approved: “Somebody is on it”.')
  })
})

test.describe('with the keyboard alone', () => {
  test('should take letters for what they are once editing has begun', async ({ asModerator: page, data }) => {
    await data.add({ title: 'Kaaba view cafe', pin: [21.43, 39.87] })
    await openQueue(page, data)
    await page.getByRole('heading', { name: 'Review queue' }).click()
    await page.keyboard.press('j')
    await page.keyboard.press('e')

    const name = page.getByRole('region', { name: 'Edit the place' }).getByLabel('Name', { exact: true })
    await expect(name).toBeFocused()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('a rose')
    await expect(name).toHaveValue('a rose')
    expect(await data.states()).toEqual({ 'pending-review': 1 })

    // A letter meant for the field, after the focus has left it.
    await page.getByRole('heading', { name: 'Review queue' }).click()
    await page.keyboard.press('a')
    await expect(page.getByText('You are editing. End that with e or Escape, then decide.')).toBeVisible()
    expect(await data.states()).toEqual({ 'pending-review': 1 })
  })

  test('should erase what was sent after a question, and leave nothing to decide', async ({
    asModerator: page,
    data,
  }) => {
    await data.add({ title: 'Umm Kulthum, 0551234567', pin: [21.43, 39.87] })
    await openQueue(page, data)
    await row(page, 'Umm Kulthum').click()
    await page.getByRole('button', { name: 'Erase what was sent…' }).click()
    await page
      .getByRole('dialog', { name: /^Erase/ })
      .getByRole('button', { name: 'Erase', exact: true })
      .click()

    await expect(said(page)).toHaveText('Erased: “Umm Kulthum, 0551234567”.')
    const [left] = await data.query<{ title: string; erased: boolean }>(
      'SELECT title, erased_at IS NOT NULL AS erased FROM recommendations ORDER BY id DESC LIMIT 1',
    )
    expect(left).toEqual({ title: 'Erased', erased: true })
  })

  test('should decide, move on, take back and switch the keys off', async ({ asModerator: page, data }) => {
    await data.add({ title: 'First in line', pin: [21.43, 39.87] })
    await data.add({ title: 'Second in line', pin: [21.44, 39.88] })
    await openQueue(page, data)
    await page.getByRole('heading', { name: 'Review queue' }).click()

    await page.keyboard.press('j')
    await expect(page.getByRole('heading', { name: 'First in line' })).toBeFocused()
    await page.keyboard.press('r')
    const dialog = page.getByRole('dialog', { name: 'Reject “First in line”' })
    await dialog.getByLabel('Reason').selectOption('not-for-pilgrims')
    const message = dialog.getByLabel('What the sender reads')
    await message.focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' A, r and s are only letters here.')
    await expect(message).toHaveValue(/leaves it out\. A, r and s are only letters here\.$/)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')

    await expect(said(page)).toHaveText('Rejected: “First in line”.')
    await expect(page.getByRole('heading', { name: 'Second in line' })).toBeFocused()
    const [decided] = await data.query<{ decision_reason: string; decision_message: string }>(
      "SELECT decision_reason, decision_message FROM recommendations WHERE title = 'First in line' AND status = 'rejected'",
    )
    expect(decided?.decision_reason).toBe('not-for-pilgrims')
    expect(decided?.decision_message).toContain('only letters here')

    await page.keyboard.press('u')
    await expect(said(page)).toHaveText('Taken back: “First in line”.')
    expect(await data.states()).toEqual({ 'pending-review': 2 })

    await page.keyboard.press('?')
    await page.getByRole('checkbox', { name: /Keys are on/ }).uncheck()
    await page.keyboard.press('Escape')
    await page.keyboard.press('s')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await data.states()).toEqual({ 'pending-review': 2 })
  })

  test('should set a pin and move it before approving', async ({ asModerator: page, data }) => {
    const id = await data.add({ title: 'A place without a pin', category: 'Other' })
    await openQueue(page, data)
    await row(page, 'A place without a pin').click()
    await page.keyboard.press('a')
    await expect(said(page)).toContainText('cannot be approved yet. Choose a category first.')
    await page.getByLabel(/^Category/).selectOption('services')
    await page.getByLabel('Latitude').fill('21.4229')
    await page.getByLabel('Longitude').fill('39.8257')
    await page.getByTitle('The submission’s pin').focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Shift+ArrowRight')
    await expect(page.getByLabel('Latitude')).toHaveValue('21.42295')
    await expect(page.getByLabel('Longitude')).toHaveValue('39.8262')

    await page.getByRole('button', { name: /^Save and approve/ }).click()

    await expect(said(page)).toContainText('Approved: “A place without a pin”.')
    const [place] = await data.query<{ category: string; latitude: string; longitude: string; _status: string }>(
      `SELECT l.category::text, l.latitude::text, l.longitude::text, l._status::text FROM locations l
       JOIN recommendations r ON r.published_place_id = l.id WHERE r.id = $1`,
      [id],
    )
    expect(place).toMatchObject({ category: 'services', _status: 'published' })
    expect(Number(place?.latitude)).toBe(21.42295)
    expect(Number(place?.longitude)).toBe(39.8262)
  })
})

test.describe('what a visitor sent', () => {
  const hostile = '<img src=x onerror="window.__xss=1"><script>window.__xss=1</script>{{7*7}}\u0001"\'>'

  test('should be text, however hostile', async ({ asModerator: page, data }) => {
    await data.add({
      title: `Evil ${hostile}`.slice(0, 120),
      description: `${hostile} [x](javascript:window.__xss=1)`,
      phone: '<b onclick=alert(1)>1',
      website: 'javascript:window.__xss=1',
      pin: [21.43, 39.87],
    })
    await openQueue(page, data)
    await row(page, 'Evil').click()
    await page.keyboard.press('m')
    await page.keyboard.press('Escape')
    await page.keyboard.press('e')
    await page.keyboard.press('Escape')

    await expect(page.getByRole('heading', { name: /^Evil <img src=x/ })).toBeVisible()
    await expect(page.getByText('not linked: no public web address')).toBeVisible()
    expect(await page.locator('article img:not([class*="leaflet"])').count()).toBe(0)
    expect(await page.locator('a[href^="javascript" i], article script, article [onclick]').count()).toBe(0)
    expect(await page.evaluate(() => Reflect.get(window, '__xss'))).toBeUndefined()
  })

  test('should change one value of a place when a problem report is applied', async ({ asModerator: page, data }) => {
    const [place] = await data.query<{ id: number; phone: string | null }>(
      "SELECT id, phone FROM locations WHERE _status = 'published' AND category = 'restaurant' ORDER BY id LIMIT 1",
    )
    const placeId = place?.id ?? 0
    await data.add({
      kind: 'report',
      title: 'Wrong phone',
      report: { placeId, field: 'phone', oldValue: place?.phone ?? '', newValue: '+966 12 555 0100' },
    })
    await openQueue(page, data)
    await row(page, 'Wrong phone').click()
    await page.getByRole('radio', { name: /changes “Phone”/ }).check()
    await page.getByRole('button', { name: /^Apply/ }).click()

    await expect(said(page)).toContainText('Approved: “Wrong phone”.')
    const read = () => data.query<{ phone: string | null }>('SELECT phone FROM locations WHERE id = $1', [placeId])
    expect((await read())[0]?.phone).toBe('+966 12 555 0100')
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(said(page)).toContainText('Taken back: “Wrong phone”.')
    expect((await read())[0]?.phone).toBe(place?.phone)
  })
})

test.describe('a report that only an editor can put right', () => {
  test('should go to one with a note, and come back to nobody once it is settled', async ({
    asModerator,
    asEditor,
    data,
  }) => {
    const [place] = await data.query<{ id: number; name: string }>(
      "SELECT id, name FROM locations WHERE _status = 'published' AND category = 'restaurant' ORDER BY id LIMIT 1",
    )
    await data.add({
      kind: 'report',
      title: 'Closed bakery',
      report: { placeId: place?.id ?? 0, field: 'closed', oldValue: '', newValue: '' },
    })
    await openQueue(asModerator, data)
    await row(asModerator, 'Closed bakery').click()
    await asModerator.getByRole('button', { name: /^Hand to an editor/ }).click()
    const dialog = asModerator.getByRole('dialog', { name: 'Hand “Closed bakery” to an editor' })
    await dialog.getByLabel('What is to be done, and how you know').fill('Closed since May: please unpublish.')
    await dialog.getByRole('button', { name: 'Hand to an editor' }).click()
    await expect(said(asModerator)).toHaveText('Handed to an editor: “Closed bakery”.')
    expect(await data.states()).toEqual({ 'with-editor': 1 })

    await asEditor.goto('/admin')
    await asEditor.getByRole('link', { name: /To put right/ }).click()
    const report = asEditor.getByRole('listitem').filter({ hasText: 'Closed bakery' })
    await expect(report.getByText('Closed since May: please unpublish.')).toBeVisible()
    await expect(report.getByRole('link', { name: `Edit “${place?.name}”` })).toHaveAttribute(
      'href',
      `/admin/collections/locations/${place?.id}`,
    )
    await waitForAdmin(asEditor)
    const { violations } = await new AxeBuilder({ page: asEditor }).include('main').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
    await report.getByRole('button', { name: 'Done: Closed bakery' }).click()
    await report.getByLabel('What you did (the sender reads it)').fill('Taken off the guide.')
    await report.getByRole('button', { name: 'Done', exact: true }).click()

    await expect(said(asEditor)).toHaveText('Done: “Closed bakery”. The sender reads what you wrote.')
    await expect(report).toHaveCount(0)
    expect(await data.states()).toEqual({ approved: 1 })
  })
})

test.describe('who sees the queue', () => {
  test('should be a moderator, from the menu and the dashboard', async ({ asModerator: page, data }) => {
    await data.add({ title: 'Waiting' })
    await page.goto('/admin')
    await page.getByRole('link', { name: /To review|Recommendations to review/ }).click()

    await expect(page).toHaveURL(/\/admin\/review$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Review queue' })).toBeVisible()
    // The menu may be folded away at this width.
    await expect(page.locator('nav a', { hasText: /Review queue.*waiting/ })).toHaveCount(1)
  })

  test('should not be an editor', async ({ asEditor: page }) => {
    await page.goto('/admin/review')

    await expect(page.getByText('The review queue is for moderators and administrators.')).toBeVisible()
    await expect(page.locator('nav a', { hasText: 'Review queue' })).toHaveCount(0)
    await expect(page.getByRole('searchbox')).toHaveCount(0)
  })

  test('should not be a visitor', async ({ page }) => {
    await page.goto('/admin/review')

    await expect(page).toHaveURL(/\/admin\/login/)
  })
})
