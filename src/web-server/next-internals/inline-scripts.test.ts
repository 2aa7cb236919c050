import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { htmlEscapeJsonString } from 'next/dist/shared/lib/htmlescape'
import { describe, expect, it } from 'vitest'

import { isFrameworkScript } from './inline-scripts'
import { expectProvedOn } from '../../../tests/helpers/proved-on'

describe('the inline scripts of the framework', () => {
  it('should be looked at again with each version of the framework', () => {
    expectProvedOn(
      'Look at the inline scripts in the source of a page, and in next/dist/server/app-render/stream-ops.node.js for how ' +
        'they are written; tests/e2e/content-policy.e2e.ts tries pages of every kind in a browser.',
    )
  })

  it.each([
    ['the list that the data comes to', '(self.__next_f=self.__next_f||[]).push([0])'],
    ['text', `self.__next_f.push(${htmlEscapeJsonString(JSON.stringify([1, 'a</script>\u2028"\\']))})`],
    ['bytes', 'self.__next_f.push([3,"AAEC"])'],
    [
      'the start scripts',
      '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/1.js"],"runtimeModuleIds":[494553]});',
    ],
  ])('should be known: %s', (_, script) => {
    expect(isFrameworkScript(script)).toBe(true)
  })

  it.each([
    ['app-render/stream-ops.node.js', 'self.__next_f.push(${htmlInlinedData})</script>'],
    ['app-render/stream-ops.node.js', '(self.__next_f=self.__next_f||[]).push($'],
  ])('should be written by %s as they are known', (file, text) => {
    const source = readFileSync(createRequire(import.meta.url).resolve(`next/dist/server/${file}`), 'utf8')
    expect(source).toContain(text)
  })

  it('should be known where React puts a late part into its place, as the framework’s own React writes it', async () => {
    const [first] = findInlineScripts(await pageWithLatePart()).filter((script) => script.includes('$RC('))

    expect(first).toMatch(/^\$RB=/)
    expect(isFrameworkScript(first ?? '')).toBe(true)
    expect(isFrameworkScript('$RC("B:1","S:1")')).toBe(true)
  })

  it.each(['alert(1);$RC("B:0","S:0")', '$RC("B:0","S:0");alert(1)', '$RC("B:0",alert(1))'])(
    'should not be known: %s',
    (script) => {
      expect(isFrameworkScript(script)).toBe(false)
    },
  )
})

const findInlineScripts = (html: string): readonly string[] =>
  [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)

/** Rendered in a process of its own: the framework has another React than we, and its production build. */
async function pageWithLatePart(): Promise<string> {
  const script = fileURLToPath(new URL('late-part.fixture.mjs', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [script], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return stdout
}
