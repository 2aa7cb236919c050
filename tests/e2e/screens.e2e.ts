import { expect, test } from './fixtures'
import { LONG_TEST_MS } from '../time-limits'
import { faults, fitsEveryReader, headingFaults, look, smallTargets, THEMES, unmarkedArabic } from './readable'

type Screen = {
  readonly path: string
  readonly heading: string | RegExp
  /** Words that only the database knows. */
  readonly fact: string
  /** Looked at in every width. The others are made of the same parts, in one column at each. */
  readonly isLayout?: boolean
}

/** Every screen of the route table (spec §2), and the views with a shape of their own. */
const screens: readonly Screen[] = [
  { path: '/', heading: 'Welcome, pilgrim', fact: 'Mosque Gates', isLayout: true },
  { path: '/directory', heading: 'Directory', fact: 'Hotels', isLayout: true },
  { path: '/directory/makkah/hotel', heading: 'Hotels in Makkah', fact: 'Page 1 of 2' },
  { path: '/directory/makkah/hotel?page=2', heading: 'Hotels in Makkah', fact: 'Page 2 of 2' },
  {
    path: '/directory/jeddah/transportation',
    heading: 'Transport in Jeddah',
    fact: 'King Abdulaziz International Airport',
  },
  { path: '/directory/print', heading: 'The whole directory', fact: 'King Abdulaziz International Airport' },
  { path: '/places', heading: 'Places', fact: 'Masjid al-Haram', isLayout: true },
  { path: '/places/gates', heading: /gates/i, fact: 'King Abdulaziz Gate', isLayout: true },
  { path: '/gates', heading: /gates/i, fact: 'King Fahd Gate' },
  { path: '/mosque-gates?mosque=haram', heading: /Masjid al-Haram/, fact: 'King Fahd Gate' },
  { path: '/mosque-gates?mosque=nabawi', heading: /Masjid an-Nabawi/, fact: 'Quba' },
  { path: '/gates-map?mosque=haram', heading: /map/i, fact: 'King Abdullah Gate', isLayout: true },
  { path: '/gates-map?mosque=nabawi', heading: /map/i, fact: 'Salam' },
  { path: '/map', heading: 'Map', fact: 'Distance unknown', isLayout: true },
  { path: '/walk', heading: 'Walking Directions', fact: 'found on your device', isLayout: true },
  { path: '/recommendations', heading: /Recommendations/, fact: 'Send by e-mail', isLayout: true },
  { path: '/recommendations?mode=path', heading: /Recommendations/, fact: 'Submit Path', isLayout: true },
  { path: '/recommendations/status', heading: 'Recommendation Status', fact: 'Receipt' },
  { path: '/guide', heading: /Guide/, fact: 'What is Umrah', isLayout: true },
  { path: '/guide/umrah', heading: /Umrah/, fact: 'Tawaf' },
  { path: '/guide/hajj', heading: /Hajj/, fact: 'Ifrad' },
  { path: '/guide/more', heading: 'More Guides', fact: 'Madinah' },
  { path: '/settings', heading: 'Settings', fact: '1.0.0', isLayout: true },
  { path: '/about', heading: /About/, fact: 'independent' },
  { path: '/contact', heading: /Contact/, fact: '24-48 hours' },
  { path: '/terms', heading: /Terms/, fact: 'January 2025' },
  { path: '/authorities', heading: 'Helpful Contacts', fact: 'Ministry of Hajj and Umrah' },
  { path: '/booking-links', heading: /Booking/, fact: 'Nusuk', isLayout: true },
  { path: '/faq', heading: /Frequently|FAQ/, fact: 'About This App' },
  { path: '/guide/umrah/what-is-umrah', heading: /Umrah/, fact: 'Black Stone' },
  { path: '/guide/umrah/umrah-steps', heading: /Umrah/, fact: 'Ihram', isLayout: true },
  { path: '/guide/umrah/umrah-timing', heading: /Umrah/, fact: 'Ramadan', isLayout: true },
  { path: '/guide/umrah/umrah-preparation', heading: /Umrah/, fact: 'Passport' },
  { path: '/guide/hajj/what-is-hajj', heading: /Hajj/, fact: 'Arafah' },
  { path: '/guide/hajj/hajj-conditions', heading: /Hajj/, fact: 'mahram' },
  { path: '/guide/hajj/hajj-types', heading: /Hajj/, fact: 'Qiran', isLayout: true },
  { path: '/guide/hajj/hajj-steps', heading: /Hajj/, fact: 'Muzdalifah' },
  { path: '/guide/hajj/hajj-packing', heading: 'What to pack for Hajj', fact: 'sandals' },
  { path: '/guide/hajj/hajj-etiquette', heading: 'Hajj etiquette and staying safe', fact: 'crowd' },
  { path: '/guide/hajj/hajj-steps/day-9', heading: 'Hajj: 9th Dhu al-Hijjah', fact: 'boundary signs', isLayout: true },
  { path: '/guide/hajj/hajj-steps/day-12', heading: 'Hajj: 12th Dhu al-Hijjah', fact: 'Leave Mina' },
  {
    path: '/guide/umrah/umrah-steps/steps/2',
    heading: "Tawaf: seven rounds of the Ka'bah",
    fact: 'Wudu breaks on the way',
    isLayout: true,
  },
  { path: '/guide/hajj/hajj-steps/day-10/1', heading: /first act/, fact: '7 small pebbles' },
  { path: '/card', heading: 'My Card', fact: 'It stays on this device', isLayout: true },
  { path: '/guide/hajj/planner', heading: 'Hajj Planner', fact: 'Tawaf al-Ifadah', isLayout: true },
  { path: '/guide/more/madinah', heading: 'A visit to Madinah', fact: 'Rawdah' },
  { path: '/guide/more/duas', heading: 'Duas of the rites', fact: 'Labbayka' },
  { path: '/guide/more/getting-around', heading: 'Getting around', fact: 'Shubaikah' },
  { path: '/guide/more/if-something-goes-wrong', heading: 'If something goes wrong', fact: '911' },
  { path: '/guide/more/embassies-and-missions', heading: 'Embassies and Hajj missions', fact: 'Jeddah' },
  { path: '/guide/more/fidyah', heading: 'Repairs in Ihram, school by school', fact: 'Hanbali', isLayout: true },
  { path: '/directory/jeddah/hotel', heading: 'Hotels in Jeddah', fact: 'Hotel', isLayout: true },
  { path: '/places?category=restaurant&city=makkah', heading: 'Restaurants', fact: 'Makkah' },
  { path: '/places?q=hotel', heading: 'Places', fact: 'Hotel' },
  { path: '/place/255', heading: 'Masjid al-Haram', fact: 'Makkah', isLayout: true },
  { path: '/gate-details', heading: /Gate/, fact: 'Masjid an-Nabawi' },
  { path: '/first-admin', heading: /administrator/, fact: 'server' },
]

