import { EMPTY_SEARCH_DAYS } from '@/contracts/retention'
import { PageHeading } from '@/ui/text/page-heading'
import type { Term } from '@/payload-types'

import styles from './info.module.css'
import { NotPublished, TextSection } from './text-section'
import contents from './terms-contents.module.css'

const RETENTION_HEADING = 'How long we keep things'

/** Said from the numbers the guide erases by, so that the page cannot promise something else. */
function RetentionSection({ id, retention }: { id: string; retention: Term['retention'] }) {
  return (
    <section aria-labelledby={id} className="stack gap-3">
      <h2 id={id}>{RETENTION_HEADING}</h2>
      <p>
        What you send is erased {retention.submissionMonths} months after it was decided, or at once if you ask for it
        with your receipt on <a href="/recommendations/status">Recommendation Status</a>. The scrambled mark of your
        connection is erased after two days, searches that found nothing after {EMPTY_SEARCH_DAYS} days, and counts of
        opened pages after {retention.pageViewMonths} months. A page of the guide that was made of a suggestion stays.
      </p>
    </section>
  )
}

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
          <nav aria-labelledby="contents" className="pad-4 card raised screen-only">
            <h2 id="contents">Contents</h2>
            <ol className={contents.list}>
              {terms.sections.map((section, index) => (
                <li key={section.id ?? index}>
                  <a href={`#${sectionId(index)}`} className="flex middle unstyled target underlines">
                    {section.heading}
                  </a>
                </li>
              ))}
              <li>
                <a href={`#${RETENTION_ID}`} className="flex middle unstyled target underlines">
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
