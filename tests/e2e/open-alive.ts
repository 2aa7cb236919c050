import type { Page } from '@playwright/test'

/** Whether the scripts of a page have taken it over. Runs in the page. */
export const isAlive = (): boolean => {
  const control = document.querySelector('main input[type="search"], main svg a')
  return control !== null && Object.keys(control).some((key) => key.startsWith('__react'))
}

/** Opens a page and waits until its scripts have taken it over: before that, links are links and forms are forms. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(isAlive)
}
