type Page = { readonly title: string; readonly url: string }

/** The parts of the browser that share; either may be missing, and each may refuse. */
export type Sharing = {
  readonly share?: ((page: Page) => Promise<void>) | undefined
  readonly clipboard?: { readonly writeText: (text: string) => Promise<void> } | undefined
}

/** Opens the system's sheet; where there is none, copies the address. */
export async function sharePage(browser: Sharing, page: Page): Promise<'shared' | 'copied' | 'cancelled' | 'refused'> {
  if (browser.share !== undefined) {
    try {
      await browser.share(page)
      return 'shared'
    } catch (error) {
      // The visitor has closed the sheet: do nothing.
      if (error instanceof Error && error.name === 'AbortError') return 'cancelled'
    }
  }
  try {
    await browser.clipboard?.writeText(page.url)
    return browser.clipboard === undefined ? 'refused' : 'copied'
  } catch {
    return 'refused'
  }
}
