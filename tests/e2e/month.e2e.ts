import type { APIResponse, Locator, Page } from '@playwright/test'
import { z } from 'zod'

import { expect } from './fixtures'
import { findGateId } from './gate-id'
import { Hand } from './hand'
import { test as base } from './review-queue'
import { untilListed } from './until-listed'
import { LONG_TEST_MS, LONG_WAIT_MS, ONE_TRY_MS } from '../time-limits'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Of 1451, by the calendar of Umm al-Qura: midnight in Makkah, as the picker takes it and as the preview does. */
const RAMADAN = { typed: 'Jan 5, 2030 12:00 AM', atMidnight: '2030-01-05T00:00', before: '2030-01-04T23:59' } as const

const CALM = 'Stay calm, and stay in Ihram.'
const WRITTEN = 'Nobody needs to know what it was.'
const IN_RAMADAN = 'In Ramadan the tables of food are full.'
const WEIGHT = { page: '/guide/umrah/umrah-preparation', before: '25 kg', after: '26 kg' } as const
const GATE = 'King Fahd Gate'
const CLOSED = 'Gate 79 is closed until Fajr'

const listed = z.object({ docs: z.array(z.object({ id: z.int() }).loose()) })

/** The first record that a query of the CMS finds. */
async function findRecord(page: Page, origin: string, path: string) {
  const answer = await page.request.get(`/cms/api/${path}&limit=1&depth=0`, { headers: { Origin: origin } })
  const [record] = listed.parse(await answer.json()).docs
  if (record === undefined) throw new Error(`Nothing is at ${path}`)
  return record
}

/** Finds a record from the dashboard by words that it has, and opens it. */
async function openRecord(page: Page, hand: Hand, list: RegExp, words: string, name: RegExp): Promise<void> {
  await page.goto('/admin')
  await hand.tap(page.getByRole('link', { name: list }).first())
  const found = page.waitForURL(/[?&]search=/)
  await page.locator('#search-filter-input').fill(words)
  await found
  await hand.tap(page.locator('tbody').getByRole('link', { name }).first())
}

type Fixtures = {
  readonly origin: string
  /** The path of the article that is written in. Afterwards it, the fact and the notices are again as the guide ships. */
  readonly article: string
}

const test = base.extend<Fixtures>({
  origin: async ({ baseURL }, use) => use(baseURL ?? ''),
  article: async ({ asEditor, origin }, use) => {
    const article = await findRecord(asEditor, origin, 'guide-articles?where[slug][equals]=fidyah')
    const fact = await findRecord(asEditor, origin, 'facts?where[key][equals]=haramain-suitcase')
    await use('/guide/more/fidyah')
    const put = async (path: string, data: object) =>
      expectDone(asEditor.request.patch(`/cms/api/${path}`, { headers: { Origin: origin }, data }))
    await put(`guide-articles/${article.id}`, { body: article['body'], _status: 'published' })
    await put(`facts/${fact.id}`, { value: fact['value'] })
    await put(`notices?where[title][equals]=${encodeURIComponent(CLOSED)}`, { _status: 'draft' })
  },
})

const isSaved = (page: Page) =>
  page.waitForResponse(
    (answer) =>
      /PATCH|POST/.test(answer.request().method()) && /\/cms\/api\/[\w-]+(\/\d+)?\?(?!.*autosave)/.test(answer.url()),
    { timeout: LONG_WAIT_MS },
  )

const isAutosaved = (page: Page, words: string) =>
  page.waitForResponse(
    (answer) => answer.url().includes('autosave=true') && answer.request().postData()?.includes(words) === true,
    { timeout: LONG_WAIT_MS },
  )

async function expectDone(answer: Promise<APIResponse | { status: () => number }>): Promise<void> {
  expect([200, 201]).toContain((await answer).status())
}

/** Writes at the end of the paragraph that begins with these words. */
async function writeOn(page: Page, hand: Hand, paragraph: Locator, words: string): Promise<void> {
  const saved = isAutosaved(page, words)
  await hand.tap(paragraph)
  await page.keyboard.press('End')
  await page.keyboard.type(` ${words}`)
  await expectDone(saved)
}

