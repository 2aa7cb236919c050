import type { Route } from 'next'

import Link from '@/ui/link'

import styles from './review.module.css'

/** What an editor who opens the address sees. */
export function NotForYou({ adminRoute }: { readonly adminRoute: string }) {
  return (
    <main className={styles.queue}>
      <h1>Review queue</h1>
      <p>The review queue is for moderators and administrators.</p>
      <p>
        <Link href={adminRoute as Route}>Back to the dashboard</Link>
      </p>
    </main>
  )
}
