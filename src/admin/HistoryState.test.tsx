import { render } from '@testing-library/react'
import { useEffect, useInsertionEffect } from 'react'
import { describe, expect, it } from 'vitest'

import { HistoryState } from './HistoryState'

const TREE = { __NA: true, tree: ['list'] }

/** As the framework does it: it notes its state while the page is drawn, and watches only after all that is in it. */
function Framework({ children }: { children: React.ReactNode }) {
  useInsertionEffect(() => window.history.replaceState(TREE, '', '/admin/collections/facts'), [])
  return children
}

/** As a list of the CMS does it. */
function List() {
  useEffect(() => window.history.replaceState(null, '', '?limit=10'), [])
  return null
}

describe('the way back to a list', () => {
  it('should be kept when the list writes its query into the address', () => {
    const { unmount } = render(
      <Framework>
        <HistoryState>
          <List />
        </HistoryState>
      </Framework>,
    )

    expect(location.search).toBe('?limit=10')
    expect(window.history.state).toEqual(TREE)

    unmount()
    window.history.replaceState(null, '', '/')
    expect(window.history.state).toBeNull()
  })
})
