import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'

import { describe, expect, it, vi } from 'vitest'

import { recordTags } from '../invalidation'
import { expectProvedOn } from '../../../tests/helpers/proved-on'
import { createRender } from './render'

const render = (handle: RequestListener, url = '/', { headers = {}, limitMs = 5_000 } = {}) =>
  createRender(handle)(url, { headers: { host: 'guide.example.org', ...headers }, limitMs })

describe('render', () => {
  it('should be looked at again with each version of the framework', () => {
    expectProvedOn(
      'Look whether next/dist/server/lib/mock-request is still what the framework asks itself with (image-optimizer), ' +
        'and whether its response still ends with finish, and with close when it is broken off.',
    )
  })

  it('should hand over status, headers, cookies and the whole body', async () => {
    const { status, headers, cookies, body } = await render((request, response) => {
      response.setHeader('X-Path', request.url ?? '')
      response.appendHeader('Set-Cookie', 'a=b')
      response.appendHeader('Set-Cookie', 'c=d')
      response.writeHead(404, { 'X-Number': 7 }).end('x'.repeat(100_000))
    }, '/nowhere?a=%20b')
    expect({ status, headers, cookies, size: body.length }).toEqual({
      status: 404,
      headers: { 'x-path': '/nowhere?a=%20b', 'x-number': '7' },
      cookies: ['a=b', 'c=d'],
      size: 100_000,
    })
  })

  it.each(['/place/7', '/guide/umrah, and more', '/a, /b'])(
    'should name %s, where it redirects to, once',
    async (to) => {
      const { headers } = await render((_, response) => {
        // As the framework does for a page that redirects.
        response.setHeader('location', to)
        response.appendHeader('location', to)
        response.writeHead(308).end()
      })
      expect(headers['location']).toBe(to)
    },
  )

  it('should ask with what it is given and nothing else', async () => {
    const seen: unknown[] = []
    await render((request, response) => {
      seen.push(request.method, request.headers)
      response.end()
    })
    expect(seen).toEqual(['GET', { host: 'guide.example.org', 'accept-encoding': 'identity' }])
  })

  it('should take a body that comes in pieces, and a file that is piped', async () => {
    const file = fileURLToPath(import.meta.url)
    const pieces = await render((_, response) => {
      response.write('a')
      setTimeout(() => response.end('b'), 5)
    })
    const piped = await render((_, response) => void createReadStream(file).pipe(response))
    expect(pieces.body.toString()).toBe('ab')
    expect(piped.body).toEqual(await readFile(file))
  })

  it('should let work that was put off until after the answer begin', async () => {
    const closed = vi.fn()
    await render((_, response) => {
      response.on('close', closed)
      response.end('here')
    })
    await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce())
  })

  it('should give up when an answer takes too long, and tell who makes it', async () => {
    const closed = vi.fn()
    await expect(render((_, response) => void response.on('close', closed), '/', { limitMs: 50 })).rejects.toThrow(
      '/ took more than 50 ms',
    )
    expect(closed).toHaveBeenCalledOnce()
  })

  it.each([
    ['without an error', undefined],
    ['with an error', new Error('no more')],
  ])('should fail when the answer is broken off %s', async (_, error) => {
    await expect(render((_request, response) => void response.destroy(error))).rejects.toThrow(/broken off|no more/)
  })

  it('should say which content each answer was made of, however many are under way', async () => {
    const handle: RequestListener = (request, response) => {
      setTimeout(
        () => {
          recordTags(['everything', `made of ${request.url}`])
          response.end('here')
        },
        request.url === '/slow' ? 40 : 10,
      )
    }
    const [slow, fast] = await Promise.all([render(handle, '/slow'), render(handle, '/fast')])
    expect(slow.tags).toEqual(['everything', 'made of /slow'])
    expect(fast.tags).toEqual(['everything', 'made of /fast'])
  })
})
