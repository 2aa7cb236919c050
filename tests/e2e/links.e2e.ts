import AxeBuilder from '@axe-core/playwright'
import { Client } from 'pg'

import { expect, test } from './fixtures'
import { Hand } from './hand'

const OLD = 'https://dead.example.org/page'
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const NEW = 'https://alive.example.org/page'

/** As two monthly runs have left it. */
async function markDead(address: string): Promise<void> {
  const database = new Client({ connectionString: process.env['DATABASE_URI'] })
  await database.connect()
  try {
    await database.query(
      `INSERT INTO checked_links (address, state, why, since, checked_at)
       VALUES ($1, 'dead', 'The site has no such page (404).', now() - interval '3 days', now())`,
      [address],
    )
  } finally {
    await database.end()
  }
}

test.describe('a link that leads nowhere', () => {
  test('should be on the dashboard with its sentence, and be replaced everywhere in one step', async ({
    asEditor,
    request,
    baseURL,
  }) => {
    const headers = { Origin: baseURL ?? '' }
    const cms = asEditor.request
    const response = await cms.get('/cms/api/authorities?limit=1&sort=order', { headers })
    const [authority] = ((await response.json()) as { docs: { id: number; name: string; website: string }[] }).docs
    if (authority === undefined) throw new Error('The guide ships without an authority')
    const change = async (website: string) => {
      const data = { website, _status: 'published' }
      const answer = await cms.patch(`/cms/api/authorities/${authority.id}`, { headers, data })
      expect(answer.status(), await answer.text()).toBe(200)
    }
    const fetchPage = async () => (await request.get('/authorities')).text()
    await change(OLD)
    await markDead(OLD)
    await expect.poll(fetchPage).toContain(`href="${OLD}"`)

    const hand = new Hand(asEditor)
    await asEditor.goto('/admin')
    await hand.tap(asEditor.getByRole('link', { name: /^Dead links/ }))
    await asEditor.waitForURL('**/admin/links')

    const entry = asEditor.getByRole('listitem').filter({ has: asEditor.getByRole('heading', { name: OLD }) })
    await expect(entry.getByRole('link', { name: `Authority “${authority.name}”` })).toBeVisible()
    await hand.tap(entry.getByRole('button', { name: `Replace everywhere: ${OLD}` }))
    await entry.getByLabel('New address').fill(NEW)
    await hand.tap(entry.getByRole('button', { name: 'Show what changes' }))
    await expect(entry.getByText('will be published.')).toBeVisible()
    const { violations } = await new AxeBuilder({ page: asEditor }).include('main').withTags(RULES).analyze()
    expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
    await hand.tap(entry.getByRole('button', { name: 'Replace in 1 record' }))
    await expect(asEditor.getByText(`Replaced in 1 record by ${NEW}.`)).toBeVisible()
    hand.did('A dead link replaced everywhere')
    await expect(asEditor.getByRole('heading', { name: OLD })).toHaveCount(0)

    await expect.poll(fetchPage).toContain(`href="${NEW}"`)
    // The other tests find the guide as it ships.
    await change(authority.website)
    await expect.poll(fetchPage).not.toContain(NEW)
  })

  test('should be shown to editors alone', async ({ asModerator }) => {
    await asModerator.goto('/admin/links')

    await expect(asModerator.getByText('are for editors and administrators.')).toBeVisible()
    await expect(asModerator.getByRole('heading', { name: 'Dead', exact: true })).toHaveCount(0)
  })
})
