import { ChevronRight } from 'lucide-react'
import Link from '@/ui/controls/link'

import { ButtonLink } from '@/ui/controls/button-link'
import type { SectionKey } from '@/domain/guide/guide-sections'
import { EmptyState } from '@/ui/text/empty-state'

import { articlePath, sectionPath, sections } from '../model/sections'
import styles from './guide.module.css'

type Topic = { readonly slug: string; readonly title: string }

/** A section on the guide's first screen: its topics, and the way to all of it. */
export function SectionCard({ section, topics }: { section: SectionKey; topics: readonly Topic[] }) {
  const { name, lead } = sections[section]
  return (
    <section className={styles.section} aria-labelledby={`${section}-heading`}>
      <h2 id={`${section}-heading`}>{name}</h2>
      <p className="soft">{lead}</p>
      {topics.length === 0 ? (
        <EmptyState title="No articles yet" />
      ) : (
        <>
          <h3 className={styles.label}>Popular topics</h3>
          <ul className={styles.rows}>
            {topics.map(({ slug, title }) => (
              <li key={slug}>
                <Link href={articlePath(section, slug)} className={styles.row}>
                  {title}
                  <ChevronRight className="fixed accent" aria-hidden size={20} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <ButtonLink href={sectionPath(section)} label={`Browse All: ${name}`}>
        Browse All
      </ButtonLink>
    </section>
  )
}
