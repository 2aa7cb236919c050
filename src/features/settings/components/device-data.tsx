'use client'

import { RotateCcw, Trash2 } from 'lucide-react'

import ui from '@/ui/ui.module.css'
import { useToast } from '@/shared/toasts/use-toast'
import { resetTour } from '@/browser/stored-tour'
import { deleteDeviceData } from '@/browser/device-data'

/** What the guide stores on this device, and how to delete it. */
export function DeviceData() {
  const toast = useToast()
  const storage = () => window.localStorage

  const deleteAll = async () => {
    const isDeleted = await deleteDeviceData()
    delete document.documentElement.dataset.theme
    delete document.documentElement.dataset.map
    toast(
      isDeleted
        ? {
            title: 'Deleted',
            description:
              'Your settings, last position, card, favourites, ticks, counts, drafts, receipts, saved pages and what waited to be sent are gone from this device.',
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
    <div className="cluster gap-3 pad-4">
      <button type="button" className={ui.button} onClick={() => resetTour(storage, window)}>
        <RotateCcw aria-hidden size={20} />
        Take the tour again
      </button>
      <button type="button" className={ui.button} onClick={() => void deleteAll()}>
        <Trash2 aria-hidden size={20} />
        Delete my data on this device
      </button>
    </div>
  )
}
