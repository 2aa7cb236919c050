import type { NoticesAnswer } from '@/contracts/notices'

/** `notices`: those of the preview, drafts included; the page is told of no others. */
export function PreviewScript({ notices }: NoticesAnswer) {
  const answer: NoticesAnswer = { notices }
  return (
    // Blocking on purpose: the scripts of the page are to find the clock, the storage and the notices that it puts in place.
    // eslint-disable-next-line @next/next/no-sync-scripts
    <script src="/preview.js" data-notices={JSON.stringify(answer)} />
  )
}
