/**
 * The names by which the framework hands parameters of a page from one part of itself to another in a query. It believes
 * them whoever sends them: `/gate-details?id=12&nxtPid=13` showed gate 13.
 * Leans on: the prefixes of `next/dist/lib/constants`, `NEXT_RSC_UNION_QUERY` of its `app-router-headers`, and the names with
 * `__next` that stand in its server by themselves. The contract test compares the lists.
 */
const PARAMETER = /^(?:nxt[PI]|__?next|__flight__)/

/** Its browser part sends it with the header of this name, and is redirected without it. Its server reads nothing from it. */
const RSC = '_rsc'

/** An address as a stranger may ask for it; what else stands in its query stays letter by letter. */
export function withoutFrameworkParameters(url: string, { isForBrowserPart }: { isForBrowserPart: boolean }): string {
  const queryIndex = url.indexOf('?')
  if (queryIndex === -1) return url
  const parts = url.slice(queryIndex + 1).split('&')
  const remaining = parts.filter((part) => {
    const [name = ''] = new URLSearchParams(part).keys()
    return !PARAMETER.test(name) && (isForBrowserPart || name !== RSC)
  })
  if (remaining.length === parts.length) return url
  return remaining.length === 0 ? url.slice(0, queryIndex) : `${url.slice(0, queryIndex)}?${remaining.join('&')}`
}
