import type { Route } from 'next'

import { RichText } from '@/rich-text/rich-text'
import Link from '@/ui/controls/link'

import type { Mishap, Troubles } from '../model/troubles'
import { Folded } from './folded'
import styles from './rite-step.module.css'

/** One line for each thing that can happen in a step; what to do opens under it. */
export function RiteTroubles({
  troubles: { mishaps, general, mistakes },
  sameRite,
  inArticle,
}: {
  troubles: Troubles
  sameRite: { readonly href: Route; readonly title: string } | null
  inArticle: Route
}) {
  return (
    <section className={styles.text} aria-labelledby="trouble">
      <h2 id="trouble">Something went wrong?</h2>
      <Mishaps mishaps={mishaps} />
      {mistakes !== null && (
        <Folded title="Common mistakes">
          <RichText data={mistakes} headingLevel={4} />
        </Folded>
      )}
      {sameRite !== null && (
        <p className={styles.more}>
          <Link href={sameRite.href}>{`More on this rite: ${sameRite.title}`}</Link>
        </p>
      )}
      {general.length > 0 && (
        <>
          <h3>In every step</h3>
          <Mishaps mishaps={general} />
        </>
      )}
      <p className={styles.more}>
        <Link href={inArticle}>All of it in the article, with the sources</Link>
      </p>
    </section>
  )
}

function Mishaps({ mishaps }: { mishaps: readonly Mishap[] }) {
  return mishaps.map(({ title, body }) => (
    <Folded key={title} title={title}>
      <RichText data={body} headingLevel={4} />
    </Folded>
  ))
}
