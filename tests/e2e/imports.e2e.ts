import { readFileSync } from 'node:fs'
import path from 'node:path'

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

import { type FakeOverpass, replyWithMap, sendJson, startFakeOverpass } from '../helpers/fake-overpass'
import { tryEach } from './each-case'
import { expect, test } from './fixtures'
import { Hand } from './hand'
import { untilListed } from './until-listed'
import { LONG_WAIT_MS, ONE_TRY_MS } from '../time-limits'

/** Where the guide under test believes the map to be; `npm test` sets it. */
const mapAddress = process.env.OVERPASS_URL ?? ''

type Extract = {
  readonly elements: readonly { readonly id: number; readonly tags?: Readonly<Record<string, string>> }[]
}

const readElements = (file: string): Extract['elements'] => {
  const extract = JSON.parse(readFileSync(path.resolve(file), 'utf8')) as Extract
  return extract.elements
}

/** What the guide ships with, so that no place counts as missing from the map. */
const shipped = ['makkah-pois', 'madinah-pois', 'nabawi-area'].flatMap((name) =>
  readElements(`src/data/${name}.overpass.json`),
)

/** A real park in Jeddah that the guide does not ship with; on the map its second word begins with a small letter. */
const PARK = 'City Walk'

/** One word, because a search finds whatever has any of its words (spec §5). */
const PARK_WORD = 'Walk'

const withPark: Extract['elements'] = [
  ...shipped,
  ...readElements('tests/fixtures/osm/jeddah-pois.overpass.json')
    .filter((element) => element.tags?.['name'] === 'City walk')
    // Theme parks are none of the guide's kinds of places; sights are.
    .map((element) => ({ ...element, tags: { ...element.tags, tourism: 'attraction' } })),
]

/** Hotels in Makkah that the guide ships with and the map may lose, the older record first. */
const GONE: readonly [string, string] = ['Elaf Kinda Hotel', 'Al Olayan Palace Hotel']

/** An import asks for eight groups in three cities. */
const QUERIES = 24

// A preview, an import and its undo.
test.describe.configure({ timeout: 3 * LONG_WAIT_MS })

let map: FakeOverpass

test.beforeAll(async () => {
  map = await startFakeOverpass(mapAddress === '' ? 0 : Number(new URL(mapAddress).port))
})
test.afterAll(() => map.stop())
test.beforeEach(() => {
  map.forget()
  map.reply = replyWithMap(withPark)
})

const places = (page: Page) => page.getByRole('region', { name: 'Places from OpenStreetMap' })

const gates = (page: Page) => page.getByRole('region', { name: 'Gates of the two mosques' })

async function openImports(page: Page): Promise<void> {
  await page.goto('/admin/imports')
  await expect(page.getByRole('heading', { level: 1, name: 'Imports' })).toBeVisible()
}

/** Takes the newest import back, so that the next test finds the guide as it ships. */
async function undoNewest(page: Page): Promise<void> {
  const history = page.getByRole('region', { name: 'History' })
  const newest = history.locator('summary').first()
  // The list is read anew after an import: until then its first entry is the one before.
  await expect(newest.getByText('Done', { exact: true })).toBeVisible()
  await newest.click()
  const confirm = history.getByRole('button', { name: 'Yes, undo it' })
  // When the list is read anew in between, the question is gone.
  await expect(async () => {
    await history.getByRole('button', { name: 'Undo this import' }).first().click()
    await expect(confirm).toBeVisible({ timeout: ONE_TRY_MS })
  }).toPass({ timeout: LONG_WAIT_MS })
  await confirm.click()
  await expect(page.getByText(/^Undone: /)).toBeVisible({ timeout: LONG_WAIT_MS })
}

