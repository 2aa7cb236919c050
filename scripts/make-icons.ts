import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import sharp from 'sharp'

/**
 * Makes every picture of the mark from its drawings: `node --import tsx scripts/make-icons.ts`. The pictures are part of
 * the repository; run it again only after a drawing changed.
 */
const root = fileURLToPath(new URL('..', import.meta.url))

const resolveInRoot = (...parts: readonly string[]): string => path.join(root, ...parts)

const round = await readFile(resolveInRoot('src/app/icon.svg'))
const square = await readFile(resolveInRoot('scripts/brand/icon-maskable.svg'))
const openGraph = await readFile(resolveInRoot('scripts/brand/og.svg'))

await mkdir(resolveInRoot('public/icons'), { recursive: true })
await Promise.all([
  writeFile(resolveInRoot('public/icons/icon-192.png'), await makeIcon(round, 192)),
  writeFile(resolveInRoot('public/icons/icon-512.png'), await makeIcon(round, 512)),
  writeFile(resolveInRoot('public/icons/icon-maskable-512.png'), await makeIcon(square, 512)),
  writeFile(resolveInRoot('src/app/apple-icon.png'), await makeIcon(square, 180)),
  writeFile(resolveInRoot('src/app/favicon.ico'), toIco(32, await makeIcon(round, 32))),
  writeFile(
    resolveInRoot('public/og.png'),
    await sharp(openGraph).png({ palette: true, compressionLevel: 9 }).toBuffer(),
  ),
])

/** A square PNG, `size` pixels wide, drawn at that size rather than scaled down. */
function makeIcon(drawing: Buffer, size: number): Promise<Buffer> {
  const drawnSize = 64
  return sharp(drawing, { density: (72 * size) / drawnSize })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** An icon file with one picture: a header of 6 bytes, an entry of 16, and the PNG as it is. */
function toIco(size: number, png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon, not a cursor
  head.writeUInt16LE(1, 4) // one picture
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits a pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
