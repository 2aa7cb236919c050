'use client'

import { Map as MapIcon, X } from 'lucide-react'

import ui from '@/ui/ui.module.css'

import { chooseMap, isMapChosen } from '../map-choice'
import type { MapFold } from '../model/map-fold'
import styles from './map-switch.module.css'

type Props = { readonly fold: MapFold; readonly onUnfold: () => void }

/**
 * Puts the map of a narrow screen away and brings it back. Which of its two names is shown is a matter of the style sheet,
 * because the page is marked before scripts run.
 */
export function MapSwitch({ fold, onUnfold }: Props) {
  function press(): void {
    const isShown = isMapChosen() && fold !== 'folded'
    if (fold === 'folded') onUnfold()
    chooseMap(!isShown)
  }

  return (
    <button type="button" className={`${ui.button} ${styles.switch}`} data-fold={fold} onClick={press}>
      <span className={styles.hide}>
        <X aria-hidden size={20} />
        Hide map
      </span>
      <span className={styles.show}>
        <MapIcon aria-hidden size={20} />
        Show map
      </span>
    </button>
  )
}
