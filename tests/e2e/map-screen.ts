import type { Page, Route } from '@playwright/test'

import { waitForHydration } from './hydration'

/** Opens a view of /map and waits until scripts have taken it over. Counts what it asks for. */
export async function openMap(page: Page, path = '/map'): Promise<{ lists: number }> {
  const asked = { lists: 0 }
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/locations') asked.lists += 1
  })
  await page.goto(path)
  await waitForHydration(page, '#map-search')
  return asked
}

export const search = (page: Page) => page.locator('#map-search')

export const status = (page: Page) => page.locator('#locations').getByRole('status')

export const rows = (page: Page) => page.locator('#locations li')

export const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Filter' }).getByRole('link', { name })

export const answer = (page: Page, reply: (route: Route) => Promise<void>) => page.route('**/api/locations', reply)

export const row = (id: number, name: string, rest: object = {}) => ({
  id,
  name,
  category: 'holy site',
  address: null,
  city: 'Makkah',
  description: null,
  hours: null,
  latitude: 21.42 + id / 1000,
  longitude: 39.82,
  ...rest,
})
