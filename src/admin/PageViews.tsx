import type { ServerProps } from 'payload'

import { hasRole } from '@/access/roles'
import { appPages } from '@/domain/addresses/routes'
import { formatDay } from '@/lib/dates/dates'
import { listPageViews, PAGE_VIEW_DAYS } from '@/server/counts/page-views'

import { type CountRow, CountTable } from './count-table'
import { type Sum, sumPageViews } from './page-view-sums'
import styles from './page-views.module.css'

/** Which screens readers open: counts of routes and days, which is all that is known. For everyone who works here. */
export async function PageViews({ payload, user }: ServerProps) {
  if (!hasRole(user, ['admin', 'editor', 'moderator'])) return null
  const { byDay, byRoute } = sumPageViews(await listPageViews(payload))
  const total = byDay.reduce((sum, { views }) => sum + views, 0)
  return (
    <section className={styles.pageViews} aria-labelledby="page-views">
      <h2 id="page-views">Page views</h2>
      <p className="below-4 guide-soft">
        {total.toLocaleString('en')} in the last {PAGE_VIEW_DAYS} days. Counted without cookies and without visitors who
        ask not to be counted.
      </p>
      {total > 0 && (
        <div className={styles.card}>
          <Bars days={byDay} />
          <div className="grid to-top gap-3">
            <CountTable caption="By screen" heads={['Screen', 'Views']} rows={byRoute.map(screenRow)} />
            <details className={styles.days}>
              <summary>Every day in figures</summary>
              <CountTable
                caption="By day"
                heads={['Day', 'Views']}
                rows={byDay.toReversed().map(({ name, views }) => [dayLabel(name), views])}
              />
            </details>
          </div>
        </div>
      )}
    </section>
  )
}

/** Units of the drawing, which is scaled to the width there is. */
const HEIGHT = 100
const SLOT = 10

/** One bar a day. The same figures are in the table of days, so the drawing is one picture with a sentence. */
function Bars({ days }: { readonly days: readonly Sum[] }) {
  const most = Math.max(1, ...days.map(({ views }) => views))
  const best = days.find(({ views }) => views === most)
  const first = days[0]
  const last = days.at(-1)
  if (first === undefined || last === undefined) return null
  const words = `Page views from ${dayLabel(first.name)} to ${dayLabel(last.name)}. ${
    best === undefined ? '' : `The most, ${most}, on ${dayLabel(best.name)}.`
  }`
  return (
    <figure className="flush">
      <svg
        className={styles.bars}
        viewBox={`0 0 ${days.length * SLOT} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words}
      >
        {days.map(({ name, views }, index) => {
          const height = views === 0 ? 0 : Math.max(1, (views / most) * HEIGHT)
          return (
            <rect key={name} x={index * SLOT + 1} y={HEIGHT - height} width={SLOT - 2} height={height}>
              <title>{`${dayLabel(name)}: ${views}`}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption className={styles.axis}>
        <span>{dayLabel(first.name)}</span>
        <span>at most {most.toLocaleString('en')} a day</span>
        <span>{dayLabel(last.name)}</span>
      </figcaption>
    </figure>
  )
}

/** By its title, which leads to the screen; one that is many, such as an article, has no address of its own. */
const screenRow = ({ name, views }: Sum): CountRow => {
  const screen = appPages.find(({ path }) => path === name)
  return screen === undefined ? [manyTitles[name] ?? name, views] : [screen.title, views, screen.path]
}

const manyTitles: Readonly<Record<string, string>> = {
  '/directory/[list]': 'Lists of the directory',
  '/guide/umrah/[topic]': 'Articles on Umrah',
  '/guide/hajj/[topic]': 'Articles on Hajj',
  '/guide/more/[topic]': 'Articles of More Guides',
  '/guide/answers/[topic]': 'Pages of answers',
  '/place/[id]': 'Pages of places and gates',
  '/path/[id]': 'Pages of paths',
  '/recommendations/[id]': 'Pages of recommendations',
}

const dayLabel = (day: string): string => formatDay(day) ?? day
