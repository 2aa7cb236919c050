'use client'

import { EmptyState } from '@/ui/text/empty-state'
import ui from '@/ui/ui.module.css'

/** Anything that failed while a page was made. The visitor can try again; details stay in the server's log. */
export default function PageError({ reset }: { reset: () => void }) {
  return (
    <EmptyState title="Unable to Load Data">
      <p>Please check your connection and try again.</p>
      <button type="button" className={`${ui.button} ${ui.primary}`} onClick={reset}>
        Try again
      </button>
    </EmptyState>
  )
}
