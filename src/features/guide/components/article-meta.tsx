import { CheckedOn } from '@/ui/text/checked-on'

import styles from './guide.module.css'

type Props = { readonly minutes: number; readonly checkedOn: string | null; readonly reviewDueOn?: string | null }

/** How long a text takes and how old its facts are. */
export function ArticleMeta({ minutes, checkedOn, reviewDueOn }: Props) {
  return (
    <div className={styles.meta}>
      <p>{`${minutes} min read`}</p>
      <CheckedOn date={checkedOn} due={reviewDueOn} />
    </div>
  )
}
