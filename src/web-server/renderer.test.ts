import type { RequestListener } from 'node:http'

import { afterEach, describe, expect, it } from 'vitest'

import { noteChange, noteRead, onContentChange } from './content-watch.mjs'
import { openRenderer, type RenderOptions } from './renderer.mjs'

let renderer: Awaited<ReturnType<typeof openRenderer>>

afterEach(() => renderer.close())

const open = async (handle: RequestListener) => {
  renderer = await openRenderer(handle)
  return (url: string, options: Partial<RenderOptions> = {}) =>
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

  it('should say which content each answer was made of, however many are under way', async () => {
    const render = await open((request, response) => {
      setTimeout(
        () => {
          noteRead(['everything', `made of ${request.url}`])
          response.end('here')
        },
        request.url === '/slow' ? 40 : 10,
      )
    })
    const [slow, fast] = await Promise.all([render('/slow'), render('/fast')])
    expect(slow.tags).toEqual(['everything', 'made of /slow'])
    expect(fast.tags).toEqual(['everything', 'made of /fast'])
  })

  it('should show the framework no name of a request, neither ours nor one a caller made up', async () => {
    const seen: unknown[] = []
    const render = await open((request, response) => {
      seen.push(request.headers['x-guide-render'])
      noteRead(['faq'])
      response.end()
    })
    const { tags } = await render('/', { headers: { 'x-guide-render': '1' } })
    expect({ seen, tags }).toEqual({ seen: [undefined], tags: ['faq'] })
  })

  it('should tell a change made elsewhere from one made here', async () => {
    const heard: unknown[] = []
    const end = onContentChange((tags, { isEcho }) => heard.push({ tags, isEcho }))
    const render = await open((_request, response) => {
      noteChange(['faq'])
      response.end()
    })
    await render('/', { method: 'POST', isEcho: true })
    await render('/', { method: 'POST' })
    end()
    expect(heard).toEqual([
      { tags: ['faq'], isEcho: true },
      { tags: ['faq'], isEcho: false },
    ])
  })
})
