import { tryEach } from './each-case'
import { expect, test } from './fixtures'

/** Words and addresses that the specification gives a screen (§2, §9): they are in its `main` before any script runs. */
const screens = [
  {
    path: '/',
    texts: [
      'Welcome',
      'Places',
      'Food',
      'Holy Sites',
      'Mosque Gates',
      'Umrah & Hajj Guide',
      'Booking & Visas',
      'January 2025',
    ],
    links: [
      '/places',
      '/places?category=Restaurant',
      '/places?category=holy%20site',
      '/places/gates',
      '/guide',
      '/booking-links',
    ],
  },
  {
    path: '/guide',
    texts: ['Umrah', 'Hajj', 'Browse All', 'Additional Resources', 'Interactive Maps', 'FAQ', 'Coming Soon'],
    links: [
      '/guide/umrah',
      '/guide/hajj',
      '/guide/umrah/what-is-umrah',
      '/guide/umrah/umrah-steps',
      '/guide/umrah/umrah-timing',
      '/guide/umrah/umrah-preparation',
      '/guide/hajj/what-is-hajj',
      '/guide/hajj/hajj-conditions',
      '/guide/hajj/hajj-types',
      '/guide/hajj/hajj-steps',
      '/guide/hajj/hajj-packing',
      '/guide/hajj/hajj-etiquette',
      '/guide/more',
      '/guide/more/if-something-goes-wrong',
      '/guide/more/duas',
      '/guide/more/getting-around',
      '/map',
      '/faq',
    ],
  },
  { path: '/guide/umrah/what-is-umrah', texts: ['Back to Umrah Guide'], links: ['/guide/umrah'] },
  {
    path: '/guide/umrah/umrah-steps',
    texts: ['Back to Umrah Guide', 'Ihram', 'Tawaf', "Sa’i|Sa'i", 'Halq', 'Taqsir'],
    links: ['/guide/umrah'],
  },
  {
    path: '/guide/umrah/umrah-timing',
    texts: ['Back to Umrah Guide', 'January', 'June', 'December', 'Ramadan'],
    links: ['/guide/umrah'],
  },
  {
    path: '/guide/umrah/umrah-preparation',
    texts: ['Back to Umrah Guide', 'Papers to carry', 'Health bag'],
    links: ['/guide/umrah'],
  },
  { path: '/guide/hajj/what-is-hajj', texts: ['Back to Hajj Guide', 'Hajj day by day'], links: ['/guide/hajj'] },
  { path: '/guide/hajj/hajj-conditions', texts: ['Back to Hajj Guide', 'The five conditions'], links: ['/guide/hajj'] },
  {
    path: '/guide/hajj/hajj-types',
    texts: ['Back to Hajj Guide', 'Tamattu', 'Qiran', 'Ifrad', '<table'],
    links: ['/guide/hajj'],
  },
  {
    path: '/guide/hajj/hajj-steps',
    texts: ['Back to Hajj Guide', 'Hajj day by day'],
    links: ['/guide/hajj', '/guide/hajj/hajj-steps/before-day-8', '/guide/hajj/hajj-steps/last-day'],
  },
  {
    path: '/guide/hajj/hajj-steps/day-10',
    texts: ['10th, first act', '10th, fourth act', 'Heatstroke: call first', '/drawings.svg#tawaf'],
    links: ['/guide/hajj/hajj-steps', '/guide/hajj/hajj-steps/night-of-day-10', '/guide/hajj/hajj-steps/day-11'],
  },
  { path: '/guide/more', texts: ['Back to Guide', 'Duas of the rites'], links: ['/guide/more/madinah'] },
  { path: '/guide/hajj/hajj-packing', texts: ['Back to Hajj Guide', 'Papers'], links: ['/guide/hajj'] },
  { path: '/guide/hajj/hajj-etiquette', texts: ['Back to Hajj Guide', 'crowd'], links: ['/guide/hajj'] },
  {
    path: '/settings',
    texts: [
      'English',
      'More languages coming soon',
      'Offline Mode',
      'Dark Mode',
      'App Version',
      '1.0.0',
      'January 2025',
      'About',
      'Contact',
      'Helpful Contacts',
      'Terms',
      '©',
    ],
    links: ['/about', '/contact', '/authorities', '/terms'],
  },
  {
    path: '/about',
    texts: [
      'Back to Settings',
      'It is free',
      'not officially affiliated with any government',
      'limited offline use',
      'English only',
      'version 1.0.0',
      'Monthly updates',
    ],
    links: ['/settings'],
  },
  {
    path: '/contact',
    texts: ['Back to Settings', 'Email support', 'href="mailto:', 'Write an e-mail', '24-48 hours', 'Disclaimer'],
    links: ['/settings'],
  },
  {
    path: '/terms',
    texts: [
      'Back to Settings',
      'January 2025',
      'Delete my data on this device',
      ...Array.from({ length: 10 }, (_, index) => `${index + 1}. `),
    ],
    links: ['/settings'],
  },
  {
    path: '/authorities',
    texts: [
      '112',
      '999',
      '993',
      '997',
      'Ministry of Hajj and Umrah',
      'Ministry of Health',
      'Care of the Grand Mosque',
      'Nusuk Hajj',
      'Visit Saudi',
    ],
    links: [
      'tel:112',
      'tel:999',
      'tel:993',
      'tel:997',
      '/guide/more/if-something-goes-wrong',
      '/guide/more/embassies-and-missions',
    ],
  },
  {
    path: '/booking-links',
    texts: [
      'Back to Home',
      'KSA Visa',
      'Nusuk',
      'Haramain High Speed Railway',
      'Book early',
      'Have your passport and visa ready',
      'Save your confirmations',
      'about 30 days',
      '24-48 hours',
      '2.5 hours|2½ hours',
    ],
    links: ['/'],
  },
  {
    path: '/faq',
    texts: [
      'Umrah',
      'Hajj',
      'Travel and Logistics',
      'Practical Information',
      'About This App',
      'Contact Support',
      'Back to Guide',
    ],
    links: ['/contact', '/guide'],
  },
  { path: '/recommendations', texts: ['Add Place', 'Build Path'], links: [] },
] as const

test.describe('the words of the specification', () => {
  test('should stand on each screen, with its links', async ({ request }) => {
    await tryEach(
      screens,
      ({ path }) => path,
      async ({ path, texts, links }) => {
        const main = readMain(await (await request.get(path)).text())

        expect(texts.filter((text) => !new RegExp(text.split('|').map(literal).join('|')).test(main))).toEqual([])
        expect(links.filter((href) => !main.includes(`href="${href}"`))).toEqual([])
      },
    )
  })

  test('should open outward links in a new tab that cannot reach back', async ({ request }) => {
    for (const path of ['/authorities', '/booking-links', '/place/255']) {
      const html = await (await request.get(path)).text()
      const outward = (html.match(/<a [^>]*href="https?:[^>]*>/g) ?? []).filter((tag) => !tag.includes('localhost'))

      expect(outward.length, path).toBeGreaterThan(0)
      for (const tag of outward) {
        expect(tag).toContain('target="_blank"')
        expect(tag).toContain('noopener')
      }
    }
  })
})

const literal = (text: string): string => text.replace(/[.*+?^${}()[\]\\]/g, '\\$&')

/** The text between header and footer, without scripts: they repeat words that the page need not show. */
const readMain = (html: string): string =>
  decoded(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').replace(/<script[\s\S]*?<\/script>/g, '')

const decoded = (html: string): string =>
  html
    .replace(/<!-- -->/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
