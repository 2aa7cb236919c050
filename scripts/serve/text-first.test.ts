import { runInNewContext } from 'node:vm'

import { describe, expect, it } from 'vitest'

import { textFirst } from './text-first.mjs'

const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`

const PAGE =
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/3.js"/>' +
  `<link rel="stylesheet" href="/_next/static/chunks/a.css"/>${script('1')}${script('2')}` +
  '<script src="/theme.js"></script><script src="/_next/static/chunks/old.js" noModule=""></script></head>' +
  `<body><p>Text</p>${script('3')}<script>push("2")</script></body></html>`

describe('textFirst', () => {
  it('should name no start script in the page and keep everything else', () => {
    const page = textFirst(PAGE)
    expect(page).not.toMatch(/<script src="[^"]*" async=""|rel="preload"/)
    for (const kept of ['a.css', '<script src="/theme.js">', 'old.js" noModule', '<p>Text</p>', 'push("2")']) {
      expect(page).toContain(kept)
    }
    expect(page.endsWith('</script></body></html>')).toBe(true)
  })

  it('should fetch them in their order, once a frame has been painted', () => {
    const last = /<script>(requestAnimationFrame[^<]*)<\/script>/.exec(textFirst(PAGE))?.[1] ?? ''
    const frames: (() => void)[] = []
    const timers: (() => void)[] = []
    const fetched: { src?: string; async?: boolean }[] = []
    runInNewContext(last, {
      requestAnimationFrame: (run: () => void) => frames.push(run),
      setTimeout: (run: () => void) => timers.push(run),
      document: { createElement: () => ({}), head: { append: (one: object) => fetched.push(one) } },
      Object,
      JSON,
    })

    expect(fetched).toEqual([])
    for (const frame of frames) frame()
    expect(fetched).toEqual([])
    for (const timer of timers) timer()

    expect(fetched).toEqual(['1', '2', '3'].map((name) => ({ src: `/_next/static/chunks/${name}.js`, async: true })))
  })

  it('should name a script that stands twice once', () => {
    expect(textFirst(`<body>${script('1')}${script('1')}</body>`).match(/chunks\/1\.js/g)).toHaveLength(1)
  })

  it.each([
    ['a page without scripts', '<html><body><p>Text</p></body></html>'],
    ['a page with others only', '<body><script src="/theme.js"></script></body>'],
    ['a piece of a page', script('1')],
  ])('should leave %s as it is', (_, html) => {
    expect(textFirst(html)).toBe(html)
  })
})
