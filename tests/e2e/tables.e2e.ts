import type { Locator, Page } from '@playwright/test'

import { expect, test as base } from './fixtures'
import { BROWSER_WAIT_MS, LONG_WAIT_MS } from '../time-limits'

type Texts = readonly (readonly string[])[]

type Article = {
  readonly path: string
  /** The headings of its table and then its rows, as the server has them. */
  readonly stored: () => Promise<Texts>
}

const TEXTS: Texts = [
  ['Gate', 'Distance'],
  ['Ajyad', '300 m'],
  ['King Fahd', '90 m'],
  ['al-Umrah', '120 m'],
]

const table = ([headings = [], ...rows]: Texts) => ({
  type: 'block',
  version: 2,
  format: '',
  fields: {
    id: '6500000000000000000000aa',
    blockType: 'dataTable',
    blockName: '',
    kind: 'plain',
    caption: 'Ways in',
    columns: headings.map((label, column) => ({ id: `c${column}`, label })),
    rows: rows.map((texts, row) => ({
      id: `r${row}`,
      cells: texts.map((text, column) => ({ id: `r${row}c${column}`, text })),
    })),
  },
})

type Stored = {
  body: {
    root: { children: { fields?: { columns: { label: string }[]; rows: { cells: { text: string }[] }[] } }[] }
  }
}

const test = base.extend<{ readonly article: Article }>({
  /** A draft with a table that nobody sees, taken away after the test. */
  article: async ({ asAdmin, baseURL }, use, { title }) => {
    const headers = { Origin: baseURL ?? '' }
    const slug = `table-${title.length}-${Date.now()}`
    const body = {
      root: { type: 'root', version: 1, format: '', indent: 0, direction: null, children: [table(TEXTS)] },
    }
    const made = await asAdmin.request.post('/cms/api/guide-articles?draft=true', {
      headers,
      data: { title: slug, slug, section: 'more', summary: 'A draft of a test.', body, _status: 'draft' },
    })
    expect(made.status()).toBe(201)
    const { id } = ((await made.json()) as { doc: { id: number } }).doc
    const address = `/cms/api/guide-articles/${id}?draft=true&depth=0&overrideLock=true`
    await use({
      path: `/admin/collections/guide-articles/${id}`,
      stored: async () => {
        const { body } = (await (await asAdmin.request.get(address, { headers })).json()) as Stored
        const { columns = [], rows = [] } = body.root.children.find(({ fields }) => fields !== undefined)?.fields ?? {}
        return [columns.map(({ label }) => label), ...rows.map(({ cells }) => cells.map(({ text }) => text))]
      },
    })
    await asAdmin.request.delete(address, { headers })
  },
})

test.describe.configure({ timeout: 3 * LONG_WAIT_MS })

async function openTable(page: Page, path: string): Promise<Locator> {
  await page.goto(path)
  const block = page.locator('[data-block-name="Table “Ways in”"]')
  await block.getByRole('button', { name: 'Toggle block' }).click({ timeout: LONG_WAIT_MS })
  return block
}

/** The clipboard of the machine is for all tests. */
const paste = (cell: Locator, text: string) =>
  cell.evaluate((element, cells) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', cells)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

test('a table should be edited as a table, and be stored with all rows of one length', async ({
  article,
  asEditor,
}) => {
  const block = await openTable(asEditor, article.path)
  const cell = (name: string) => block.getByRole('textbox', { name, exact: true })

  await cell('Row 2: King Fahd, Distance').fill('95 m')
  await block.getByRole('button', { name: 'Add column' }).click()
  await expect(cell('Heading of column 3')).toBeFocused()
  await asEditor.keyboard.type('Steps')
  await block.getByRole('button', { name: 'Move row 3: al-Umrah up' }).press('Enter')
  await expect(block.getByRole('button', { name: 'Move row 2: al-Umrah up' })).toBeFocused()
  await block.getByRole('button', { name: 'Remove row 1: Ajyad' }).click()
  await expect(cell('Row 1, Gate')).toBeFocused()
  await paste(cell('Row 2: King Fahd, Distance'), '96 m\tnone\n40 m\tmany\n')
  await expect(block.getByRole('status')).toHaveText('Pasted, with 1 row more.')
  await cell('Row 3, Gate').fill('Bab Ali')

  await expect.poll(article.stored, { timeout: BROWSER_WAIT_MS }).toEqual([
    ['Gate', 'Distance', 'Steps'],
    ['al-Umrah', '120 m', ''],
    ['King Fahd', '96 m', 'none'],
    ['Bab Ali', '40 m', 'many'],
  ])
})

test.describe('a refused save', () => {
  // The browser writes each refused save into its console.
  test.use({ expectedNoise: [/the server responded with a status of 400/] })

  test('should lead into the cell that is in its way', async ({ article, asEditor }) => {
    const block = await openTable(asEditor, article.path)
    const cell = block.getByRole('textbox', { name: 'Row 2: King Fahd, Distance', exact: true })
    await cell.fill('too far '.repeat(80))
    await expect
      .poll(async () => (await article.stored())[2]?.[1]?.length, { timeout: BROWSER_WAIT_MS })
      .toBeGreaterThan(600)
    await block.getByRole('button', { name: 'Toggle block' }).click()

    await asEditor.getByRole('button', { name: 'Publish changes' }).click()
    // The administrator has made the draft.
    await asEditor.getByRole('button', { name: 'Publish all of it' }).click()
    await asEditor.getByRole('button', { name: 'Body › Table “Ways in” › Rows 2 › Cells 2 › Text' }).click()

    await expect(cell).toBeFocused()
    await expect(cell).toHaveAccessibleDescription(/600/)
  })
})

test('a wide table should scroll in a box of its own on a phone', async ({ article, asEditor }) => {
  await asEditor.setViewportSize({ width: 360, height: 740 })
  const block = await openTable(asEditor, article.path)
  for (const number of [3, 4, 5]) {
    await block.getByRole('button', { name: 'Add column', exact: true }).click()
    await expect(block.getByRole('textbox', { name: `Heading of column ${number}` })).toBeFocused()
  }

  const box = await block
    .getByRole('table')
    .locator('..')
    .evaluate((element) => ({
      isScrolled: element.scrollLeft > 0,
      hides: element.scrollWidth - element.clientWidth,
      end: element.getBoundingClientRect().right,
    }))
  expect(box).toMatchObject({ isScrolled: true })
  expect(box.hides).toBeGreaterThan(100)
  expect(box.end).toBeLessThanOrEqual(360)
})
