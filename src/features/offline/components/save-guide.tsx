'use client'

import { Download } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useEffect, useRef, useState } from 'react'

import ui from '@/ui/ui.module.css'

import { wasGuideSaved } from '../model/guide-mark'
import styles from './offline.module.css'

/** Fetched when somebody wants it: the rest of the settings is there without it. */
const SavedGuidePanel = dynamic(
  () =>
    import('./saved-guide-panel').then(
      (code) => code.SavedGuidePanel,
      () => NotLoaded,
    ),
  {
    ssr: false,
    loading: () => <p className="soft small">Looking at what this device has…</p>,
  },
)

/** Spec §2, Settings; what it promises is in docs/decisions/0046-the-guide-on-the-device.md. */
export function SaveGuide() {
  const [isOpen, setIsOpen] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(function checkSavedGuide() {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the device is asked once, after the page is there
    if (wasGuideSaved(() => window.localStorage)) setIsOpen(true)
  }, [])
  const open = () => {
    setIsOpen(true)
    // The button that had the focus is gone.
    panel.current?.focus()
  }
  return (
    <div className={styles.save}>
      <p>
        Saves every article, gate, list and contact on this device, so that they open without a network. Visited pages
        are kept without it.
      </p>
      <noscript>
        <p className="soft small">Scripts are off in your browser, so nothing can be saved.</p>
      </noscript>
      <div ref={panel} tabIndex={-1} role="group" aria-label="The guide on this device" className="grid gap-3">
        {isOpen ? (
          <SavedGuidePanel />
        ) : (
          <p className="cluster gap-3 scripted">
            <button type="button" className={ui.button} onClick={open}>
              <Download aria-hidden size={20} />
              Save the guide on this device
            </button>
          </p>
        )}
      </div>
    </div>
  )
}

function NotLoaded() {
  return (
    <p role="alert" className="warning">
      This part could not be loaded. Open Settings again when there is a network.
    </p>
  )
}
