import { describe, expect, it, vi } from 'vitest'

import { currentPreview } from '@/server/preview/current-preview'

import type { Render, Rendered } from './next-internals/render'
import { createPreviewRender } from './preview'

const page = (headers: Rendered['headers'] = {}): Rendered => ({
  status: 200,
  headers: { 'content-type': 'text/html', ...headers },
  cookies: ['__prerender_bypass=of-the-build'],
  body: Buffer.from('<p>page</p>'),
  tags: [],
})

const OPTIONS = { headers: { host: 'guide.example', cookie: 'payload-token=a' }, limitMs: 1000 }
const NOW = { ...OPTIONS, at: null, hasDrafts: true }

function setUp(rendered = page()) {
  const seen: (string | null | undefined)[] = []
  const render = vi.fn<Render>(async () => {
    seen.push(currentPreview()?.headers.get('cookie'))
    return rendered
  })
  return { render, seen, preview: createPreviewRender(render, '__prerender_bypass=of-the-build') }
}

describe('createPreviewRender', () => {
  it('should have the framework make a draft, with the session of who asks', async () => {
    const { render, seen, preview } = setUp()
    await preview('/guide/umrah/a', NOW)

    expect(render).toHaveBeenCalledExactlyOnceWith('/guide/umrah/a', {
      ...OPTIONS,
      headers: { host: 'guide.example', cookie: 'payload-token=a; __prerender_bypass=of-the-build' },
    })
    expect(seen).toEqual(['payload-token=a'])
    expect(currentPreview()).toBeUndefined()
  })

  it('should let the CMS alone show the page in a frame, and keep the framework’s cookie', async () => {
    const { preview } = setUp(
      page({ 'x-frame-options': 'DENY', 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }),
    )
    const { headers, cookies } = await preview('/', NOW)
    expect(headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
    })
    expect(cookies).toEqual([])
  })

  it.each([
    ['/guide/umrah/b', '/preview/guide/umrah/b'],
    ['https://elsewhere.example/', 'https://elsewhere.example/'],
  ])('should lead from a page that has moved to %s', async (location, target) => {
    const { preview } = setUp(page({ location }))
    expect((await preview('/a', NOW)).headers['location']).toBe(target)
  })
})
