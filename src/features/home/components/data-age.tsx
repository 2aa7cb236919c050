import { formatDay } from '@/lib/dates'

import type { CheckedSpan } from '../model/checked-span'
import styles from './home-screen.module.css'

/** How old what the guide says is: the edition editors name, and the days on which facts were compared with sources. */
export function DataAge({ contentUpdated, checked }: { contentUpdated: string | null; checked: CheckedSpan | null }) {
  return (
    <dl className={styles.age}>
      <div>
        <dt>Content last updated</dt>
        <dd>{contentUpdated ?? 'Not known'}</dd>
      </div>
      <div>
        <dt>Articles and contacts checked</dt>
        <dd>{checked === null ? 'Not checked yet' : spanText(checked)}</dd>
      </div>
    </dl>
  )
}

function spanText({ oldest, newest }: CheckedSpan): string {
  const [from, to] = [formatDay(oldest), formatDay(newest)]
  return from === to ? `${to}` : `${from} to ${to}`
}
