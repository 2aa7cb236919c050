import { RichText } from '@/rich-text/rich-text'
import type { Term } from '@/payload-types'

import styles from './info.module.css'

/** One headed part of About or Terms, with an address of its own. */
export function TextSection({ id, section }: { id: string; section: Term['sections'][number] }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{section.heading}</h2>
      <RichText data={section.body} headingLevel={3} />
    </section>
  )
}
