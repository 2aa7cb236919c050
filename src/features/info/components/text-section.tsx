import type { Term } from '@/payload-types'
import { RichText } from '@/rich-text/rich-text'
import { EmptyState } from '@/ui/text/empty-state'

/** One headed part of About or Terms, with an address of its own. */
export function TextSection({ id, section }: { id: string; section: Term['sections'][number] }) {
  return (
    <section className="stack gap-3" aria-labelledby={id}>
      <h2 id={id}>{section.heading}</h2>
      <RichText data={section.body} headingLevel={3} />
    </section>
  )
}

/** An editor has not published this page, or took it back. */
export function NotPublished() {
  return (
    <EmptyState title="Not published yet">
      <p>This page is still being written. Please come back later.</p>
    </EmptyState>
  )
}
