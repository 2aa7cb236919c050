import type { Article } from '@/contracts/content'
import { type HajjDay, hajjDays } from '@/domain/guide/hajj-days'
import { plainText } from '@/lib/rich-text/plain-text'
import { RichText } from '@/rich-text/rich-text'
import { ShareActions } from '@/shared/share/share-actions'
import { PageHeading } from '@/ui/text/page-heading'
import Link from '@/ui/controls/link'

import { findNeighbours, readingMinutes } from '../model/article'
import { cutBodyToDay, dayPath, dayTitle, listHajjDays } from '../model/days'
import { articlePath } from '../model/sections'
import { ArticleMeta } from './article-meta'
import styles from './article.module.css'
import { DayLinks } from './day-links'
import { Pager } from './pager'
import { ReportMistake } from './report-mistake'
import { OneStepAtATime } from './rite-links'

/** One day of an article, from the article's own words. Its sources stand with the article. */
export function DayView({
  article,
  day,
  address,
}: {
  article: Article
  day: HajjDay
  /** Public address, shown on paper. */
  address: string
}) {
  const days = listHajjDays(article.body)
  const body = cutBodyToDay(article.body, day)
  const whole = articlePath(article.section, article.slug)
  const { previous, next } = findNeighbours(days, day)
  const toLink = (other: HajjDay | null) => other && { href: dayPath(whole, other), title: hajjDays[other].name }
  return (
    <>
      <article className={styles.article}>
        <PageHeading title={dayTitle(day)} back={{ href: whole, label: article.title }} />
        <DayLinks days={days} path={whole} current={day} />
        <OneStepAtATime article={article} part={day} />
        <div className={styles.facts}>
          <ArticleMeta
            minutes={readingMinutes(plainText(body))}
            checkedOn={article.checkedOn}
            reviewDueOn={article.reviewDueOn}
          />
          <p>
            One day of <Link href={whole}>{article.title}</Link>, where the words, the mistakes and the way to the
            sources stand, too. Signs and staff on the spot come first.
          </p>
          <p className={styles.address}>{address}</p>
        </div>
        <RichText data={body} />
        <ShareActions title={dayTitle(day)} />
      </article>
      <ReportMistake />
      <Pager label="Other days" previous={toLink(previous)} next={toLink(next)} />
    </>
  )
}
