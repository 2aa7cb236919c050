import { useId } from 'react'

import { gateHref } from '@/domain/gates/gate-links'
import { mosques } from '@/domain/gates/mosques'
import { type Notice, noticeAudiences } from '@/domain/notices/notice'
import { concernText, spanText } from '@/domain/notices/notice-words'
import { placeHref } from '@/domain/places/place-links'
import { formatMoment } from '@/lib/dates/dates'
import { safeHttpUrl } from '@/lib/text/web-links'
import { NETWORK_NOTE } from '@/ui/controls/network-note'
import Link from '@/ui/controls/link'
import { MixedText } from '@/ui/text/mixed-text'

import { SeverityWord } from './notice-severity'
import styles from './notices.module.css'

type Props = {
  readonly notice: Notice
  /** By the guide's clock, in milliseconds since 1970. */
  readonly time: number
  /** Whether it leads to the gates and places it names; not where it stands on their page. */
  readonly hasLinks?: boolean
  /** Before a link of the card opens another page. */
  readonly onLeave?: (() => void) | undefined
}

/** All that is known of a notice. */
export function NoticeCard({ notice, time, hasLinks = true, onLeave }: Props) {
  const titleId = useId()
  const { title, text, severity, audience, concern, isClosed, source, changed } = notice
  return (
    <article className={styles.notice} data-severity={severity} aria-labelledby={titleId}>
      <SeverityWord severity={severity} />
      {/* No heading: it stands under a page's title, in a dialog and above everything. */}
      <p id={titleId} className="heading">
        <MixedText>{title}</MixedText>
      </p>
      {isClosed && <p className="strong">Closed meanwhile: {concernText(concern)}</p>}
      {text !== '' && (
        <p className="breaks">
          <MixedText>{text}</MixedText>
        </p>
      )}
      <p className="strong">{spanText(notice, time)}</p>
      <p className="soft small">
        For: {noticeAudiences[audience]}.{!isClosed && ` Where: ${concernText(concern)}.`}
      </p>
      <p className="soft small">
        Source: <NoticeSource {...source} />. Changed {formatMoment(new Date(changed).toISOString())}.
      </p>
      {hasLinks && <ThingLinks concern={concern} onLeave={onLeave} />}
    </article>
  )
}

function NoticeSource({ name, href }: Notice['source']) {
  const url = safeHttpUrl(href)
  if (url === null) return <MixedText>{name}</MixedText>
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" aria-describedby={NETWORK_NOTE}>
      <MixedText>{name}</MixedText>
    </a>
  )
}

/** The pages of the gates or places it names. */
function ThingLinks({ concern, onLeave }: Pick<Notice, 'concern'> & Pick<Props, 'onLeave'>) {
  const links =
    concern.kind === 'gate'
      ? concern.gates.map(({ id, name }) => ({
          id,
          name,
          href: gateHref({ id, mosqueId: mosques[concern.mosque].id }),
        }))
      : concern.kind === 'place'
        ? concern.places.map(({ id, name }) => ({ id, name, href: placeHref(id) }))
        : []
  if (links.length === 0) return null
  return (
    <p className="cluster gap-line">
      {links.map(({ id, name, href }) => (
        <Link key={id} href={href} className="inline target" onClick={onLeave}>
          <MixedText>{name}</MixedText>
        </Link>
      ))}
    </p>
  )
}
