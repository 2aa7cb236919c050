import { PageHeading } from '@/ui/text/page-heading'
import type { Contact } from '@/payload-types'

import styles from './info.module.css'
import { NotPublished } from './text-section'
import { QuestionList } from './question-list'
import { SupportBlock } from './support-block'

/** Spec §2, Contact. */
export function ContactScreen({ contact }: { contact: Contact | null }) {
  return (
    <div className={styles.screen}>
      <PageHeading
        title="Contact & Support"
        lead={contact?.intro}
        back={{ href: '/settings', label: 'Back to Settings' }}
      />
      {contact === null ? (
        <NotPublished />
      ) : (
        <div className={styles.sections}>
          <SupportBlock contact={contact} />
          {contact.faqs && contact.faqs.length > 0 && (
            <section className="stack gap-3" aria-labelledby="questions">
              <h2 id="questions">Before you write</h2>
              <QuestionList questions={contact.faqs} level={3} />
            </section>
          )}
          <section className="stack gap-3" aria-labelledby="disclaimer">
            <h2 id="disclaimer">Disclaimer</h2>
            <p className={styles.note}>{contact.disclaimer}</p>
          </section>
        </div>
      )}
    </div>
  )
}
