import type { UIFieldServerProps } from 'payload'

import { findReferences } from '@/server/references/find-references'

import { PointingList } from './PointingList'
import styles from './side-panel.module.css'

/** On the screen of a fact: the texts that name it, which a new value changes. */
export async function UsedIn({ collectionSlug, id, req }: UIFieldServerProps) {
  if (id === undefined) return null
  const names = await findReferences({ collection: collectionSlug, id, withTrash: false, req })
  return (
    <section className={styles.panel} aria-labelledby="used-in">
      <h3 id="used-in">Used in</h3>
      <PointingList names={names} admin={req.payload.config.routes.admin} none="No text names it." />
      {names.length > 0 && (
        <p className="guide-soft">
          A new value changes {names.length === 1 ? 'this text' : `all ${names.length}`} at once. It cannot be deleted
          while a text names it.
        </p>
      )}
    </section>
  )
}
