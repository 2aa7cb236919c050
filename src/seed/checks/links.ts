import { linkFault } from '@/domain/writing/links'

import type { Report } from './check'
import type { NamedText } from './wording'

const LINK = /\[([^\]]*)\]\([^)]*\)/g

/** Finds links that do not say where they lead. */
export function checkLinkWords(texts: readonly NamedText[]): Report {
  const links = texts.flatMap(({ where, text }) =>
    [...text.matchAll(LINK)].map(([, words = '']) => ({ where, fault: linkFault(words.replaceAll('*', '')) })),
  )
  const faults = links.flatMap(({ where, fault }) => (fault === null ? [] : [`${where}: ${fault}`]))
  return { lines: [`${links.length} links, ${faults.length} that do not say where they lead`], faults }
}
