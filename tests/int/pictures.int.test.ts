import fs from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'

import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { MAX_NAME_BYTES } from '@/collections/Media/refuse-long-names'

import { type App, startApp } from '../helpers/int-app'
import { PNG } from '../helpers/int-samples'

let app: App
let folder = ''

beforeAll(async () => {
  app = await startApp()
  folder = process.env.MEDIA_DIR ?? ''
})

afterEach(() => vi.restoreAllMocks())

afterAll(() => app.stop())

function upload(picture: Buffer, name = 'gate.png') {
  const body = new FormData()
  body.set('_payload', JSON.stringify({ alt: 'A gate', credit: 'The guide' }))
  body.set('file', new File([Uint8Array.from(picture)], name, { type: 'image/png' }))
  return app.rest('POST', 'media', { actor: 'editor', body })
}

const rows = async () => (await app.payload.count({ collection: 'media', trash: true })).totalDocs

const message = (text: string) => ({ errors: [{ message: expect.stringContaining(text) as unknown }] })

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#063' } })
    .png()
    .toBuffer()

/** A black square of one bit a pixel: 32 KB, whatever it needs when it is decoded. */
function blackPng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data])
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    checksum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, checksum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 1
  const lines = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const noSpace = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })

describe('a picture', () => {
  it('should be refused beyond 50 megapixels, with the limit in the answer', async () => {
    const before = await rows()

    const answer = await upload(blackPng(16_000))

    expect(answer).toMatchObject({ status: 400, body: message('50 megapixels at most; this one has 256') })
    expect(await rows()).toBe(before)
    expect(await fs.readdir(folder)).toEqual([])
  })

  it.each([
    ['in English', 'a'.repeat(MAX_NAME_BYTES + 1)],
    ['in Arabic', 'ب'.repeat(MAX_NAME_BYTES / 2 + 1)],
    ['that no disk takes', 'a'.repeat(400)],
  ])('should be refused with a name that is too long %s, and leave nothing behind', async (_, name) => {
    const before = await rows()

    const answer = await upload(await plain(2_000, 1_500), `${name}.png`)

    expect(answer).toMatchObject({ status: 400, body: message('The name of the file is too long') })
    expect(await rows()).toBe(before)
    expect(await fs.readdir(folder)).toEqual([])
  })

  it('should be told from one that cannot be read', async () => {
    expect(await upload(Buffer.from('nothing of the kind'))).toMatchObject({ status: 400 })
  })

  it('should be refused when the disk is full, and leave nothing behind', async () => {
    const before = await rows()
    vi.spyOn(fs, 'writeFile').mockRejectedValue(noSpace())

    const answer = await upload(PNG)

    expect(answer).toMatchObject({ status: 507, body: message('no room for it') })
    expect(await rows()).toBe(before)
    expect(await fs.readdir(folder)).toEqual([])
  })

  it('should leave no half file when the disk fills up under it', async () => {
    const before = await rows()
    const picture = await plain(2_000, 1_500)
    const { writeFile } = fs
    vi.spyOn(fs, 'writeFile').mockImplementation(async (file, data) => {
      const bytes = Buffer.isBuffer(data) ? data : Buffer.from('')
      const isTrial = String(file).includes('.room-')
      await writeFile(file, isTrial ? bytes : bytes.subarray(0, 10))
      if (String(file).includes('640')) throw noSpace()
    })

    const answer = await upload(picture)

    expect(answer).toMatchObject({ status: 507, body: message('no room for it') })
    expect(await rows()).toBe(before)
    expect(await fs.readdir(folder)).toEqual([])
  })

  it('should leave no file when its row is not made', async () => {
    const before = await rows()
    const { create } = app.payload.db
    app.payload.db.create = () => Promise.reject(new Error('the row is refused'))

    const answer = await upload(PNG)
    app.payload.db.create = create

    expect(answer.status).toBe(500)
    expect(await rows()).toBe(before)
    expect(await fs.readdir(folder)).toEqual([])
  })

  it('should be stored in its sizes under the longest name, twice', async () => {
    const name = `${'a'.repeat(MAX_NAME_BYTES)}.png`
    for (const count of [3, 6]) {
      expect((await upload(await plain(2_000, 1_500), name)).status).toBe(201)
      expect(await fs.readdir(folder)).toHaveLength(count)
    }
    for (const file of await fs.readdir(folder)) await fs.rm(`${folder}/${file}`)
  })

  it('should be stored in its sizes', async () => {
    const answer = await upload(await plain(2_000, 1_500))

    expect(answer.status).toBe(201)
    expect((await fs.readdir(folder)).toSorted()).toEqual(['gate-1280x960.webp', 'gate-640x480.webp', 'gate.webp'])
  })
  it('should be not found when its file is lost, and its row stay what it is', async () => {
    const { body } = await upload(await plain(2_000, 1_500), 'lost.png')
    const { doc } = body as { doc: { id: number; filename: string } }
    const address = `media/file/${doc.filename}`
    expect((await app.rest('GET', address)).status).toBe(200)
    await fs.rm(`${folder}/${doc.filename}`)

    expect((await app.rest('GET', address)).status).toBe(404)
    expect((await app.rest('GET', `media/${doc.id}`, { actor: 'editor' })).status).toBe(200)
  })
})
