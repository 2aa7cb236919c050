import { describe, expect, it } from 'vitest'

import { readJson } from './bodies'

const MAX_BYTES = 1024

const send = (body: string | Uint8Array<ArrayBuffer>, contentType = 'application/json') =>
  readJson(
    new Request('http://localhost/x', { method: 'POST', body, headers: { 'Content-Type': contentType } }),
    MAX_BYTES,
  )

describe('readJson', () => {
  it.each(['application/json', 'Application/JSON; charset=utf-8'])('should read what is sent as %s', async (type) => {
    expect(await send('{"a":"é"}', type)).toEqual({ a: 'é' })
  })

  it.each([
    ['another type', () => send('{}', 'text/plain'), 415],
    ['more than it takes', () => send('x'.repeat(MAX_BYTES + 1)), 413],
    ['what is no JSON', () => send('{"a":'), 400],
    ['what is not UTF-8', () => send(new Uint8Array([0x22, 0xff, 0x22])), 400],
    ['what is nested too deeply', () => send('['.repeat(200) + ']'.repeat(200)), 400],
  ])('should refuse %s', async (_, work, status) => {
    await expect(work()).rejects.toMatchObject({ name: 'Refusal', status })
  })

  it('should name the field of a character that cannot be stored', async () => {
    await expect(send('{"a":["\\u0000"]}')).rejects.toMatchObject({ status: 400, details: { field: 'a.0' } })
  })
})