test.describe('the page of imports', () => {
  test('should be reached from the navigation, and have no violation axe can see', async ({ asEditor }) => {
    await asEditor.goto('/admin')
    const link = asEditor.getByRole('link', { name: 'Imports', exact: true }).first()
    // The CMS remembers for each user that the menu was closed.
    await expect(link).toBeAttached()
    if (await link.evaluate((element) => element.closest('[inert]') !== null))
      await asEditor.getByRole('button', { name: 'Open Menu' }).first().click()
    await link.click()
    await expect(asEditor.getByRole('heading', { level: 1, name: 'Imports' })).toBeVisible()

    const { violations } = await new AxeBuilder({ page: asEditor }).include('main').analyze()

    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
  })

  test('should tell a moderator whose it is', async ({ asModerator }) => {
    await asModerator.goto('/admin/imports')

    await expect(asModerator.getByText('Imports are for editors and administrators.')).toBeVisible()
    await expect(asModerator.getByRole('button', { name: 'Import now' })).toHaveCount(0)
  })

  test('should preview the gates and change nothing', async ({ asEditor }) => {
    await openImports(asEditor)

    await gates(asEditor).getByRole('button', { name: 'Preview changes' }).click()

    await expect(gates(asEditor).getByText('Nothing to change')).toBeVisible({
      timeout: LONG_WAIT_MS,
    })
    await expect(gates(asEditor).getByText('Not imported yet.')).toBeVisible()
  })

  test('should keep the monthly schedule', async ({ asEditor }) => {
    await openImports(asEditor)
    await asEditor.getByLabel('Import places every month').check()
    await asEditor.getByLabel('Day of the month').selectOption('5')
    await asEditor.getByLabel('Hour in Saudi Arabia').selectOption('04:00')
    await asEditor.getByRole('button', { name: 'Save' }).click()
    await expect(asEditor.getByText('Saved: places are imported on day 5 of every month at 04:00.')).toBeVisible()

    await asEditor.reload()

    await expect(asEditor.getByLabel('Import places every month')).toBeChecked()
    await asEditor.getByLabel('Import places every month').uncheck()
    await asEditor.getByRole('button', { name: 'Save' }).click()
    await expect(asEditor.getByText('Saved: nothing is imported by itself.')).toBeVisible()
  })
})

