'use client'

import { RotateCcw, Trash2 } from 'lucide-react'

import ui from '@/ui/ui.module.css'
import { useToast } from '@/shared/toasts/use-toast'
import { resetTour } from '@/browser/stored-tour'
import { announceStoredChange, deleteStoredData } from '@/browser/stored-values'

import styles from './settings.module.css'

/** What the guide keeps on this device, and how to be rid of it. */
export function DeviceData() {
  const toast = useToast()
  const storage = () => window.localStorage

  const forget = () => {
    const isDeleted = deleteStoredData(storage)
    announceStoredChange(window)
    delete document.documentElement.dataset.theme
    toast(
      isDeleted
        ? {
            title: 'Deleted',
            description: 'Your settings, last position, favourites, drafts and receipts are gone from this device.',
            variant: 'success',
          }
        : {
            title: 'Not deleted',
            description: 'This browser does not let the guide use its storage.',
            variant: 'destructive',
          },
    )
  }

  return (
    <div className={styles.deviceData}>
      <button type="button" className={ui.button} onClick={() => resetTour(storage, window)}>
        <RotateCcw aria-hidden size={20} />
        Take the tour again
      </button>
      <button type="button" className={ui.button} onClick={forget}>
        <Trash2 aria-hidden size={20} />
        Delete my data on this device
      </button>
    </div>
  )
}
