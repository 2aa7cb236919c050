import { createHash } from 'node:crypto'

import { isFrameworkScript } from './next-internals/inline-scripts'
import { isStartScript } from './next-internals/defer-scripts'

/** Scripts without an address. A comment or a string cannot hide one: the renderer escapes `<` in everything it embeds. */
const INLINE_SCRIPT = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g

/** Data the browser never runs, which no policy is asked about. */
const IS_DATA = /\stype="(?!module"|text\/javascript")[^"]*"/

/**
 * The policy with the page's own inline scripts allowed by their hashes (CSP3 §8.1): static pages cannot carry a nonce,
 * and `'unsafe-inline'` would allow an injected script too. So would hashes of whatever stands in the page: only scripts
 * of a known text or of a shape that holds nothing but data get one.
 *
 * @param policy a Content-Security-Policy with a `script-src 'self'`
 */
export function allowInlineScripts(policy: string, html: string): string {
  const hashes = inlineScripts(html)
    .filter((script) => isFrameworkScript(script) || isStartScript(script))
    .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return hashes.length === 0
    ? policy
    : policy.replace("script-src 'self'", `script-src 'self' ${[...new Set(hashes)].join(' ')}`)
}

const inlineScripts = (html: string): readonly string[] =>
  [...html.matchAll(INLINE_SCRIPT)].flatMap(([, attributes = '', script = '']) =>
    /\ssrc=/.test(attributes) || IS_DATA.test(attributes) || script === '' ? [] : [script],
  )
