import { describe, expect, it } from 'vitest'

import { listLost, planSaving, sizeText, listWanted } from './saving-plan'

const build = { templates: { faq: 't1', 'api/locations': 't1' }, all: [['/_next/static/a.js', 1000] as const] }
const items = [['/faq', 'v1'] as const, ['/api/locations', 'l1'] as const]
const nothing = { pages: new Set<string>(), files: new Set<string>() }
const everything = { pages: new Set(['/faq', '/api/locations']), files: new Set(['/_next/static/a.js']) }
const state = {
  completeAt: '2026-11-25T11:05:00.000Z',
  pages: { '/faq': 't1:v1', '/api/locations': 't1:l1' },
  files: { '/_next/static/a.js': 'b1' },
}
const named = new Map([['/faq', ['/_next/static/a.js']]])
const device = { present: everything, state, named }

describe('planSaving', () => {
  it('should fetch everything the first time, and say about how much that is', () => {
    const plan = planSaving(listWanted(items, build), { present: nothing, state: null, named: new Map() })
    expect(plan.pages.map(([key]) => key)).toEqual(['/faq', '/api/locations'])
    expect(plan.files).toEqual(['/_next/static/a.js'])
    expect(plan.bytes).toBeGreaterThan(1000)
  })

  it('should count a file that never changes by its size, and among the files', () => {
    const wanted = listWanted([['/_next/static/media/streets.1a2b.bin', '250000']], build)
    expect(wanted.pages).toEqual([])
    expect(wanted.files).toContainEqual(['/_next/static/media/streets.1a2b.bin', 250_000])
  })

  it('should fetch nothing when nothing has changed', () => {
    expect(planSaving(listWanted(items, build), device)).toEqual({ pages: [], files: [], bytes: 0 })
  })

  it('should fetch only what has changed', () => {
    const plan = planSaving(
      listWanted(
        [
          ['/faq', 'v2'],
          ['/api/locations', 'l1'],
        ],
        build,
      ),
      device,
    )
    expect(plan.pages).toEqual([['/faq', 't1:v2']])
    expect(plan.files).toEqual([])
  })

  it('should fetch nothing again for another build of the same sources', () => {
    expect(planSaving(listWanted(items, { ...build }), device)).toEqual({ pages: [], files: [], bytes: 0 })
  })

  it('should fetch pages again that are made in another way, and no others', () => {
    const templates = { ...build.templates, faq: 't2' }
    expect(planSaving(listWanted(items, { ...build, templates }), device).pages).toEqual([['/faq', 't2:v1']])
  })

  it('should fetch pages again that start with a script which is no more, and only the scripts that are new', () => {
    const all = [['/_next/static/b.js', 1000] as const]
    const plan = planSaving(listWanted(items, { ...build, all }), device)
    expect(plan.pages).toEqual([['/faq', 't1:v1']])
    expect(plan.files).toEqual(['/_next/static/b.js'])
  })

  it('should fetch what was taken away', () => {
    const present = { ...everything, files: new Set<string>() }
    expect(planSaving(listWanted(items, build), { ...device, present }).files).toEqual(['/_next/static/a.js'])
  })
})

describe('listLost', () => {
  it('should name what was saved and is gone', () => {
    expect(listLost(state, everything)).toEqual([])
    expect(listLost(state, { ...everything, pages: new Set(['/faq']) })).toEqual(['/api/locations'])
    expect(listLost(state, nothing)).toHaveLength(3)
  })
})

describe('sizeText', () => {
  it.each([
    [0, '1 KB'],
    [310_400, '310 KB'],
    [4_230_000, '4.2 MB'],
  ])('should write %i bytes as %s', (bytes, text) => {
    expect(sizeText(bytes)).toBe(text)
  })
})
