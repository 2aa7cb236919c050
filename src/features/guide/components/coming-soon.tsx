import Link from '@/ui/controls/link'

import type { announcedItems } from '../model/announced'
import styles from './guide.module.css'

/** Spec §2: what is announced. What has come by now is a link; the rest is nothing to tap. */
export function ComingSoon({ items }: { items: ReturnType<typeof announcedItems> }) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby="coming-soon-heading">
      <h2 id="coming-soon-heading">Coming Soon</h2>
      <ul className={styles.soon}>
        {items.map(({ title, description, article }) => (
          <li key={title}>
            <h3>{title}</h3>
            {description && <p className="soft">{description}</p>}
            {article && (
              <p>
                Here now:{' '}
                <Link href={article.href} className="inline target">
                  {article.title}
                </Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
