import { safeHttpUrl } from '@/lib/text/web-links'

type WrittenAddress = { readonly written: string; readonly index: number }

const WRITTEN = /https?:\/\/[^\s<>"“”«»]+/gi

/** The web addresses that stand in words, without the marks of the sentence behind them. */
export const findAddresses = (words: string): readonly WrittenAddress[] =>
  [...words.matchAll(WRITTEN)].map(({ 0: written, index }) => ({ written: withoutSentenceMarks(written), index }))

/** Replaces those for which `change` has another. */
export const mapAddresses = (words: string, change: (written: string) => string): string =>
  words.replace(WRITTEN, (written) => {
    const address = withoutSentenceMarks(written)
    return change(address) + written.slice(address.length)
  })

/** A bracket belongs to an address that has opened one: `…/Mina_(city)`. */
function withoutSentenceMarks(written: string): string {
  const words = written.replace(/[.,;:!?'’]+$/, '')
  const isUnopened = words.endsWith(')') && words.split(')').length > words.split('(').length
  return isUnopened ? withoutSentenceMarks(words.slice(0, -1)) : words
}

/**
 * What is asked for an address: one page, whatever part of it the link is for. `null` for what is no public address. An address of
 * the guide itself is the path of its page.
 */
export function toTarget(written: string, siteUrl: string): string | null {
  const own = readOwnPath(written, siteUrl)
  if (own !== null) return own
  const href = safeHttpUrl(written)
  return href === null ? null : withoutHash(href)
}

export const withoutHash = (href: string): string => href.replace(/#.*$/, '')

const isBelow = (written: string, siteUrl: string): boolean =>
  written === siteUrl || /^[/?#]/.test(written.slice(siteUrl.length))

function readOwnPath(written: string, siteUrl: string): string | null {
  if (!written.toLowerCase().startsWith(siteUrl.toLowerCase()) || !isBelow(written, siteUrl)) return null
  const { pathname, search, hash } = new URL(written)
  return pathname + search + hash
}

/** Objects of the map: places name theirs, thousands of them, and imports know which are gone. */
const MAP_OBJECT = /^https?:\/\/(?:www\.)?openstreetmap\.org\/(?:node|way|relation)\/\d+/

/** Whether other sites are asked for it. */
export const isAsked = (target: string): boolean => /^https?:/.test(target) && !MAP_OBJECT.test(target)
