import { SITE_NAME } from '@/domain/addresses/site'

import { Mark } from './Mark'
import styles from './marks.module.css'

/** Above the sign-in form. */
export function Logo() {
  return (
    <span className="inline gap-4">
      <Mark size={64} />
      <span className={styles.name}>{SITE_NAME}</span>
    </span>
  )
}
