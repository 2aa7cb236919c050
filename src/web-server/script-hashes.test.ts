import { createHash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { deferScripts } from './next-internals/defer-scripts'
import { allowInlineScripts } from './script-hashes'

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'"
const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const START = '(self.__next_f=self.__next_f||[]).push([0])'
const DATA = 'self.__next_f.push([1,"0:[\\"$\\",\\"p\\",null,{}]\\n"])'

describe('allowInlineScripts', () => {
  it('should allow each inline script of the page by its own hash', () => {
    const html = `<script>${START}</script><p>x</p><script id="_R_">${DATA}</script>`
    expect(allowInlineScripts(POLICY, html)).toBe(
      `default-src 'none'; script-src 'self' ${hash(START)} ${hash(DATA)}; style-src 'self'`,
    )
  })

  it('should allow our own script, whatever it starts', () => {
    const page = (name: string) =>
      deferScripts(`<body><script src="/_next/static/chunks/${name}.js" async=""></script></body>`)
    for (const html of [page('1'), page('a~b.c-_')]) {
      const [, script = ''] = /<script>([^<]*)<\/script>/.exec(html) ?? []
      expect(allowInlineScripts(POLICY, html)).toContain(hash(script))
    }
  })

  it('should name a script that stands twice once', () => {
    const html = `<script>${START}</script><script>${START}</script>`
    expect(allowInlineScripts(POLICY, html).match(/sha256-/g)).toHaveLength(1)
  })

  it.each([
    'alert(1)',
    '',
    ' ',
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,"a"]),alert(1)',
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([1,`${alert(1)}`])',
    'self.__next_f.push([1,"a"],alert(1))',
    'self.__next_f.push(alert(1))',
    'self.__next_f.push([1,"a"])/**/;alert(1)//)',
    'self.__next_f.push([1,"a"])\n(alert(1))',
    'alert(1);self.__next_f.push([1,"a"])',
    '(self.__next_f=alert(1)).push([0])',
    '(self.__next_f=self.__next_f||[]).push([0]);alert(1);(0)',
    'self.__next_f["push"](alert)',
    'requestAnimationFrame(function(){$RT=performance.now()});alert(1)',
    deferScripts('<body><script src="/_next/static/chunks/1.js" async=""></script></body>')
      .replace(/^<body><script>|<\/script><\/body>$/g, '')
      .replace('"/_next/static/chunks/1.js"', '"https://evil.example/a.js"'),
    deferScripts('<body><script src="/_next/static/chunks/1.js" async=""></script></body>')
      .replace(/^<body><script>|<\/script><\/body>$/g, '')
      .replace('"/_next/static/chunks/1.js"', 'alert(1)'),
  ])('should not allow an injected %j', (script) => {
    expect(allowInlineScripts(POLICY, `<script>${script}</script><script type="module">${script}</script>`)).toBe(
      POLICY,
    )
  })

  it.each([
    ['a file', '<script src="/a.js" async=""></script>'],
    ['structured data', '<script type="application/ld+json">{"a":1}</script>'],
    ['an empty one', '<script></script>'],
    ['no script', '<p>scripts</p>'],
  ])('should leave the policy as it is for %s', (_, html) => {
    expect(allowInlineScripts(POLICY, html)).toBe(POLICY)
  })
})
