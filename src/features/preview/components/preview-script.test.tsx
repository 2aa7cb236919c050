import { readFileSync } from 'node:fs'

import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { HOUR_MS, notice } from '@/domain/notices/notice-fixture'
import { writePreviewTime } from '@/domain/addresses/preview'
import { noticesStore } from '@/shared/notices/notices-store'
import { askForNotices } from '@/shared/notices/run-notices'

import { PreviewScript } from './preview-script'

const DeviceDate = Date
const ofTheDevice = window.localStorage
const fetchOfTheDevice = fetch

/** What the page asks for, apart from what it carries itself. */
const asked: unknown[] = []

/** In three days, for an hour: nobody is told of it yet, and the clock of the device alone would not be sure of its end. */
const starts = Math.ceil(Date.now() / 60_000) * 60_000 + 72 * HOUR_MS
const draft = notice({ title: 'Half a “sentence” <b>', starts, ends: starts + HOUR_MS, changed: Date.now() })

beforeAll(() => {
  ofTheDevice.clear()
  window.fetch = (resource) => {
    asked.push(resource)
    return Promise.resolve(new Response('other'))
  }
  const at = encodeURIComponent(writePreviewTime(new Date(starts)))
  history.replaceState(null, '', `/preview/gate-details?id=79&preview-at=${at}&preview-drafts=true`)
  const head = document.createElement('div')
  head.innerHTML = renderToStaticMarkup(<PreviewScript notices={[draft]} />)
  const script = head.querySelector('script')
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  // As the browser does it: the file is not a module.
  new Function(readFileSync('public/preview.js', 'utf8'))()
})
afterAll(() => {
  Object.defineProperty(window, 'localStorage', { value: ofTheDevice })
  window.Date = DeviceDate
  window.fetch = fetchOfTheDevice
})

it('should show the notices of the preview by a clock at their start', async () => {
  await askForNotices()
  const { inForce, time } = noticesStore.getSnapshot()
  expect(inForce.map(({ title }) => title)).toEqual([draft.title])
  expect(time).toBeGreaterThanOrEqual(starts)
  expect(time).toBeLessThan(draft.ends)
})

it('should neither ask readers’ call nor keep anything on the device', async () => {
  await askForNotices()
  expect(asked).toEqual([])
  expect(window.localStorage.getItem('notices')).toContain('Half a')
  expect(ofTheDevice.getItem('notices')).toBeNull()
})

it('should leave all other calls alone', async () => {
  expect(await (await fetch('/api/locations')).text()).toBe('other')
  expect(asked).toEqual(['/api/locations'])
})
