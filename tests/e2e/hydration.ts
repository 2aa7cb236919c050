import { expect, type Page } from '@playwright/test'

import { isHydrated } from '../../scripts/testing/is-hydrated'

/** Waits until the scripts of a page have taken it over: before that, links are links and forms are forms. */
export async function waitForHydration(page: Page, control = 'main input[type="search"], main svg a'): Promise<void> {
  await page.waitForFunction(isHydrated, control)
}

export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/**
 * Waits until React has taken over every control of an admin page that can be seen: a click before that is lost. Whoever
 * opens one by `goto` or `reload` need not (fixtures.ts); after a link that loads a whole page, once that page is there.
 */
export async function waitForAdmin(page: Page): Promise<void> {
  await expect(async () => {
    expect(await page.evaluate(controlsNotTakenOver), 'controls React has not taken over').toEqual([])
  }).toPass()
}

/** The start of the tag of each. Runs in the page. Maps and editors of texts make controls of their own. */
const controlsNotTakenOver = (): readonly string[] =>
  [...document.querySelectorAll('a[href], button, input, select, textarea')]
    .filter(
      (control) =>
        control.checkVisibility() &&
        control.closest('.leaflet-container, .monaco-editor, [contenteditable="true"]') === null &&
        !Object.keys(control).some((key) => key.startsWith('__react')),
    )
    .map((control) => control.outerHTML.slice(0, 100))
