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

/** What the list is sorted from. */
export const order = (page: Page) => page.locator('#locations [aria-live="polite"]')

/** The parts of cities whose streets are asked for, in turn. To be called before the page is opened. */
export function streetsAskedFor(page: Page): readonly string[] {
  const cities: string[] = []
  page.on('request', (request) => {
    const [, api, streets, city] = new URL(request.url()).pathname.split('/')
    if (api === 'api' && streets === 'streets' && city !== undefined) cities.push(city)
  })
  return cities
}

/** How far the visitor is from the middle of the map. Pixels. */
export async function offCentre(page: Page): Promise<number> {
  const map = await page.locator('.leaflet-container').boundingBox()
  const dot = await page.locator('svg[data-heading] circle').boundingBox()
  if (map === null || dot === null) return Infinity
  return Math.hypot(map.x + map.width / 2 - dot.x - dot.width / 2, map.y + map.height / 2 - dot.y - dot.height / 2)
}

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
