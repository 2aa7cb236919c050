import { EmptyState } from '@/ui/empty-state'

/** An editor has not published this page, or took it back. */
export function NotPublished() {
  return (
    <EmptyState title="Not published yet">
      <p>This page is still being written. Please come back later.</p>
    </EmptyState>
  )
}