test('a spreadsheet should go out, be corrected in ten rows, and come back with a preview of the ten', async ({
  asEditor,
}) => {
  await openImports(asEditor)
  const card = asEditor.getByRole('region', { name: 'A spreadsheet of places' })
  const hand = new Hand(asEditor)
  const download = asEditor.waitForEvent('download')
  await hand.tap(card.getByRole('link', { name: 'Take out the places (CSV)' }))
  const rows = parse<Record<string, string>>(readFileSync(await (await download).path()), { bom: true, columns: true })
  const empty = rows.filter((row) => row['Address'] === '').slice(0, 10)
  expect(empty).toHaveLength(10)
  for (const row of empty) row['Address'] = '=Beside the bridge'
  // As a spreadsheet of half of Europe saves it, with the columns in another order.
  const columns = Object.keys(rows[0] ?? {}).reverse()
  const file = `\uFEFF${stringify(rows, { header: true, columns, delimiter: ';' })}`

  await card
    .getByLabel('The corrected file of places')
    .setInputFiles({ name: 'corrected.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await hand.tap(card.getByRole('button', { name: 'Preview this file' }))
  await expect(card.getByText('This is what an import would change')).toBeVisible({ timeout: LONG_WAIT_MS })
  await expect(card.getByText('Read as UTF-8, with semicolons between the columns.')).toBeVisible()
  await hand.tap(card.locator('summary', { hasText: 'Changes (10)' }))
  await expect(card.getByText('Address: empty → =Beside the bridge')).toHaveCount(10)
  await expect(card.getByRole('link', { name: empty[0]?.['Name'] ?? '', exact: true }).first()).toBeVisible()

  await hand.tap(card.getByRole('button', { name: 'Apply these changes' }))
  await expect(card.getByRole('heading', { name: 'Imported' })).toBeVisible({ timeout: LONG_WAIT_MS })
  hand.did('Ten rows corrected in a spreadsheet (from the imports)')
  await undoNewest(asEditor)
  await expect(asEditor.getByText(/^Undone: 10 put back/)).toBeVisible()
})

test.describe('an import of places', () => {
  test.skip(mapAddress === '', 'The guide under test has to be started with the address of this map')

  test('should preview, apply, be on /map, and be undone', async ({ asEditor, page }) => {
    await openImports(asEditor)
    await places(asEditor).getByRole('button', { name: 'Preview changes' }).click()
    await expect(places(asEditor).getByText('This is what an import would change')).toBeVisible({
      timeout: LONG_WAIT_MS,
    })
    await places(asEditor).locator('summary', { hasText: 'New records' }).click()
    await expect(places(asEditor).getByText(PARK)).toBeVisible()
    await page.goto(`/map?search=${PARK_WORD}`)
    await expect(page.getByText(PARK)).toHaveCount(0)

    await places(asEditor).getByRole('button', { name: 'Apply these changes' }).click()
    await expect(places(asEditor).getByRole('heading', { name: 'Imported' })).toBeVisible({ timeout: LONG_WAIT_MS })

    await untilListed(page, PARK, true)
    await page.goto(`/map?search=${PARK_WORD}`)
    await expect(page.getByText(PARK).first()).toBeVisible()
    await undoNewest(asEditor)
    await untilListed(page, PARK, false)
    await page.goto(`/map?search=${PARK_WORD}`)
    await expect(page.getByText(PARK)).toHaveCount(0)
  })

  test('should ask about what the map no longer has, until somebody says that it is still there', async ({
    asEditor,
  }) => {
    const [first, second] = GONE
    map.reply = replyWithMap(withPark.filter((element) => !GONE.includes(element.tags?.['name:en'] ?? '')))
    await openImports(asEditor)
    await places(asEditor).getByRole('button', { name: 'Import now' }).click()
    await expect(places(asEditor).getByRole('heading', { name: 'Imported' })).toBeVisible({ timeout: LONG_WAIT_MS })
    const gone = (count: number) => asEditor.getByRole('region', { name: `Gone at the source (${count})` })
    const stillThere = (name: string) => asEditor.getByRole('button', { name: `It is still there: ${name}` })
    await expect(gone(2).getByRole('link', { name: first, exact: true })).toBeVisible()

    await stillThere(first).click()

    const remembered = asEditor.getByRole('status').getByText(`Remembered: “${first}” is still there.`)
    await expect(remembered).toBeVisible()
    await expect(gone(1).getByRole('link', { name: first, exact: true })).toHaveCount(0)
    await expect(stillThere(second)).toBeFocused()
    await asEditor.getByRole('button', { name: 'Close message' }).click()
    await expect(remembered).toHaveCount(0)
    await expect(asEditor.getByRole('button', { name: 'Close message' })).toHaveCount(0)
    await expect(stillThere(second)).toBeFocused()
    await asEditor.keyboard.press('Enter')
    await expect(gone(0)).toBeVisible()
    await undoNewest(asEditor)
  })

  test('should be one run however often the button is pressed', async ({ asEditor }) => {
    await openImports(asEditor)

    await places(asEditor).getByRole('button', { name: 'Import now' }).dblclick()

    await expect(places(asEditor).getByRole('heading', { name: 'Imported' })).toBeVisible({ timeout: LONG_WAIT_MS })
    expect(map.queries).toHaveLength(QUERIES)
    await undoNewest(asEditor)
  })

  const failures = [
    { name: 'answers 504', status: 504, type: 'text/plain', body: 'busy', words: /is too busy \(504\)/ },
    {
      name: 'sends a page',
      status: 200,
      type: 'text/html',
      body: '<html>rate_limited</html>',
      words: /sent a web page instead of data/,
    },
  ] as const

  test('should say what to do when the map answers 504, and when it sends a page', async ({ asEditor }) => {
    await tryEach(
      failures,
      ({ name }) => name,
      async ({ status, type, body, words }) => {
        map.reply = (response) => {
          response.writeHead(status, { 'Content-Type': type }).end(body)
        }
        await openImports(asEditor)

        await places(asEditor).getByRole('button', { name: 'Import now' }).click()

        await expect(places(asEditor).getByRole('alert')).toContainText(words, { timeout: LONG_WAIT_MS })
        await expect(places(asEditor).getByRole('button', { name: 'Try again' })).toBeVisible()
      },
    )
  })

  test('should be cancelled between its steps', async ({ asEditor }) => {
    let release = (): void => undefined
    map.reply = (response, request, query) => {
      release = () => replyWithMap(withPark)(response, request, query)
    }
    await openImports(asEditor)
    await places(asEditor).getByRole('button', { name: 'Import now' }).click()
    await expect(places(asEditor).getByText('Reading prayer places in Makkah…')).toBeVisible({
      timeout: LONG_WAIT_MS,
    })

    await places(asEditor).getByRole('button', { name: 'Cancel' }).click()

    await expect(places(asEditor).getByRole('heading', { name: 'Cancelled' })).toBeVisible({ timeout: LONG_WAIT_MS })
    release()
  })
})

test.describe('the admin mode of /settings', () => {
  test.skip(mapAddress === '', 'The guide under test has to be started with the address of this map')

  async function pressImport(page: Page): Promise<void> {
    await page.goto('/settings')
    await expect(page.getByRole('switch', { name: 'Dark Mode' })).toBeEnabled()
    await page.locator('main').getByRole('button', { name: /^©/ }).click()
    await page.getByRole('button', { name: 'Import OpenStreetMap data' }).click()
  }

  test('should import for an editor and lead to /map', async ({ asEditor }) => {
    await asEditor.addInitScript(() => localStorage.setItem('tour-completed', 'true'))

    await pressImport(asEditor)

    await expect(asEditor.getByText('Import Successful')).toBeVisible({ timeout: LONG_WAIT_MS })
    await asEditor.waitForURL('**/map')
    await asEditor.goto(`/map?search=${PARK_WORD}`)
    await expect(asEditor.getByText(PARK).first()).toBeVisible()
    await openImports(asEditor)
    await undoNewest(asEditor)
  })

  test('should show the failure when the map is too busy', async ({ asEditor }) => {
    await asEditor.addInitScript(() => localStorage.setItem('tour-completed', 'true'))
    map.reply = (response) => {
      response.writeHead(504, { 'Content-Type': 'text/plain' }).end('busy')
    }

    await pressImport(asEditor)

    await expect(asEditor.getByText('Import Failed')).toBeVisible({ timeout: LONG_WAIT_MS })
    await expect(asEditor.getByText('There was an error importing OpenStreetMap data.')).toBeVisible()
  })
})

test.describe('an import of streets', () => {
  test.skip(mapAddress === '', 'The guide under test has to be started with the address of this map')

  const shipped = {
    makkah: [
      ...readElements('src/data/makkah-streets.overpass.json'),
      // What a map server has: the numbers below 0 are placeholders of the file that ships.
      ...readElements('src/data/mashair-streets.overpass.json').filter(({ id }) => id > 0),
    ],
    madinah: readElements('src/data/madinah-streets.overpass.json'),
  }

  const lane = {
    type: 'way',
    id: 1,
    tags: { highway: 'pedestrian', 'name:en': 'New Lane' },
    geometry: [
      { lat: 21.42, lon: 39.82 },
      { lat: 21.421, lon: 39.82 },
    ],
  }

  test('should preview by kind, apply for visitors at once, and be undone', async ({ asEditor, page }) => {
    map.reply = (response, _request, query) =>
      sendJson(response, {
        osm3s: { timestamp_osm_base: '2026-11-20T00:00:00Z' },
        elements: query.includes('(21.') ? [...shipped.makkah, lane] : shipped.madinah,
      })
    const streets = asEditor.getByRole('region', { name: 'Streets of Makkah and Madinah' })
    const readStreetsHash = async () =>
      /makkah[\\",]+hash[\\":]+([0-9a-f]{24})/.exec(await (await page.request.get('/map')).text())?.[1]
    const before = await readStreetsHash()
    await openImports(asEditor)

    await streets.getByRole('button', { name: 'Preview changes' }).click()

    await expect(streets.getByText('This is what an import would change')).toBeVisible({ timeout: LONG_WAIT_MS })
    await expect(streets.getByRole('row', { name: /Makkah, streets and paths/ })).toContainText('103315,752')
    const { violations } = await new AxeBuilder({ page: asEditor }).include('main').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
    expect(await readStreetsHash()).toBe(before)

    await streets.getByRole('button', { name: 'Apply these changes' }).click()
    await expect(streets.getByRole('heading', { name: 'Imported' })).toBeVisible({ timeout: LONG_WAIT_MS })
    await expect.poll(readStreetsHash).not.toBe(before)

    await undoNewest(asEditor)
    await expect.poll(readStreetsHash).toBe(before)
  })
})
