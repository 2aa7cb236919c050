import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

import { buildSync } from 'esbuild'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { openBestBrotli, type Compressor } from './best-brotli'

const text = (word: string) =>
  Buffer.from(Array.from({ length: 5_000 }, (_, index) => `${word} ${index % 97}`).join(' '))

let folder: string
let worker: URL
let compressor: Compressor

/** Threads take no TypeScript. */
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'best-brotli-'))
  const outfile = path.join(folder, 'worker.mjs')
  const entry = fileURLToPath(new URL('best-brotli-worker.ts', import.meta.url))
  buildSync({ entryPoints: [entry], outfile, bundle: true, format: 'esm', platform: 'node' })
  worker = pathToFileURL(outfile)
})

afterAll(() => rmSync(folder, { recursive: true }))

beforeEach(() => {
  compressor = openBestBrotli(worker)
})

afterEach(() => compressor.close())

describe('the smallest Brotli', () => {
  it('should be the same text in fewer bytes than the quick one', async () => {
    const body = text('باب السلام')
    const bytes = await compressor.compress(body)
    expect(brotliDecompressSync(bytes)).toEqual(body)
    expect(bytes.length).toBeLessThan(brotliCompressSync(body, { params: { 1: 5 } }).length)
  })

  it('should keep each to its asker, however many ask', async () => {
    const bodies = ['gate', 'place', 'article'].map(text)
    const all = await Promise.all(bodies.map((body) => compressor.compress(body)))
    expect(all.map((bytes) => brotliDecompressSync(bytes))).toEqual(bodies)
  })

  it('should say so when the thread has ended', async () => {
    await compressor.close()
    await expect(compressor.compress(text('gate'))).rejects.toThrow()
  })
})
