import type { Field } from 'payload'

import { type LinkFields, linkTarget } from '@/lib/rich-text/link-target'
import { linkedRecord } from '@/lib/rich-text/links'

import { type Content, type LinkField, listLinkFields } from './link-fields'
import { listRichTextLinks, mapRichTextLinks } from './rich-text-links'
import { sentenceAround } from '@/lib/text/sentence-around'
import { findAddresses, mapAddresses, toTarget, withoutHash } from './written-addresses'

/** What a document's links are told by. */
export type Holder = {
  readonly fields: readonly Field[]
  readonly content: Content
  /** `guide-articles/12`, where a link to a part of the same page leads; `null` for what is no page of its own. */
  readonly page: string | null
  readonly siteUrl: string
}

type FoundLink = {
  /** An address of another site, a path of the guide, or `guide-articles/12#part` for a link to a record. */
  readonly target: string
  readonly field: string
  readonly sentence: string | null
}

/** Every link of a document: where it leads, in which field it stands, and in which sentence. */
export function findLinks(holder: Holder): readonly FoundLink[] {
  const found = listLinkFields(holder.fields, holder.content).flatMap((field) => listOfField(field, holder))
  // A link whose words are its address is one.
  const keys = found.map(({ target, field, sentence }) => JSON.stringify([target, field, sentence]))
  return found.filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
}

function listOfField({ kind, label, value, beside }: LinkField, holder: Holder): readonly FoundLink[] {
  const toFound = (target: string | null, sentence: string | null): readonly FoundLink[] =>
    target === null ? [] : [{ target, field: label, sentence }]
  switch (kind) {
    case 'address':
      return toFound(toTarget(String(value), holder.siteUrl), beside)
    case 'path':
      return toFound(String(value), beside)
    case 'words': {
      const words = String(value)
      return findAddresses(words).flatMap(({ written, index }) => {
        const isAlone = words.trim() === written
        const line = lineAround(words, index)
        const sentence = sentenceAround(line.text, { start: line.index, end: line.index + written.length })
        return toFound(toTarget(written, holder.siteUrl), isAlone ? beside : sentence)
      })
    }
    case 'rich-text':
      return listRichTextLinks(value).flatMap(({ link, sentence }) => toFound(readTarget(link, holder), sentence))
  }
}

/** One source a line. */
function lineAround(words: string, index: number): { readonly text: string; readonly index: number } {
  const start = words.lastIndexOf('\n', index) + 1
  const end = words.indexOf('\n', index)
  return { text: words.slice(start, end === -1 ? words.length : end), index: index - start }
}

/** Where a link leads; `null` for mail, telephones, and what readers get without a link. */
function readTarget(link: LinkFields | string, { page, siteUrl }: Pick<Holder, 'page' | 'siteUrl'>): string | null {
  if (typeof link === 'string') return toTarget(link, siteUrl)
  const record = linkedRecord(link)
  if (record !== null) return `${record.collection}/${record.id}${link.anchor ? `#${link.anchor}` : ''}`
  // An installation's own address may be one that no other site could be asked by.
  const own = typeof link.url === 'string' && link.linkType !== 'internal' ? toTarget(link.url, siteUrl) : null
  if (own?.startsWith('/') === true) return own
  const target = linkTarget(link)
  if (target?.kind === 'page') return target.path
  if (target?.kind === 'outward') return toTarget(target.href, siteUrl)
  return target?.kind === 'direct' && target.href.startsWith('#') && page !== null ? page + target.href : null
}

/**
 * The fields of a document with every link to one target leading to another address; only those that change, each whole. The part
 * of a page that a link names is kept where the new address names none.
 */
export function replaceTarget(holder: Holder, { from, to }: { readonly from: string; readonly to: string }): Content {
  const isMeant = (link: LinkFields | string): boolean => readTarget(link, holder) === from
  const readdress = (written: string): string => {
    const hash = /^https?:/.test(from) && !to.includes('#') ? written.slice(withoutHash(written).length) : ''
    return to + hash
  }
  // A path alone would be no address in words, and none outside of the guide.
  const inWords = (written: string): string =>
    isMeant(written) ? (to.startsWith('/') ? holder.siteUrl + to : readdress(written)) : written
  const inLink = (fields: LinkFields): LinkFields => {
    if (!isMeant(fields)) return fields
    return { ...fields, linkType: 'custom', url: readdress(fields.url?.trim() ?? ''), doc: null, anchor: null }
  }
  return listLinkFields(holder.fields, holder.content).reduce<Content>((changed, { kind, path, value }) => {
    const next = changeValue(kind, value)
    if (JSON.stringify(next) === JSON.stringify(value)) return changed
    const [top = ''] = path
    const whole = top in changed ? changed : { ...changed, [top]: holder.content[top] }
    return setAt(whole, path, next) as Content
  }, {})

  function changeValue(kind: LinkField['kind'], value: unknown): unknown {
    switch (kind) {
      case 'address':
        return inWords(String(value))
      case 'path':
        return value === from ? to : value
      case 'words':
        return mapAddresses(String(value), inWords)
      case 'rich-text':
        return mapRichTextLinks(value, { link: inLink, words: inWords })
    }
  }
}

/** A copy with another value at the end of the path. */
function setAt(value: unknown, [key, ...rest]: readonly (string | number)[], next: unknown): unknown {
  if (key === undefined) return next
  if (Array.isArray(value)) return value.map((item: unknown, index) => (index === key ? setAt(item, rest, next) : item))
  const content = value as Content
  return { ...content, [key]: setAt(content[key], rest, next) }
}
