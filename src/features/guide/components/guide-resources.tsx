import { CircleQuestionMark, Map } from 'lucide-react'
import Link from '@/ui/controls/link'

import styles from './guide.module.css'

const resources = [
  { href: '/map', title: 'Interactive Maps', text: 'Places around you, with distances and directions.', Icon: Map },
  { href: '/faq', title: 'FAQ', text: 'Short answers to what pilgrims ask most.', Icon: CircleQuestionMark },
] as const

/** Spec §2: Additional Resources. */
export function GuideResources() {
  return (
    <section aria-labelledby="resources-heading">
      <h2 id="resources-heading">Additional Resources</h2>
      <ul className={styles.tiles}>
        {resources.map(({ href, title, text, Icon }) => (
          <li key={href} className={styles.tile}>
            <Icon aria-hidden size={24} />
            <div>
              <h3>
                <Link href={href} className={styles.cover}>
                  {title}
                </Link>
              </h3>
              <p className="soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
