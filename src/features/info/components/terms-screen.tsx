import { PageHeading } from '@/ui/text/page-heading'
import type { Term } from '@/payload-types'

import styles from './info.module.css'
import { RETENTION_HEADING, RetentionSection } from './retention-section'
import { NotPublished, TextSection } from './text-section'
import contents from './terms-contents.module.css'

/** Spec §2, Terms. The headings carry their own numbers, so links to a section go by place. */
export function TermsScreen({ terms }: { terms: Term | null }) {
  return (
    <div className={styles.screen}>
      <PageHeading
        title="Terms & Privacy"
        lead={terms && `Last updated ${terms.lastUpdated}`}
        back={{ href: '/settings', label: 'Back to Settings' }}
      />
      {terms === null ? (
        <NotPublished />
      ) : (
        <div className={styles.sections}>
          <nav aria-labelledby="contents" className={contents.contents}>
            <h2 id="contents">Contents</h2>
            <ol className={contents.list}>
              {terms.sections.map((section, index) => (
                <li key={section.id ?? index}>
                  <a href={`#${sectionId(index)}`} className={contents.link}>
                    {section.heading}
                  </a>
                </li>
              ))}
              <li>
                <a href={`#${RETENTION_ID}`} className={contents.link}>
                  {RETENTION_HEADING}
                </a>
              </li>
            </ol>
          </nav>
          {terms.sections.map((section, index) => (
            <TextSection key={section.id ?? index} id={sectionId(index)} section={section} />
          ))}
          <RetentionSection id={RETENTION_ID} retention={terms.retention} />
        </div>
      )}
    </div>
  )
}

const RETENTION_ID = 'kept'

const sectionId = (index: number): string => `section-${index + 1}`
