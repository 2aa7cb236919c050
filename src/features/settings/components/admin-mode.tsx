'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'

import styles from './settings.module.css'

// Loaded on demand, because only staff need it; if it cannot be loaded, the page still works.
const AdminControls = dynamic(
  () =>
    import('./admin-controls').then(
      ({ AdminControls: Controls }) => Controls,
      () => NotLoaded,
    ),
  {
    ssr: false,
    loading: () => (
      <p role="status" className={styles.hint}>
        Loading the Admin Controls…
      </p>
    ),
  },
)

/** Spec §2, §4: tapping the footer text shows and hides the Admin Controls. A real button that looks like a footer. */
export function AdminMode({ children }: { readonly children: ReactNode }) {
  const [isShown, setIsShown] = useState(false)
  return (
    <>
      {isShown && <AdminControls />}
      <p className="centered above-6 soft small">
        <button
          type="button"
          className={styles.footerText}
          aria-expanded={isShown}
          onClick={() => setIsShown((wasShown) => !wasShown)}
        >
          {children}
        </button>
      </p>
    </>
  )
}

function NotLoaded() {
  return (
    <p role="alert" className={styles.hint}>
      The Admin Controls could not be loaded. Check your connection and tap again.
    </p>
  )
}
