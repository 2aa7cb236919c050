import type { Route } from 'next'
import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'

import { formatMoment } from '@/lib/dates/dates'
import Link from '@/ui/controls/link'

import type { Due } from './dashboard/load-due'
import { listUrgent } from './dashboard/urgent'
import { loadTasks, type Task } from './load-tasks'
import { shortAge } from './review/labels'
import { ScheduledRows } from './scheduled/dashboard-rows'
import { type DueCounts, REVIEW_SOON_DAYS } from './review-due'
import styles from './dashboard-tasks.module.css'

/** The dashboard opens on what waits for the person who signed in. */
export async function DashboardTasks({ payload, user }: ServerProps) {
  if (!user) return null
  const work = await loadTasks({ payload, user, now: new Date(), adminRoute: payload.config.routes.admin })
  const { recommendations, handedOver, due, drafts, scheduled, imports, lastImports, notices, phones, links } = work
  const urgent = listUrgent(work)
  return (
    <section className={styles.work} aria-labelledby="work-at-hand">
      <h2 id="work-at-hand">Work at hand</h2>
      {urgent.length > 0 && (
        <section className={styles.urgent} aria-labelledby="urgent-work">
          <h3 id="urgent-work">Look at this first</h3>
          <ul className={styles.list}>
            {urgent.map(({ label, href }) => (
              <li key={label}>
                <Link href={href as Route} className={styles.row}>
                  <span className={styles.label}>{label}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.cards}>
        {recommendations && (
          <Card title="Recommendations">
            {recommendations.count === 0 ? (
              <p>Nothing waits for review.</p>
            ) : (
              <ul className={styles.list}>
                <Row item={{ ...recommendations, label: 'To review' }}>{recommendations.count}</Row>
                {recommendations.oldest && (
                  <Row item={{ label: 'The oldest', href: recommendations.oldest.href }}>
                    waits for {shortAge(recommendations.oldest.ageSeconds)}
                  </Row>
                )}
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
        {due && (
          <Card title="Facts to check again">
            {due.length === 0 ? <p>Nothing is due in the next {REVIEW_SOON_DAYS} days.</p> : <DueRows due={due} />}
          </Card>
        )}
        {notices && (
          <Card title="Notices">
            <ul className={styles.list}>
              <Row item={{ label: 'In force', href: notices.href }}>
                {notices.running}
                {notices.nextEnd !== null && `, the next ends ${formatMoment(notices.nextEnd) ?? ''} (Makkah time)`}
              </Row>
              {notices.toCome > 0 && <Row item={{ label: 'To come', href: notices.href }}>{notices.toCome}</Row>}
            </ul>
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
        {lastImports && (
          <Card title="Last imports">
            {lastImports.length === 0 ? (
              <p>Nothing has been imported yet.</p>
            ) : (
              <ul className={styles.list}>
                {lastImports.map(({ title, isFailed, at, href }) => (
                  <Row key={href} item={{ label: title, href }}>
                    {isFailed && <strong className="guide-bad">failed, </strong>}
                    {formatMoment(at)} (Makkah time)
                  </Row>
                ))}
              </ul>
            )}
          </Card>
        )}
        {imports && (
          <Card title="Left by imports">
            {imports.length === 0 ? (
              <p>No conflict, missing record or pair of places waits.</p>
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

/** By risk, and below each kind by who saved it last. */
function DueRows({ due }: { readonly due: readonly Due[] }) {
  const risks = [...new Set(due.map(({ days }) => days))]
  return risks.map((days) => (
    <section key={days} aria-label={`Checked every ${days} days`}>
      <p>Checked every {days} days</p>
      <ul className={styles.list}>
        {due
          .filter((one) => one.days === days)
          .map((one) => (
            <li key={one.label}>
              <ul className="list">
                <Row item={one}>
                  <DueCount due={one} />
                </Row>
                {one.owners.length > 1 &&
                  one.owners.map((owner) => (
                    <Row key={owner.name} item={{ label: `Saved by ${owner.name}`, href: owner.href }}>
                      <DueCount due={owner} />
                    </Row>
                  ))}
              </ul>
            </li>
          ))}
      </ul>
    </section>
  ))
}

const DueCount = ({ due: { overdue, soon } }: { readonly due: DueCounts }) => (
  <>
    {overdue > 0 && <strong className="guide-bad">{overdue} overdue</strong>}
    {overdue > 0 && soon > 0 && ', '}
    {soon > 0 && `${soon} within ${REVIEW_SOON_DAYS} days`}
  </>
)

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
