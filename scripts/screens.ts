import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { type Browser, chromium } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'

import { runMain } from './process/lifecycle'
import { createStepRunner } from './process/steps'
import { findChromium } from './testing/chromium'
import { realChromiumWorld } from './testing/chromium-world'

/** One of each kind of screen. */
const SCREENS = [
  '/',
  '/map',
  '/places',
  '/places?category=pharmacy&city=makkah',
  '/place/255',
  '/places/gates',
  '/gates?mosque=haram',
  '/gates-map?mosque=nabawi',
  '/gate-details',
  '/guide',
  '/guide/umrah',
  '/guide/umrah/umrah-steps',
  '/guide/hajj/hajj-steps',
  '/guide/hajj/hajj-steps/day-9',
  '/guide/umrah/umrah-steps/steps/2',
  '/guide/hajj/planner',
  '/walk#to=21.42104,39.82584&from=21.41650,39.81580',
  '/card',
  '/card/sheet',
  '/phrases',
  '/notices',
  '/guide/more/duas',
  '/authorities',
  '/booking-links',
  '/faq',
  '/recommendations',
  '/settings',
  '/directory',
  '/about',
  '/terms',
  '/no-such-page',
] as const

const DEVICES = [
  { name: 'phone', width: 360, height: 740, shown: 180, columns: 12 },
  { name: 'desk', width: 1280, height: 800, shown: 400, columns: 6 },
] as const

const THEMES = ['light', 'dark'] as const

/** A way on foot to each mosque, on the streets of its city. */
const STREETS = ['/walk#to=place:255&from=21.41870,39.82620', '/walk#to=place:239&from=24.46450,39.61080']

const GAP_PX = 12

/** Pixels of each picture of the sheet. */
const STREETS_WIDTH = 420
const STREETS_HEIGHT = 420

/** Until names are laid out and tiles have faded in. */
const STREETS_REST_MS = 1_000

/** Photographs every screen of a running guide into docs/images: `npm run screens [-- http://localhost:3000]`. */
await runMain(async ({ onClose }) => {
  const site = process.argv[2] ?? 'http://localhost:3000'
  const root = fileURLToPath(new URL('..', import.meta.url))
  const images = path.join(root, 'docs', 'images')
  const step = createStepRunner()

  const browser = await step('Chromium', async (say) => {
    const program = await findChromium(await realChromiumWorld(root))
    say(program.how)
    return chromium.launch({ executablePath: program.path, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
  })
  onClose(() => browser.close())

  for (const { name, width, height, shown, columns } of DEVICES) {
    await step(`Sheet of the ${name}`, async (say) => {
      const tiles: Buffer[] = []
      for (const theme of THEMES) {
        const page = await browser.newPage({ baseURL: site, viewport: { width, height }, colorScheme: theme })
        await page.addInitScript(() => localStorage.setItem('tour-completed', 'true'))
        for (const screen of SCREENS) {
          await page.goto(screen, { waitUntil: 'networkidle' })
          tiles.push(
            await sharp(await page.screenshot())
              .resize({ width: shown })
              .png()
              .toBuffer(),
          )
        }
        await page.close()
      }
      const file = `screens-${name}.webp`
      await composeSheet(tiles, { columns, width: shown, height: Math.round((shown * height) / width) }).toFile(
        path.join(images, file),
      )
      say(`${tiles.length} pictures in docs/images/${file}`)
    })
  }
  await step('Sheet of the streets', async (say) => {
    const tiles: Buffer[] = []
    for (const theme of THEMES) {
      for (const device of DEVICES) tiles.push(...(await photographStreets(browser, { site, theme, ...device })))
    }
    await composeSheet(tiles, { columns: 4, width: STREETS_WIDTH, height: STREETS_HEIGHT }).toFile(
      path.join(images, 'streets.webp'),
    )
    say(`${tiles.length} pictures in docs/images/streets.webp`)
  })
})

type StreetsView = {
  readonly site: string
  readonly theme: (typeof THEMES)[number]
  readonly width: number
  readonly height: number
}

async function photographStreets(browser: Browser, { site, theme, width, height }: StreetsView): Promise<Buffer[]> {
  const page = await browser.newPage({ baseURL: site, viewport: { width, height }, colorScheme: theme })
  await page.addInitScript(() => localStorage.setItem('tour-completed', 'true'))
  const pictures: Buffer[] = []
  for (const address of STREETS) {
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.locator('canvas.leaflet-tile-loaded').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(STREETS_REST_MS)
    const picture = await page.locator('.leaflet-container').screenshot()
    pictures.push(
      await sharp(picture).resize({ width: STREETS_WIDTH, height: STREETS_HEIGHT, fit: 'cover' }).png().toBuffer(),
    )
  }
  await page.close()
  return pictures
}

type Grid = { readonly columns: number; readonly width: number; readonly height: number }

function composeSheet(tiles: readonly Buffer[], { columns, width, height }: Grid): Sharp {
  const rows = Math.ceil(tiles.length / columns)
  const sheet = sharp({
    create: {
      width: columns * (width + GAP_PX) + GAP_PX,
      height: rows * (height + GAP_PX) + GAP_PX,
      channels: 3,
      background: '#8a7f6c',
    },
  })
  return sheet
    .composite(
      tiles.map((input, index) => ({
        input,
        left: GAP_PX + (index % columns) * (width + GAP_PX),
        top: GAP_PX + Math.floor(index / columns) * (height + GAP_PX),
      })),
    )
    .webp({ quality: 70 })
}
