import type { Route } from 'next'
import Link from '@/ui/controls/link'
import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'

import { loadTasks, type Task } from './load-tasks'
import { ScheduledRows } from './scheduled/dashboard-rows'
import { REVIEW_SOON_DAYS } from './review-due'
import styles from './dashboard-tasks.module.css'

/** The dashboard opens on what waits for the person who signed in. */
export async function DashboardTasks({ payload, user }: ServerProps) {
  if (!user) return null
  const { recommendations, handedOver, reviews, drafts, scheduled, imports, phones, links } = await loadTasks({
    payload,
    user,
    now: new Date(),
    adminRoute: payload.config.routes.admin,
  })
  return (
    <section className={styles.work} aria-labelledby="work-at-hand">
      <h2 id="work-at-hand">Work at hand</h2>
      <div className={styles.cards}>
        {recommendations && (
          <Card title="Recommendations">
            {recommendations.count === 0 ? (
              <p>Nothing waits for review.</p>
            ) : (
              <ul className={styles.list}>
                <Row item={{ ...recommendations, label: 'To review' }}>{recommendations.count}</Row>
              </ul>
            )}
          </Card>
        )}
        {handedOver && (
          <Card title="Reports from moderators">
            {handedOver.count === 0 ? (
              <p>No report waits for an editor.</p>
            ) : (
              <ul className={styles.list}>
                <Row item={{ ...handedOver, label: 'To put right' }}>{handedOver.count}</Row>
              </ul>
            )}
          </Card>
        )}
        {reviews && (
          <Card title="Facts to check again">
            {reviews.length === 0 ? (
              <p>Nothing is due in the next {REVIEW_SOON_DAYS} days.</p>
            ) : (
              <ul className={styles.list}>
                {reviews.map((review) => (
                  <Row key={review.href} item={review}>
                    {review.overdue > 0 && <strong className="guide-bad">{review.overdue} overdue</strong>}
                    {review.overdue > 0 && review.soon > 0 && ', '}
                    {review.soon > 0 && `${review.soon} within ${REVIEW_SOON_DAYS} days`}
                  </Row>
                ))}
              </ul>
            )}
          </Card>
        )}
        {drafts && (
          <Card title="Drafts not published">
            {drafts.length === 0 ? (
              <p>No draft waits.</p>
            ) : (
              <ul className={styles.list}>
                {drafts.map((draft) => (
                  <Row key={draft.href} item={draft}>
                    {draft.count}
                  </Row>
                ))}
              </ul>
            )}
          </Card>
        )}
        {scheduled && (
          <Card title="Scheduled">
            {scheduled.length === 0 ? <p>Nothing is scheduled.</p> : <ScheduledRows rows={scheduled} />}
          </Card>
        )}
        {imports && (
          <Card title="Left by imports">
            {imports.length === 0 ? (
              <p>No import failed, and no conflict, missing record or pair of places waits.</p>
            ) : (
              <ul className={styles.list}>
                {imports.map((item) => (
                  <Row key={item.label} item={item}>
                    {item.words}
                  </Row>
                ))}
              </ul>
            )}
          </Card>
        )}
        {phones && (
          <Card title="Telephone numbers nobody can dial">
            {phones.length === 0 ? (
              <p>Every number rings.</p>
            ) : (
              <ul className={styles.list}>
                {phones.map((item) => (
                  <Row key={item.label} item={item}>
                    {item.count}
                  </Row>
                ))}
              </ul>
            )}
          </Card>
        )}
        {links && (
          <Card title="Links that lead nowhere">
            <ul className={styles.list}>
              <Row item={links}>{links.count === 0 ? 'none' : links.count}</Row>
            </ul>
          </Card>
        )}
      </div>
    </section>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.card}>
      <h3>{title}</h3>
      {children}
    </div>
  )
}

function Row({ item, children }: { item: Task; children: ReactNode }) {
  return (
    <li>
      <Link href={item.href as Route} className={styles.row}>
        <span className={styles.label}>{item.label}</span> <span>{children}</span>
      </Link>
    </li>
  )
}
