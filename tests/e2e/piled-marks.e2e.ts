import type { ElementHandle, Locator, Page } from '@playwright/test'

import { expect } from './fixtures'
import { openQueue, row, test } from './review-queue'

/** Above and below. What is entered has at most three a letter; older rows, and letters of a form, may have more. */
const piled = (name: string, count: number) =>
  [...name].map((letter) => letter + '\u0323'.repeat(count) + '\u0301'.repeat(count)).join('')

/** CSS pixels a name may paint above and below its box: 0.6em of the largest heading, and 8 px in the queue. */
const ROOM = 24

/** How far forty marks reach. */
const REACH = 160

/** Puts a name in the place of another, in a font that piles marks up, as those of phones do. */
const rename = (name: ElementHandle<HTMLElement | SVGElement>, text: string) =>
  name.evaluate((element, value) => {
    element.style.fontFamily = 'DejaVu Sans'
    const first = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
    if (first !== null) first.nodeValue = value
  }, text)

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** What is painted above and below a name, once it changes no more. */
async function paintedAround(page: Page, { x, y, width, height }: Box): Promise<readonly string[]> {
  const above = { x, y: Math.max(0, y - REACH), width, height: Math.min(y, REACH) - ROOM }
  const below = { x, y: y + height + ROOM, width, height: REACH - ROOM }
  const look = () =>
    Promise.all([above, below].map(async (clip) => (await page.screenshot({ clip })).toString('base64')))
  let seen = await look()
  await expect(async () => {
    const before = seen
    seen = await look()
    expect(seen).toEqual(before)
  }).toPass()
  return seen
}

async function expectInItsLine(page: Page, named: Locator): Promise<void> {
  await named.scrollIntoViewIfNeeded()
  // Found by its name it would be lost with it.
  const name = await named.elementHandle()
  if (name === null) throw new Error('It is gone')
  const plain = ((await name.textContent()) ?? '').slice(0, 12)
  await rename(name, piled(plain, 1))
  const box = await name.boundingBox()
  if (box === null) throw new Error('It cannot be seen')
  const before = await paintedAround(page, box)
  const line = await name.screenshot()

  await rename(name, piled(plain, 40))

  expect((await name.screenshot()).equals(line), 'the marks are painted').toBe(false)
  expect(await paintedAround(page, box)).toEqual(before)
}

test.describe('a name with marks piled on its letters', () => {
  test('should stay within its line on the page of a place and in the list', async ({ page }) => {
    await page.goto('/places?category=hospital&city=jeddah')
    await expectInItsLine(page, page.locator('main li').getByRole('heading', { level: 3 }).nth(1))

    await page.goto('/directory/jeddah/hospital')
    await page.locator('main a[href^="/place/"]').first().click()
    await expect(page).toHaveURL(/\/place\/\d+$/)
    await expectInItsLine(page, page.getByRole('heading', { level: 1 }))
  })

  test('should stay within its line in the review queue', async ({ asModerator: page, data }) => {
    for (const title of ['First of three', 'Between the two', 'Last of three']) await data.add({ title })
    await openQueue(page, data)
    await expectInItsLine(page, row(page, 'Between the two').getByText('Between the two'))

    await row(page, 'First of three').click()
    await expectInItsLine(page, page.getByRole('heading', { name: 'First of three' }))
  })
})
