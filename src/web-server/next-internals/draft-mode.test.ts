import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { DraftModeProvider } from 'next/dist/server/async-storage/draft-mode-provider.js'
import { RequestCookies } from 'next/dist/server/web/spec-extension/cookies.js'
import { afterAll, describe, expect, it } from 'vitest'

import { addDraftCookie, readDraftCookie } from './draft-mode'
import { expectProvedOn } from '../../../tests/helpers/proved-on'

const folder = mkdtempSync(path.join(tmpdir(), 'guide-draft-mode-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('draft mode', () => {
  it('should be proved on this version of the framework', () => {
    expectProvedOn(
      'Look at next/dist/server/async-storage/draft-mode-provider, and at what the build writes into prerender-manifest.json.',
    )
  })

  it('should be on for the framework by the cookie of its build, whatever else a caller sends', () => {
    const file = path.join(folder, 'prerender-manifest.json')
    const preview = { previewModeId: 'id-of-the-build', previewModeSigningKey: 'a', previewModeEncryptionKey: 'b' }
    writeFileSync(file, JSON.stringify({ version: 4, preview }))

    const cookie = addDraftCookie('a=1; __prerender_bypass=guessed; b=2', readDraftCookie(pathToFileURL(file)))
    const headers = new Headers({ cookie })
    const { isEnabled } = new DraftModeProvider(
      preview,
      headers as never,
      new RequestCookies(headers) as never,
      {} as never,
    )
    expect(isEnabled).toBe(true)
    expect(cookie).toBe('a=1; b=2; __prerender_bypass=id-of-the-build')
  })

  it('should stay silent about nothing where the build has no such id', () => {
    const file = path.join(folder, 'none.json')
    writeFileSync(file, '{"preview":{}}')
    expect(() => readDraftCookie(pathToFileURL(file))).toThrow('previewModeId')
  })
})
