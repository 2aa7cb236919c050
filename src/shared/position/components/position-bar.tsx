'use client'

import { LocateFixed } from 'lucide-react'
import { memo } from 'react'

import ui from '@/ui/ui.module.css'

import { positionNote } from '../model/position-note'
import { usePosition } from '../use-position'
import styles from './position-bar.module.css'

/**
 * The locate-me button of spec §2 and what there is to know about the position. Asks for permission on a tap only. Left as
 * it is while only the list beside it changes.
 */
export const PositionBar = memo(function PositionBar({ onLocate }: { readonly onLocate?: () => void }) {
  const { position, locate } = usePosition()
  const isLocating = position.status === 'locating'
  const canLocate = !position.isOffline && position.status !== 'unsupported'

  return (
    <div className="cluster middle gap-line">
      {canLocate && (
        <button
          type="button"
          className={ui.button}
          aria-disabled={isLocating}
          onClick={() => {
            if (isLocating) return
            onLocate?.()
            locate()
          }}
        >
          <LocateFixed aria-hidden size={20} />
          {position.coordinates === null ? 'Locate me' : 'Update my position'}
        </button>
      )}
      <p role="status" className={styles.note} data-status={position.status}>
        {positionNote(position)}
      </p>
    </div>
  )
})
