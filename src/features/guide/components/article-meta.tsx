import { CheckedOn } from '@/ui/text/checked-on'

import styles from './guide.module.css'

/** How long a text takes and how old its facts are. */
export function ArticleMeta({ minutes, checkedOn }: { minutes: number; checkedOn: string | null }) {
  return (
    <div className={styles.meta}>
      <p>{`${minutes} min read`}</p>
      <CheckedOn date={checkedOn} />
    </div>
  )
}
