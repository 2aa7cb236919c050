import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { type App, startApp } from '../helpers/int-app'
import { PNG } from '../helpers/int-samples'
import { openObjectStore } from '../helpers/object-store'
import { runProgram } from '../helpers/run-program'
import { onServer } from './global-setup'

let store: Awaited<ReturnType<typeof openObjectStore>>
let app: App

const folder = mkdtempSync(path.join(tmpdir(), 'guide-bucket-'))

beforeAll(async () => {
  store = await openObjectStore('pictures')
  // Before the settings are read.
  Object.assign(process.env, store.settings)
  app = await startApp()
})

afterEach(() => {
  store.state.isAway = false
})

afterAll(async () => {
  await app.stop()
  store.close()
  rmSync(folder, { recursive: true, force: true })
  for (const name of Object.keys(store.settings)) Reflect.deleteProperty(process.env, name)
})

type Uploaded = { doc: { id: number; filename: string; url: string; sizes: { card: { filename: string | null } } } }

function form(name: string): FormData {
  const body = new FormData()
  body.set('_payload', JSON.stringify({ alt: 'A gate', credit: 'The guide' }))
  body.set('file', new File([PNG], name, { type: 'image/png' }))
  return body
}

const upload = (name: string) => app.rest('POST', 'media', { actor: 'editor', body: form(name) })

const count = async () => (await app.payload.count({ collection: 'media', trash: true })).totalDocs

describe('a picture in a bucket', () => {
  it('should be there and not on the disk, be served under its address to everybody, and go with its record', async () => {
    const made = await upload('gate.png')
    expect(made.status, made.text).toBe(201)
    const { doc } = made.body as Uploaded
    expect([...store.objects.keys()]).toContain(doc.filename)
    expect(readdirSync(process.env.MEDIA_DIR ?? '')).toEqual([])

    const served = await app.rest('GET', `media/file/${doc.filename}`)
    expect(served.status).toBe(200)
    expect(served.headers.get('content-type')).toBe('image/webp')
    expect(served.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect((await app.rest('GET', 'media/file/none.webp')).status).toBe(404)

    expect((await app.rest('DELETE', `media/${doc.id}`, { actor: 'admin' })).status).toBe(200)
    expect([...store.objects.keys()]).not.toContain(doc.filename)
    expect((await app.rest('GET', `media/file/${doc.filename}`)).status).toBe(404)
  })

  it('should be replaced by another, and the one before go', async () => {
    const { doc } = (await upload('before.png')).body as Uploaded
    const replaced = await app.rest('PATCH', `media/${doc.id}`, { actor: 'editor', body: form('after.png') })
    expect(replaced.status, replaced.text).toBe(200)
    const { doc: now } = replaced.body as Uploaded
    const names = [...store.objects.keys()]
    expect(names).toContain(now.filename)
    expect(names).not.toContain(doc.filename)
  })

  it('should be refused with what to do while the bucket does not answer, and leave no record', async () => {
    const before = await count()
    store.state.isAway = true
    const refused = await upload('away.png')
    expect(refused).toMatchObject({
      status: 507,
      body: { errors: [{ message: expect.stringContaining('Try again in a few minutes') as unknown }] },
    })
    expect(await count()).toBe(before)
  })

  it('should be said to be missing for now, and not for good, while the bucket does not answer', async () => {
    const { doc } = (await upload('there.png')).body as Uploaded
    store.state.isAway = true
    expect((await app.rest('GET', `media/file/${doc.filename}`)).status).toBeGreaterThanOrEqual(500)
    store.state.isAway = false
    expect((await app.rest('GET', `media/file/${doc.filename}`)).status).toBe(200)
  })

  it('should lie where the server puts it, whatever an editor sends', async () => {
    const { doc } = (await upload('own.png')).body as Uploaded
    const data = { _objectKey: 'elsewhere', alt: 'Another gate' }
    const saved = await app.rest('PATCH', `media/${doc.id}`, { actor: 'editor', data })
    expect(saved).toMatchObject({ status: 200, body: { doc: { alt: 'Another gate' } } })
    expect((await app.payload.findByID({ collection: 'media', id: doc.id }))._objectKey ?? null).toBeNull()
    expect((await app.rest('GET', `media/file/${doc.filename}`)).status).toBe(200)
  })

  it('should be in the backup, and come back from it into an empty bucket', async () => {
    for (const name of ['kept.png', 'kept-too.png']) expect((await upload(name)).status).toBe(201)
    const kept = new Map(store.objects)
    expect(kept.size).toBeGreaterThan(2)
    const backup = path.join(folder, 'first')
    expect((await runProgram('backup', [backup])).code).toBe(0)
    expect(readdirSync(path.join(backup, 'pictures')).toSorted()).toEqual([...kept.keys()].toSorted())

    store.objects.clear()
    const name = `guide_bucket_${randomBytes(6).toString('hex')}`
    const uri = new URL(process.env.DATABASE_URI ?? '')
    uri.pathname = '/postgres'
    await onServer(uri.href, `CREATE DATABASE ${name}`)
    try {
      const env = { DATABASE_URI: uri.href.replace(/\/postgres/, `/${name}`) }
      expect((await runProgram('restore', [backup], env)).code).toBe(0)
    } finally {
      await onServer(uri.href, `DROP DATABASE ${name} WITH (FORCE)`)
    }
    expect(new Map([...store.objects].map(([key, { bytes }]) => [key, bytes.toString('base64')]))).toEqual(
      new Map([...kept].map(([key, { bytes }]) => [key, bytes.toString('base64')])),
    )
  })
})