const WIDTHS = [320, 412, 1280] as const

test.describe('every screen, readable for everybody', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test.setTimeout(LONG_TEST_MS)

  for (const { path, heading, fact, isLayout = false } of screens) {
    test(`should show ${path} with its heading and a fact of the database`, async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.locator('main')).toContainText(fact, { ignoreCase: true })

      await test.step('keeps its order, its targets and its Arabic in shape', async () => {
        expect(await headingFaults(page)).toEqual([])
        expect(await unmarkedArabic(page)).toEqual([])
        expect(await smallTargets(page)).toEqual([])
      })

      await test.step('has no violation axe can see, in both themes', async () => {
        const found: string[] = []
        for (const theme of THEMES) {
          for (const width of isLayout ? WIDTHS : [412]) {
            await look(page, theme, width)
            const seen = await faults(page, theme === 'light' ? 'all' : 'colours')
            found.push(...seen.map((fault) => `${theme} ${width}: ${fault}`))
          }
        }
        expect(found).toEqual([])
      })

      await test.step('fits a narrow screen, large text, wide spacing and forced colours', () => fitsEveryReader(page))
    })
  }

  test('should have a title of its own', async ({ request }) => {
    // One view of /places is called as another one; both are for search engines one page.
    const titles = await Promise.all(
      screens
        .filter(({ path }) => !path.startsWith('/places?'))
        .map(async ({ path }) => /<title>([^<]*)/.exec(await (await request.get(path)).text())?.[1] ?? path),
    )

    expect(new Set(titles).size).toBe(titles.length)
  })
})
