'use client'

import { useSearchParams } from 'next/navigation'
import { memo, Suspense, useEffect } from 'react'

type Props = {
  /** Has to be stable, and to look at `location.search` itself. */
  onChange: () => void
}

/**
 * Calls back when the page is alive and after every change of its query string: by a link, by Back, or by the page
 * itself. Renders nothing. A screen that read the query string while it renders would have no HTML before scripts run.
 */
export const AddressWatch = memo(function AddressWatch(props: Props) {
  return (
    <Suspense fallback={null}>
      <Watch {...props} />
    </Suspense>
  )
})

function Watch({ onChange }: Props) {
  const query = useSearchParams().toString()
  useEffect(
    function reportChange() {
      onChange()
    },
    [query, onChange],
  )
  return null
}
