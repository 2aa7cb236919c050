import { runInNewContext } from 'node:vm'

import { describe, expect, it } from 'vitest'

import { deferScripts } from './defer-scripts'
import { expectProvedOn } from '../../../tests/helpers/proved-on'

const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`

const PAGE =
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/3.js"/>' +
  `<link rel="stylesheet" href="/_next/static/chunks/a.css"/>${script('1')}${script('2')}` +
  '<script src="/theme.js"></script><script src="/_next/static/chunks/old.js" noModule=""></script></head>' +
  `<body><p>Text</p>${script('3')}<script>push("2")</script></body></html>`

describe('deferScripts', () => {
  it('should be looked at again with each version of the framework', () => {
    expectProvedOn(
      'Look in the source of a page how its start scripts are written and preloaded, and in react-dom for _reactListening; ' +
        'tests/e2e/early-taps.e2e.ts tries both in a browser.',
    )
  })

  it('should name no start script in the page and keep everything else', () => {
    const page = deferScripts(PAGE)
    expect(page).not.toMatch(/<script src="[^"]*" async=""|rel="preload"/)
    for (const kept of ['a.css', '<script src="/theme.js">', 'old.js" noModule', '<p>Text</p>', 'push("2")']) {
      expect(page).toContain(kept)
    }
    expect(page.endsWith('</script></body></html>')).toBe(true)
  })

  describe('the scripts of a page', () => {
    const ALL = ['1', '2', '3'].map((name) => ({ src: `/_next/static/chunks/${name}.js`, async: true }))

    /** The page's own script in a page without a browser: frames, timers and what the browser says of its paints. */
    function open({ saysPaints }: { readonly saysPaints: boolean }) {
      const frames: (() => void)[] = []
      const timers: (() => void)[] = []
      const paints: (() => void)[] = []
      const fetched: { src?: string; async?: boolean }[] = []
      class PerformanceObserver {
        constructor(private readonly seen: () => void) {}
        observe = ({ type }: { readonly type: string }) => void (type === 'paint' && paints.push(this.seen))
      }
      runInNewContext(/<script>([^<]*)<\/script><\/body>/.exec(deferScripts(PAGE))?.[1] ?? '', {
        requestAnimationFrame: (run: () => void) => frames.push(run),
        setTimeout: (run: () => void) => timers.push(run),
        self: saysPaints ? { PerformanceObserver } : {},
        ...(saysPaints && { PerformanceObserver }),
        document: {
          createElement: () => ({}),
          head: { append: (one: object) => fetched.push(one) },
          addEventListener: () => undefined,
        },
        Object,
        JSON,
      })
      const runAll = (all: (() => void)[]) => () => {
        for (const run of all.splice(0)) run()
      }
      return { fetched, callFrames: runAll(frames), endTimers: runAll(timers), sayPainted: runAll(paints) }
    }

    it('should be fetched once and in their order when the first paint is on the screen', () => {
      const page = open({ saysPaints: true })
      page.callFrames()
      expect(page.fetched).toEqual([])

      page.sayPainted()
      expect(page.fetched).toEqual(ALL)

      page.endTimers()
      expect(page.fetched).toEqual(ALL)
    })

    it('should be fetched a while after the first frame where the browser does not say so', () => {
      const page = open({ saysPaints: false })
      page.callFrames()
      expect(page.fetched).toEqual([])

      page.endTimers()

      expect(page.fetched).toEqual(ALL)
    })
  })

  describe('a tap before the scripts are there', () => {
    class Button {
      clicks = 0
      isConnected = true
      /** Whether React has this part of the page; before that it lets no tap through. */
      isReady = true
      readonly listeners = new Set<() => void>()
      constructor(readonly type = 'button') {}
      closest = (): Button | null => this
      addEventListener = (_: string, listener: () => void) => this.listeners.add(listener)
      removeEventListener = (_: string, listener: () => void) => this.listeners.delete(listener)
      click = () => {
        this.clicks += 1
        if (this.isReady) for (const listener of this.listeners) listener()
      }
    }

    /** The page's own script in a page without a browser: taps, time that passes, scripts that take over. */
    function open() {
      const ticks = new Set<() => void>()
      let now = 0
      let hear: (event: object) => void = () => undefined
      const document = { addEventListener: (_: string, listener: typeof hear) => (hear = listener) }
      runInNewContext(/;(\(function[^<]*)<\/script>/.exec(deferScripts(PAGE))?.[1] ?? '', {
        document,
        Element: Button,
        Object,
        performance: { now: () => now },
        setInterval: (run: () => void) => {
          ticks.add(run)
          return run
        },
        clearInterval: (run: () => void) => ticks.delete(run),
      })
      return {
        tap: (target: Button) => {
          hear({ target, isTrusted: true, timeStamp: now })
          target.click()
          target.clicks = 0
        },
        takeOver: () => Object.assign(document, { _reactListening7: true }),
        pass: (milliseconds: number) => {
          now += milliseconds
          for (const tick of [...ticks]) tick()
        },
        isLooking: () => ticks.size > 0,
      }
    }

    it('should be repeated once when they are', () => {
      const page = open()
      const button = new Button()
      page.tap(button)
      page.pass(900)
      expect(button.clicks).toBe(0)

      page.takeOver()
      page.pass(50)
      page.pass(50)

      expect(button.clicks).toBe(1)
      expect(page.isLooking()).toBe(false)
    })

    it('should be repeated until the part it belongs to answers', () => {
      const page = open()
      const button = new Button()
      button.isReady = false
      page.tap(button)
      page.takeOver()
      page.pass(50)
      page.pass(50)
      expect(page.isLooking()).toBe(true)

      button.isReady = true
      button.clicks = 0
      page.pass(50)
      page.pass(50)

      expect(button.clicks).toBe(1)
      expect(page.isLooking()).toBe(false)
      expect(button.listeners.size).toBe(0)
    })

    it('should be repeated when React listens and is not yet ready for it', () => {
      const page = open()
      page.takeOver()
      const button = new Button()
      button.isReady = false
      page.tap(button)
      button.isReady = true
      page.pass(50)

      expect(button.clicks).toBe(1)
      expect(page.isLooking()).toBe(false)
    })

    it('should be the last of several', () => {
      const page = open()
      const [first, second] = [new Button(), new Button()]
      for (const button of [first, first, second, second]) page.tap(button)
      page.takeOver()
      page.pass(50)

      expect([first.clicks, second.clicks]).toEqual([0, 1])
    })

    it('should be forgotten after five seconds, or when its button has gone', () => {
      const late = open()
      const button = new Button()
      late.tap(button)
      late.pass(5_001)
      late.takeOver()
      late.pass(50)
      const other = open()
      const gone = new Button()
      other.tap(gone)
      gone.isConnected = false
      other.takeOver()
      other.pass(50)

      expect([button.clicks, gone.clicks]).toEqual([0, 0])
      expect(late.isLooking()).toBe(false)
    })

    it('should be left alone where it works by itself, and afterwards', () => {
      const page = open()
      const submit = new Button('submit')
      page.tap(submit)
      const text = new Button()
      text.closest = () => null
      page.tap(text)
      page.takeOver()
      const button = new Button()
      page.tap(button)
      page.pass(50)

      expect([submit.clicks, button.clicks]).toEqual([0, 0])
      expect(page.isLooking()).toBe(false)
    })
  })

  it('should name a script that stands twice once', () => {
    expect(deferScripts(`<body>${script('1')}${script('1')}</body>`).match(/chunks\/1\.js/g)).toHaveLength(1)
  })

  it.each([
    ['a page without scripts', '<html><body><p>Text</p></body></html>'],
    ['a page with others only', '<body><script src="/theme.js"></script></body>'],
    ['a piece of a page', script('1')],
  ])('should leave %s as it is', (_, html) => {
    expect(deferScripts(html)).toBe(html)
  })
})
