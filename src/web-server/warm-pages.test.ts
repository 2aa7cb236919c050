import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { describe, expect, it } from 'vitest'

import { listPopularPages, warmPages } from './warm-pages'

const settle = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

/** Pages are made, and rests end, when the test says so. */
function open(keys: readonly string[]) {
  const begun: string[] = []
  const rests: number[] = []
  const reports: string[] = []
  let ended = 'waiting'
  let clock = 0
  let finish: (error?: Error) => void = () => undefined
  let strike: (value?: unknown) => void = () => undefined
  const limit = new Promise((resolve) => (strike = resolve))
  void warmPages({
    keys,
    make: (key) => {
      begun.push(key)
      return new Promise<void>((resolve, reject) => {
        finish = (error) => {
          clock += 30
          if (error === undefined) resolve()
          else reject(error)
        }
      })
    },
    limit,
    rest: (milliseconds) => {
      rests.push(milliseconds)
      return Promise.resolve()
    },
    report: (message) => reports.push(message),
    now: () => clock,
  }).then(() => {
    ended = 'serving'
  })
  const step = async (act: () => void) => {
    act()
    await settle()
  }
  return {
    begun,
    rests,
    reports,
    ended: () => ended,
    finish: (error?: Error) => step(() => finish(error)),
    strike: () => step(() => strike()),
  }
}

describe('warmPages', () => {
  it('should make one page after the other, and let the port open when all are there', async () => {
    const { begun, ended, finish, rests } = open(['/', '/map'])
    expect(begun).toEqual(['/'])
    await finish()
    expect({ begun: [...begun], ended: ended() }).toEqual({ begun: ['/', '/map'], ended: 'waiting' })
    await finish()
    expect({ ended: ended(), rests }).toEqual({ ended: 'serving', rests: [] })
  })

  it('should let the port open after the limit, and make the others in half of the time', async () => {
    const { begun, ended, finish, strike, rests } = open(['/', '/map', '/faq'])
    await finish()
    await strike()
    expect({ begun: [...begun], ended: ended() }).toEqual({ begun: ['/', '/map'], ended: 'serving' })
    await finish()
    await finish()
    expect({ begun, rests }).toEqual({ begun: ['/', '/map', '/faq'], rests: [30, 30] })
  })

  it('should end with the first page that cannot be made, and say so', async () => {
    const { begun, ended, finish, reports } = open(['/', '/map'])
    await finish(new Error('/ answered 500'))
    expect({ begun, ended: ended() }).toEqual({ begun: ['/'], ended: 'serving' })
    expect(reports).toEqual(['Pages are made when they are asked for: / answered 500'])
  })
})

describe('listPopularPages', () => {
  it('should begin with the screens, then have the lists, articles and places of the build, each once', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'guide-manifest-'))
    const file = path.join(folder, 'prerender-manifest.json')
    const made = ['/', '/place/255', '/guide/hajj', '/guide/hajj/hajj-steps', '/places/view/all', '/icon.svg']
    writeFileSync(file, JSON.stringify({ routes: Object.fromEntries(made.map((route) => [route, {}])) }))

    const pages = listPopularPages(pathToFileURL(file))

    expect(pages[0]).toBe('/')
    expect(pages.slice(-2)).toEqual(['/guide/hajj/hajj-steps', '/place/255'])
    expect(pages).toEqual(expect.arrayContaining(['/map', '/api/locations']))
    expect(pages).not.toEqual(expect.arrayContaining(['/places/view/all']))
    expect(pages).toHaveLength(new Set(pages).size)
    rmSync(folder, { recursive: true })
  })
})
