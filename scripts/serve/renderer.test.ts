import type { RequestListener } from 'node:http'

import { afterEach, describe, expect, it } from 'vitest'

import { openRenderer } from './renderer.mjs'

let renderer: Awaited<ReturnType<typeof openRenderer>>

afterEach(() => renderer.close())

const open = async (handle: RequestListener) => {
  renderer = await openRenderer(handle)
  return (url: string, options: { method?: string; body?: string; limitMs?: number } = {}) =>
    renderer.render(url, { headers: { host: 'guide.example.org' }, limitMs: 5_000, ...options })
}

describe('renderer', () => {
  it('should hand over status, headers and the whole body', async () => {
    const render = await open((request, response) => {
      response.writeHead(404, { 'X-Path': request.url ?? '' }).end('x'.repeat(100_000))
    })
    const { status, headers, body } = await render('/nowhere')
    expect({ status, path: headers['x-path'], size: body.length }).toEqual({
      status: 404,
      path: '/nowhere',
      size: 100_000,
    })
  })

  it('should pass on what is sent', async () => {
    const render = await open((request, response) => {
      request.pipe(response)
    })
    expect((await render('/', { method: 'POST', body: 'tags' })).body.toString()).toBe('tags')
  })

  it('should ask again when a kept connection turns out to be closed', async () => {
    let asked = 0
    const render = await open((_request, response) => {
      asked += 1
      if (asked === 2) response.destroy()
      else response.end('here')
    })
    await render('/')
    expect((await render('/')).body.toString()).toBe('here')
    expect(asked).toBe(3)
  })

  it('should not send anything twice that changes something', async () => {
    let asked = 0
    const render = await open((_request, response) => {
      asked += 1
      if (asked === 2) response.destroy()
      else response.end('here')
    })
    await render('/')
    await expect(render('/', { method: 'POST', body: '{}' })).rejects.toThrow()
    expect(asked).toBe(2)
  })

  it('should give up when an answer takes too long', async () => {
    const render = await open(() => undefined)
    await expect(render('/', { limitMs: 50 })).rejects.toThrow('took more than 50 ms')
  })
})