// Notices are asked for by a clock that the test moves on; what was put off is brought forward in the database.
test('an editor should do the month, and a moderator the morning, as readers see in each step', async ({
  asEditor,
  asModerator,
  page,
  data,
  article,
  origin,
}) => {
  test.setTimeout(LONG_TEST_MS)
  const headers = { Origin: origin }
  const hand = new Hand(asEditor)
  const tomorrow = new Date(Date.now() + DAY_MS)
  const reads = async (path: string, words: string) =>
    (await (await page.request.get(path)).text()).replace(/<script[\s\S]*?<\/script>/g, '').includes(words)

  await test.step('what is due is on the dashboard, and is said to be still correct', async () => {
    const due = await findRecord(asEditor, origin, 'booking-platforms?sort=id')
    const overdue = "review_due_on = now() - interval '2 days' WHERE"
    await data.query(`UPDATE booking_platforms SET provenance_${overdue} id = $1`, [due.id])
    // The list of the CMS is of versions.
    await data.query(`UPDATE _booking_platforms_v SET version_provenance_${overdue} latest AND parent_id = $1`, [
      due.id,
    ])
    await asEditor.goto('/admin')
    await asEditor
      .getByRole('link', { name: /^Booking platforms.*1 overdue/ })
      .first()
      .click()
    // The dashboard has tables with links, too.
    await asEditor.waitForURL(/\/collections\/booking-platforms/)
    await asEditor.locator('tbody').getByRole('link').first().click()
    await asEditor.getByRole('button', { name: 'Still correct' }).click()
    await expect(asEditor.getByText(/^Checked today: 1 record\. Due again on/)).toBeVisible({ timeout: LONG_WAIT_MS })
    await asEditor.goto('/admin')
    await expect(asEditor.getByRole('heading', { name: 'Work at hand' })).toBeVisible()
    await expect(asEditor.getByRole('link', { name: /^Booking platforms.*overdue/ })).toHaveCount(0)
  })

  await test.step('a sentence is corrected, seen in the preview, and published', async () => {
    await openRecord(asEditor, hand, /^Show all Guide articles$/, 'mudds', /^Repairs in Ihram/)
    const paragraph = asEditor.locator('[contenteditable] p', { hasText: CALM })
    await writeOn(asEditor, hand, paragraph, WRITTEN)
    await hand.tap(asEditor.locator('#live-preview-toggler'))
    const preview = asEditor.frameLocator('#live-preview-iframe')
    await expect(preview.getByText(WRITTEN)).toBeVisible({ timeout: LONG_WAIT_MS })
    expect(await reads(article, WRITTEN)).toBe(false)
    const saved = isSaved(asEditor)
    await hand.tap(asEditor.getByRole('button', { name: 'Publish changes' }))
    await expectDone(saved)
    hand.did('A sentence corrected, seen in the preview, and published')
    // The form has what was stored.
    await expect(asEditor.getByText('Status: Published')).toBeVisible({ timeout: LONG_WAIT_MS })
    await expect.poll(() => reads(article, WRITTEN)).toBe(true)
  })

  await test.step('what is for Ramadan is written now, and put off', async () => {
    const paragraph = asEditor.locator('[contenteditable] p', { hasText: CALM })
    await writeOn(asEditor, hand, paragraph, IN_RAMADAN)
    await hand.tap(asEditor.locator('.form-submit .popup-button'))
    await hand.tap(asEditor.getByText('Schedule Publish'))
    const drawer = asEditor.locator('.schedule-publish')
    await hand.tap(drawer.getByText('Publish', { exact: true }).first())
    await drawer.locator('#time input').fill(RAMADAN.typed)
    await drawer.locator('#time input').press('Enter')
    await hand.tap(drawer.getByRole('button', { name: 'Save' }))
    await expect(drawer.getByRole('cell', { name: /2030/ })).toBeVisible({ timeout: LONG_WAIT_MS })
    hand.did('A text put off to midnight of 1 Ramadan')

    for (const [moment, isThere] of [
      [RAMADAN.before, false],
      [RAMADAN.atMidnight, true],
    ] as const) {
      const html = await (await asEditor.request.get(`/preview${article}?preview-at=${moment}`, { headers })).text()
      expect({ moment, isThere: html.includes(IN_RAMADAN) }).toEqual({ moment, isThere })
    }
    expect(await reads(article, IN_RAMADAN)).toBe(false)
    await data.query("UPDATE payload_jobs SET wait_until = now() WHERE wait_until > '2030-01-01'")
    const tick = await page.request.post('/api/internal/tick', {
      headers: { Authorization: `Bearer ${process.env['CRON_SECRET'] ?? ''}` },
    })
    expect(tick.status()).toBe(200)
    await expect.poll(() => reads(article, IN_RAMADAN), { timeout: LONG_WAIT_MS }).toBe(true)
  })

  await test.step('a number is changed once, for every text that names it', async () => {
    await openRecord(asEditor, hand, /^Show all Facts$/, 'suitcase', /suitcase/i)
    await expect(asEditor.getByRole('region', { name: 'Used in' })).toContainText('one suitcase, up to 25 kg')
    await asEditor.getByRole('textbox', { name: /^Value/ }).fill('26')
    const saved = isSaved(asEditor)
    await hand.tap(asEditor.getByRole('button', { name: 'Save', exact: true }))
    await expectDone(saved)
    hand.did('A fact changed, with the sentences that name it in view')
    await expect.poll(() => reads(WEIGHT.page, WEIGHT.after)).toBe(true)
  })

  const gate = await findGateId(page.request, GATE)
  await test.step('a gate is closed by a notice, which ends by itself', async () => {
    await asEditor.goto('/admin')
    await hand.tap(asEditor.getByRole('link', { name: /Create new Notice/ }))
    await hand.tap(asEditor.getByText('Change: the way or the time is another'))
    await hand.tap(asEditor.getByText('Gates', { exact: true }))
    const title = asEditor.getByRole('textbox', { name: /^Title/ })
    const mosque = asEditor.locator('#field-mosque input')
    await expect(async () => {
      // A choice whose change coincides with the answer to the one before shows its fields with the next change.
      await title.pressSequentially('.')
      await expect(mosque).toBeVisible({ timeout: ONE_TRY_MS })
    }).toPass({ timeout: LONG_WAIT_MS })
    await title.fill(CLOSED)
    await hand.tap(mosque)
    await hand.tap(asEditor.getByRole('option', { name: 'Masjid al-Haram' }))
    await hand.tap(asEditor.locator('#field-gates'))
    const gates = asEditor.getByRole('dialog')
    const row = gates.getByRole('row', { name: `79 ${GATE}` })
    await expect(async () => {
      // A list that is drawn anew empties the field.
      await gates.getByPlaceholder(/^Search/).fill(GATE)
      await expect(row).toBeVisible({ timeout: ONE_TRY_MS })
    }).toPass({ timeout: LONG_WAIT_MS })
    await hand.tap(row.getByRole('button').first())
    await hand.tap(asEditor.getByLabel('Closed meanwhile'))
    const until = asEditor.locator('#field-endsAt input').first()
    await until.fill(`${tomorrow.toLocaleDateString('en-US', { dateStyle: 'medium' })} 12:00 PM`)
    await until.press('Enter')
    await asEditor.locator('#field-source__name').fill('The guards at the gate')
    const saved = isSaved(asEditor)
    await hand.tap(asEditor.getByRole('button', { name: 'Publish changes' }))
    await expectDone(saved)
    hand.did('A gate closed by a notice')
    await page.clock.install()
    await page.goto(`/gate-details?id=${gate}`)
    await page.clock.runFor(MINUTE_MS)
    await expect(page.getByRole('main').getByRole('article', { name: CLOSED })).toBeVisible()
  })

  await test.step('a moderator looks at a place that was sent in, and approves it', async () => {
    const moderators = new Hand(asModerator)
    const title = `Kiosk by the stairs ${data.mark}`
    await data.add({ title, pin: [21.43, 39.87] })
    await asModerator.goto('/admin')
    await moderators.tap(asModerator.getByRole('link', { name: /^To review/ }))
    await moderators.tap(asModerator.getByRole('button', { name: title }))
    await moderators.tap(asModerator.getByRole('button', { name: /^Approve a/ }))
    await expect(asModerator.locator('main').getByRole('status').first()).toContainText(`Approved: “${title}”.`)
    moderators.did('A place that was sent in, looked at and approved')
    await untilListed(page, title, true)
  })
})
