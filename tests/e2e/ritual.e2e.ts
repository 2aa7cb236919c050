import type { Page } from '@playwright/test'

import { expect, test } from './fixtures'

const TAWAF = '/guide/umrah/umrah-steps/steps/2'
const SAI = '/guide/umrah/umrah-steps/steps/3'

const counter = (page: Page) => page.getByRole('region', { name: /^Count your/ })
const rounds = (page: Page) => counter(page).getByRole('status')
const oneMore = (page: Page, number: number) =>
  counter(page).getByRole('button', { name: new RegExp(`^(Round|Length) ${number} is done$`) })

/** How often the page has called for a vibration. */
const shakes = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.shakes ?? 0))

test.describe('the steps of a rite, one at a time', () => {
  test('should lead from the article through its steps, and Back step by step to the article, which search engines have alone', async ({
    page,
    request,
  }) => {
    await page.goto('/guide/umrah/umrah-steps')
    await page.getByRole('link', { name: 'One step at a time' }).click()
    await expect(page).toHaveURL('/guide/umrah/umrah-steps/steps/1')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ihram')

    await page.locator('a[rel="next"]').click()
    await expect(page).toHaveURL(TAWAF)
    await page.locator('a[rel="next"]').click()
    await expect(page).toHaveURL(SAI)
    await expect(page.getByRole('navigation', { name: 'Steps' }).locator('[aria-current]')).toHaveText("3. Sa'i")

    await page.goBack()
    await expect(page).toHaveURL(TAWAF)
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL('/guide/umrah/umrah-steps')

    expect(await (await request.get(TAWAF)).text()).toMatch(/<meta name="robots" content="noindex, follow"/)
    const sitemap = await (await request.get('/sitemap.xml')).text()
    expect(sitemap).toContain('/guide/hajj/planner</loc>')
    expect(sitemap).not.toContain('/steps/2</loc>')
  })

  test('should lead back to the place of the step in the article', async ({ page }) => {
    await page.goto(SAI)
    await page.locator('main').getByRole('link', { name: 'The four steps of Umrah' }).click()

    await expect(page).toHaveURL(/\/guide\/umrah\/umrah-steps#sai-/)
    await expect(page.getByRole('heading', { name: /^Sa'i: seven lengths/ })).toBeInViewport()
  })

  test('should show the drawing, and the prayer as it is written, as it sounds and what it means', async ({ page }) => {
    await page.goto(TAWAF)
    const prayer = page.getByRole('figure').filter({ hasText: 'At the Black Stone' })

    await expect(page.getByRole('img', { name: /tawaf/i }).first()).toBeVisible()
    await expect(prayer.locator('p[lang="ar"][dir="rtl"]')).toBeVisible()
    await expect(prayer.locator('p[lang="ar-Latn"]')).toBeVisible()
    const size = await prayer
      .locator('p[lang="ar"]')
      .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))
    expect(size, 'pixels of the Arabic').toBeGreaterThanOrEqual(32)
  })

  test('should go on from a day of Hajj to the next one, and back to the page of the day', async ({ page }) => {
    await page.goto('/guide/hajj/hajj-steps/day-9')
    await page.getByRole('link', { name: 'One step at a time' }).click()
    await expect(page).toHaveURL('/guide/hajj/hajj-steps/day-9/1')
    await page.locator('a[rel="next"]').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Muzdalifah')
    await page.locator('main').getByRole('link', { name: 'Hajj: night of the 10th' }).click()

    await expect(page).toHaveURL(/\/guide\/hajj\/hajj-steps\/night-of-day-10#/)
  })

  test('should lead from a tawaf of Hajj to what the steps of Umrah say of it', async ({ page }) => {
    await page.goto('/guide/hajj/hajj-steps/day-10/4')
    await page.getByRole('link', { name: /^More on this rite/ }).click()

    await expect(page).toHaveURL(TAWAF)
  })
})

test.describe('the counter', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      let times = 0
      navigator.vibrate = () => {
        times += 1
        document.documentElement.dataset.shakes = String(times)
        return true
      }
    })
  })

  test('should count to seven, shake with each round, and keep the count when the page is closed', async ({ page }) => {
    await page.goto(TAWAF)
    await oneMore(page, 1).click()
    await oneMore(page, 2).click()
    await expect(rounds(page)).toContainText('2 of 7 rounds')
    expect(await shakes(page)).toBe(2)

    await page.reload()
    await expect(rounds(page)).toContainText('2 of 7 rounds')

    for (let round = 3; round <= 7; round += 1) await oneMore(page, round).click()
    await expect(rounds(page)).toContainText('The tawaf is complete')
    await expect(counter(page).getByRole('button', { name: 'All 7 done' })).toBeDisabled()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('should be read step by step, without a counter', async ({ page }) => {
    await page.goto(TAWAF)

    await expect(page.getByText('The counter for the seven rounds needs scripts')).toBeVisible()
    await expect(counter(page)).toBeHidden()
    await expect(page.locator('main')).toContainText('Walk seven rounds.')
    await page.locator('summary', { hasText: 'Wudu breaks on the way' }).click()
    await expect(page.getByText('renew it, and go on where you stopped').last()).toBeVisible()
    await page.locator('a[rel="next"]').click()
    await expect(page).toHaveURL(SAI)
  })

  test('should offer every day of Hajj', async ({ page }) => {
    await page.goto('/guide/hajj/planner')

    await expect(page.getByText('Choose a day below')).toBeVisible()
    await page.getByRole('link', { name: 'Open: 9th Dhu al-Hijjah: stand at Arafah' }).click()
    await expect(page).toHaveURL('/guide/hajj/hajj-steps/day-9/1')
  })
})

test.describe('the Hajj planner', () => {
  test('should remember what is ticked, and show it on the step and the other way round', async ({ page }) => {
    await page.goto('/guide/hajj/planner')
    const pillars = page
      .getByRole('region', { name: '12th Dhu al-Hijjah' })
      .getByRole('checkbox', { name: /three Jamarat/ })
    await pillars.check()
    await page.reload()
    await expect(pillars).toBeChecked()
    const dayBefore = page
      .getByRole('region', { name: '11th Dhu al-Hijjah' })
      .getByRole('checkbox', { name: /three Jamarat/ })
    await expect(dayBefore).not.toBeChecked()

    await page.goto('/guide/hajj/hajj-steps/day-12/2')
    const done = page.getByRole('checkbox', { name: /^Done:/ })
    await expect(done).toBeChecked()
    await done.uncheck()
    await page.goto('/guide/hajj/planner')
    await expect(pillars).not.toBeChecked()
  })

  test('should be linked from the section, the article and each of its days', async ({ page }) => {
    for (const [path, name] of [
      ['/guide/hajj', "Hajj planner: today's task"],
      ['/guide/hajj/hajj-steps', 'Today'],
      ['/guide/hajj/hajj-steps/day-12', 'Today'],
    ] as const) {
      await page.goto(path)
      await page.locator('main').getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL('/guide/hajj/planner')
    }
  })
})
