import { Fragment } from 'react'

import { scriptRuns } from '@/lib/rich-text/script-runs'
import { hasArabic } from '@/lib/text/arabic'

/** English with Arabic words in it: the Arabic is marked, so that it is read and set as Arabic. */
export function MixedText({ children }: { children: string }) {
  if (!hasArabic(children)) return children
  return scriptRuns(children).map(({ text, isArabic }, index) =>
    // Runs of one text have no identity but their place.
    isArabic ? <Arabic key={index}>{text}</Arabic> : <Fragment key={index}>{text}</Fragment>,
  )
}

/** Arabic is marked as Arabic, so that it is read, set and searched as such. */
export function Arabic({ children }: { children: string }) {
  return (
    <span lang="ar" dir="rtl">
      {children}
    </span>
  )
}
