import { PhoneCall } from 'lucide-react'

import type { Article, ArticleSummary } from '@/contracts/content'
import type { CallNumber } from '@/domain/guide/call-numbers'
import { RichText } from '@/rich-text/rich-text'
import { ShareActions } from '@/shared/share/share-actions'
import { PageHeading } from '@/ui/text/page-heading'
import { CheckedOn } from '@/ui/text/checked-on'
import Link from '@/ui/controls/link'
import ui from '@/ui/ui.module.css'

import { articlePath, sectionPath } from '../model/sections'
import { ArticleSources } from './article-sources'
import styles from './article.module.css'
import { ReportMistake } from './report-mistake'

/** An answer that fits one screen of a phone: nothing stands between its heading and its text but the numbers to call. */
export function AnswerView({
  article,
  calls,
  shownIn,
  address,
}: {
  article: Article
  /** Those that the text names. */
  calls: readonly CallNumber[]
  /** The articles that have it as a passage, and say more around it. */
  shownIn: readonly ArticleSummary[]
  /** Public address, shown on paper. */
  address: string
}) {
  const { section, title, body, checkedOn, reviewDueOn, sources } = article
  return (
    <>
      <article className={styles.answer}>
        <PageHeading title={title} />
        {calls.length > 0 && (
          <ul className={styles.calls}>
            {calls.map(({ service, number, href }) => (
              <li key={service}>
                <a className={`${ui.button} ${ui.primary}`} href={href}>
                  <PhoneCall aria-hidden size={20} />
                  {`${service} ${number}`}
                </a>
              </li>
            ))}
          </ul>
        )}
        <RichText data={body} />
        <nav className={styles.readOn} aria-labelledby="read-on">
          <h2 id="read-on">Read on</h2>
          <ul className="list">
            {shownIn.map((other) => (
              <li key={other.id}>
                <Link href={articlePath(other.section, other.slug)} className="inline target">
                  {other.title}
                </Link>
              </li>
            ))}
            <li>
              <Link href={sectionPath(section)} className="inline target">
                All answers
              </Link>
            </li>
          </ul>
        </nav>
        <CheckedOn date={checkedOn} due={reviewDueOn} />
        <p className={styles.address}>{address}</p>
        <ArticleSources sources={sources ?? []} />
        <ShareActions title={title} />
      </article>
      <ReportMistake />
    </>
  )
}
