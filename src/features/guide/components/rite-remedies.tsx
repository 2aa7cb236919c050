import type { Route } from 'next'

import { RichText } from '@/rich-text/rich-text'
import Link from '@/ui/controls/link'

import type { Remedy, StepRemedies } from '../model/remedies'
import { Folded } from './folded'
import styles from './rite-step.module.css'

/** One line for each thing that can happen in a step; what to do opens under it. */
export function RiteTroubles({
  troubles: { mishaps, general, mistakes },
  sameRite,
  inArticle,
}: {
  troubles: StepRemedies
  sameRite: { readonly href: Route; readonly title: string } | null
  inArticle: Route
}) {
  return (
    <section className={styles.text} aria-labelledby="trouble">
      <h2 id="trouble">Something went wrong?</h2>
      <Remedies mishaps={mishaps} />
      {mistakes !== null && (
        <Folded title="Common mistakes">
          <RichText data={mistakes} headingLevel={4} />
        </Folded>
      )}
      {sameRite !== null && (
        <p>
          <Link href={sameRite.href} className="inline target">{`More on this rite: ${sameRite.title}`}</Link>
        </p>
      )}
      {general.length > 0 && (
        <>
          <h3>In every step</h3>
          <Remedies mishaps={general} />
        </>
      )}
      <p>
        <Link href={inArticle} className="inline target">
          All of it in the article, with the sources
        </Link>
      </p>
    </section>
  )
}

function Remedies({ mishaps }: { mishaps: readonly Remedy[] }) {
  return mishaps.map(({ title, body }) => (
    <Folded key={title} title={title}>
      <RichText data={body} headingLevel={4} />
    </Folded>
  ))
}
