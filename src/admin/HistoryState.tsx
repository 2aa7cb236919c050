'use client'

import { type ReactNode, useLayoutEffect } from 'react'

/**
 * Back from a record to a list that was opened by its address showed that address and still the form. A list of the CMS writes
 * its query into the address with a state of `null`, as soon as it is drawn; on a page that has just been loaded that is before
 * the framework watches for it, and so what the framework keeps there for the way back was gone.
 */
export function HistoryState({ children }: { readonly children: ReactNode }) {
  // Before the first effect of whatever is drawn inside.
  useLayoutEffect(() => {
    const replaceState = window.history.replaceState.bind(window.history)
    const keepState: History['replaceState'] = (state: unknown, unused, url) =>
      replaceState(state ?? window.history.state, unused, url)
    window.history.replaceState = keepState
    return () => {
      // The framework may have put its own around it.
      if (window.history.replaceState === keepState) window.history.replaceState = replaceState
    }
  }, [])
  return children
}
