import { RotateCcw } from 'lucide-react'

import ui from '@/ui/ui.module.css'

import { LOADING_WORDS, resultLabel } from '../model/result-label'
import type { FoundPlaces } from '../use-found-places'
import styles from './map-screen.module.css'

/** How many places there are, or why that cannot be said yet (spec §2, §8). Spoken when it changes. */
export function ResultLine({ results: { kind, total, retry } }: { readonly results: FoundPlaces }) {
  return (
    <>
      <p role="status" className={styles.count} data-kind={kind}>
        {kind === 'loading' ? LOADING_WORDS : total !== null && resultLabel(total)}
      </p>
      {kind === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p className={styles.failedTitle}>Unable to Load Data</p>
          <p>Please check your connection and try again.</p>
          <button type="button" className={ui.button} onClick={retry}>
            <RotateCcw aria-hidden size={18} />
            Try again
          </button>
        </div>
      )}
    </>
  )
}
