import type { Render } from './next-internals/render'
import { type HeaderList, headersForType } from './security-headers'

type Standing = { readonly headers: HeaderList; readonly policy: string }

/** Has each answer of a renderer carry the headers of its kind, and each page a policy whatever its address looks like. */
export const withStandingHeaders = (render: Render, { headers, policy }: Standing): Render => {
  return async (url, options) => {
    const rendered = await render(url, options)
    const type = rendered.headers['content-type'] ?? ''
    const isPage = type.startsWith('text/html')
    const always = headersForType(headers, type).map(([name, value]) => [name.toLowerCase(), value] as const)
    return {
      ...rendered,
      headers: {
        ...(isPage && { 'content-security-policy': policy }),
        ...Object.fromEntries(always),
        ...rendered.headers,
      },
    }
  }
}
