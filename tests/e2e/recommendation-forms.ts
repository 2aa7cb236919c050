import type { Page, Request, Route } from '@playwright/test'

export const CALL = '**/api/recommendations'

/** As the server writes one. */
export const receipt = '7K2M-9QXW-4T8B-HN3C'

export const accepted = { status: 201, json: { success: true, receipt } } as const

/** Answers the call and gives what was sent. */
export async function answerWith(page: Page, answer: Parameters<Route['fulfill']>[0]): Promise<readonly Request[]> {
  const sent: Request[] = []
  await page.route(CALL, async (route) => {
    sent.push(route.request())
    await route.fulfill(answer)
  })
  return sent
}

export const readBody = (request: Request | undefined): Record<string, unknown> =>
  JSON.parse(request?.postData() ?? '{}') as Record<string, unknown>

export const submitPlace = (page: Page) => page.getByRole('button', { name: 'Submit Place' })

export const submitPath = (page: Page) => page.getByRole('button', { name: 'Submit Path' })

export async function addStep(page: Page, title: string): Promise<void> {
  await page.getByLabel('Step title').fill(title)
  await page.getByRole('button', { name: 'Add Step' }).click()
}
