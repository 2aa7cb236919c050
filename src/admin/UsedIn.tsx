import type { UIFieldServerProps } from 'payload'

import { factText } from '@/lib/rich-text/facts'
import type { FactSentence } from '@/lib/rich-text/fact-sentences'
import { findFactSentences } from '@/server/references/find-fact-sentences'
import { findReferences } from '@/server/references/find-references'

import { PointingList } from './PointingList'
import styles from './side-panel.module.css'

/** So many sentences of a text are shown. */
const MOST_SENTENCES = 3

/** On the screen of a fact: the texts that name it, with the sentences that a new value changes. */
export async function UsedIn({ collectionSlug, data, id, req }: UIFieldServerProps) {
  if (id === undefined) return null
  const { key, value, unit } = data as { readonly key?: string; readonly value?: string; readonly unit?: string }
  const [names, sentences] = await Promise.all([
    findReferences({ collection: collectionSlug, id, withTrash: false, req }),
    findFactSentences(req, [String(id), key ?? '']),
  ])
  const shown = factText({ value: value ?? '', unit: unit ?? null })
  const details = new Map(
    [...sentences].map(([path, ofText]) => [path, <Sentences key={path} sentences={ofText} shown={shown} />]),
  )
  return (
    <section className={styles.panel} aria-labelledby="used-in">
      <h3 id="used-in">Used in</h3>
      <PointingList names={names} admin={req.payload.config.routes.admin} details={details} none="No text names it." />
      {names.length > 0 && (
        <p className="guide-soft">
          A new value changes {names.length === 1 ? 'this text' : `all ${names.length}`} at once. It cannot be deleted
          while a text names it.
        </p>
      )}
    </section>
  )
}

function Sentences({ sentences, shown }: { readonly sentences: readonly FactSentence[]; readonly shown: string }) {
  const left = sentences.length - MOST_SENTENCES
  return (
    <>
      {sentences.slice(0, MOST_SENTENCES).map(({ before, after }, index) => (
        // They are read once, in the order of the text.
        <p key={index} className="guide-soft" dir="auto">
          {before}
          <strong>{shown}</strong>
          {after}
        </p>
      ))}
      {left > 0 && <p className="guide-soft">… and {left} more</p>}
    </>
  )
}
