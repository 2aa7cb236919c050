'use client'

import dynamic from 'next/dynamic'

import styles from './review.module.css'

/**
 * The admin's pages share one bundle of components; the queue and its map are fetched on its own page only. Nothing of it
 * is drawn on the server: what waits is read with the moderator's session by the browser.
 */
export const LoadReviewQueue = dynamic(() => import('./review-queue').then(({ ReviewQueue }) => ReviewQueue), {
  ssr: false,
  loading: () => (
    <p role="status" className={styles.loading}>
      Loading the queue…
    </p>
  ),
})
