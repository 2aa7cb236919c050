import { SITE_NAME } from '@/domain/addresses/site'
import { noticePath } from '@/domain/notices/announced-notices'
import { type Notice, noticeAudiences } from '@/domain/notices/notice'
import { cityTimestamp } from '@/lib/dates/dates'
import { writeXml, xml, type XmlElement } from '@/lib/text/xml'

export const ATOM_TYPE = 'application/atom+xml; charset=utf-8'

const NAMESPACE = 'http://www.w3.org/2005/Atom'

/**
 * Notices that are in force as an Atom feed (RFC 4287), each entry with its message of the Common Alerting Protocol.
 *
 * @param siteUrl an origin without a slash at its end
 */
export function noticeFeed(notices: readonly Notice[], siteUrl: string): string {
  return writeXml(
    xml(
      'feed',
      [
        xml('id', `${siteUrl}/api/notices/atom`),
        xml('title', `Notices · ${SITE_NAME}`),
        // A feed without an entry has no time of its own, and one of the clock would make it another feed at each look.
        xml('updated', timestamp(Math.max(0, ...notices.map(appearedAt)))),
        link('self', `${siteUrl}/api/notices/atom`, 'application/atom+xml'),
        link('alternate', `${siteUrl}/notices`, 'text/html'),
        xml('author', [xml('name', SITE_NAME), xml('uri', siteUrl)]),
        ...notices.map((notice) => entry(notice, siteUrl)),
      ],
      { xmlns: NAMESPACE, 'xml:lang': 'en' },
    ),
  )
}

function entry(notice: Notice, siteUrl: string): XmlElement {
  const { id, title, severity, audience, starts, source } = notice
  const address = `${siteUrl}${noticePath(id)}`
  return xml('entry', [
    xml('id', address),
    xml('title', title),
    xml('updated', timestamp(appearedAt(notice))),
    xml('published', timestamp(starts)),
    link('alternate', address, 'text/html'),
    link('alternate', `${siteUrl}/api/notices/${id}/cap`, 'application/cap+xml'),
    ...(source.href === null ? [] : [xml('link', [], { rel: 'via', href: source.href, title: source.name })]),
    xml('category', [], { term: severity }),
    ...(audience === 'everyone' ? [] : [xml('category', [], { term: audience, label: noticeAudiences[audience] })]),
    xml('content', describe(notice), { type: 'text' }),
  ])
}

/** When readers last saw something new of it: one that was written ahead appears at its start. */
const appearedAt = ({ changed, starts }: Notice): number => Math.max(changed, starts)

const describe = ({ title, text, source }: Notice): string => `${text || title}\n\nSource: ${source.name}`

const timestamp = (time: number): string => cityTimestamp(new Date(time))

const link = (rel: string, href: string, type: string): XmlElement => xml('link', [], { rel, href, type })
