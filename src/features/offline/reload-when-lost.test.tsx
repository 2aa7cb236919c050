import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { BUILD_FILES_PATH } from '@/domain/offline/build-files'

import { reloadWhenLost } from './reload-when-lost'

/** What the server answers to each kind of question; thrown where it is an error. */
let file: Response | Error
let build: string
const asked = vi.fn<(question: string) => void>()

/** Of one test: listeners of the window would outlive it. */
const listened: (() => void)[] = []

function watch(): () => number {
  let count = 0
  const add = vi.spyOn(window, 'addEventListener')
  reloadWhenLost(() => {
    count += 1
  })
  for (const [type, listener, options] of add.mock.calls)
    listened.push(() => window.removeEventListener(type, listener as EventListener, options))
  add.mockRestore()
  return () => count
}

/** A script or style sheet that does not come, as the framework asks for it, and is gone from the page by then. */
async function lose(address: string, name: 'script' | 'link' = 'script'): Promise<void> {
  const element = document.createElement(name)
  element.setAttribute(name === 'script' ? 'src' : 'href', address)
  document.head.append(element)
  element.addEventListener('error', () => element.remove())
  element.dispatchEvent(new Event('error'))
  await turns()
}

/** Two answers, one of them read, and what follows. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

const CHUNK = '/_next/static/chunks/a.js'

beforeEach(() => {
  file = new Response(null, { status: 404 })
  build = 'new'
  vi.stubGlobal('fetch', (address: string, { method = 'GET' }: RequestInit = {}) => {
    const { pathname } = new URL(address, location.href)
    asked(`${method} ${pathname}`)
    if (file instanceof Error) return Promise.reject(file)
    // One that reads nothing from a stream.
    return Promise.resolve(pathname === BUILD_FILES_PATH ? { json: () => Promise.resolve({ build }) } : file)
  })
})

afterEach(() => {
  for (const stop of listened.splice(0)) stop()
  asked.mockClear()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})

describe('a file that is gone with its build', () => {
  it.each(['script', 'link'] as const)('should bring the page anew when it was a %s, once', async (name) => {
    const reloads = watch()
    await lose(CHUNK, name)
    expect(reloads()).toBe(1)
    expect(asked.mock.calls.flat()).toEqual([`HEAD ${CHUNK}`, `GET ${BUILD_FILES_PATH}`])
    await lose('/_next/static/chunks/b.js')
    expect(reloads()).toBe(1)
  })

  it('should bring it once more when the server has another build again', async () => {
    const reloads = watch()
    await lose(CHUNK)
    build = 'newer'
    await lose(CHUNK)
    build = 'new'
    await lose(CHUNK)
    expect(reloads()).toBe(2)
  })

  it('should be asked for once when many are lost at once', async () => {
    watch()
    await Promise.all([lose(CHUNK), lose('/_next/static/chunks/b.js')])
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['there is no network', () => (file = new TypeError('Failed to fetch'))],
    ['the file is there', () => (file = new Response(null))],
    ['something is written', () => (document.body.innerHTML = '<textarea>The lift is broken</textarea>')],
    ['a number is to be called', () => (document.body.innerHTML = '<dialog open><a href="tel:997">997</a></dialog>')],
    [
      'nothing can be noted',
      () =>
        vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new Error('full')
        }),
    ],
  ])('should leave the page when %s', async (_, arrange) => {
    arrange()
    const reloads = watch()
    await lose(CHUNK)
    expect(asked).toHaveBeenCalled()
    expect(reloads()).toBe(0)
  })

  it('should bring the page when what is written is a draft of it', async () => {
    localStorage.setItem('place-draft', JSON.stringify({ version: 1, form: { name: 'The lift is broken' } }))
    document.body.innerHTML = '<input value="The lift is broken"><input type="checkbox" value="wheelchair">'
    const reloads = watch()
    await lose(CHUNK)
    expect(reloads()).toBe(1)
  })

  it('should be noticed when it was lost before, but not when the page only looked for it', async () => {
    const entries = [
      { name: location.origin + CHUNK, initiatorType: 'fetch', responseStatus: 404 },
      { name: location.origin + CHUNK, initiatorType: 'script', responseStatus: 200 },
    ]
    const earlier = { name: location.origin + CHUNK, initiatorType: 'script', responseStatus: 404 }
    let tell: (list: { readonly getEntries: () => readonly object[] }) => void = () => {}
    const observe = vi.fn()
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(listener: typeof tell) {
          tell = listener
        }
        observe = observe
      },
    )
    const reloads = watch()
    expect(observe).toHaveBeenCalledWith({ type: 'resource', buffered: true })
    tell({ getEntries: () => entries })
    expect(asked).not.toHaveBeenCalled()
    tell({ getEntries: () => [earlier] })
    await turns()
    expect(reloads()).toBe(1)
  })

  it('should be of a build: nothing is asked for another', async () => {
    const reloads = watch()
    await lose('/theme.js')
    await lose('https://tiles.example/_next/static/chunks/a.js')
    window.dispatchEvent(new Event('error'))
    expect([asked.mock.calls.length, reloads()]).toEqual([0, 0])
  })
})
