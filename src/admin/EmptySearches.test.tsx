import { render, screen, within } from '@testing-library/react'
import type { ServerProps } from 'payload'
import { describe, expect, it, vi } from 'vitest'

import type { Role } from '@/access/roles'

import { EmptySearches } from './EmptySearches'

const execute = vi.fn<() => Promise<{ rows: readonly { text: string; searches: number }[] }>>()

const show = async (roles: readonly Role[], rows: Awaited<ReturnType<typeof execute>>['rows'] = []) => {
  execute.mockReset().mockResolvedValue({ rows })
  // As much of both as is read here.
  const props = { payload: { db: { drizzle: { execute } } }, user: { roles } } as unknown as ServerProps
  return render(await EmptySearches(props))
}

describe('what was searched for and not found', () => {
  it.each(['admin', 'editor'] as const)('should be shown to the role of %s, in the order it is read', async (role) => {
    await show(
      [role],
      [
        { text: 'laundry', searches: 1200 },
        { text: 'صيدليه', searches: 3 },
      ],
    )

    const [, ...rows] = within(screen.getByRole('table', { name: 'Most often first' })).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual(['laundry1,200', 'صيدليه3'])
    expect(screen.getByText(/at least 3 times/)).toHaveTextContent(/without who searched.*last 30 days/)
  })

  it('should say when there is nothing', async () => {
    await show(['editor'])

    expect(screen.getByText('Nothing was searched for 3 times without being found.')).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it.each([[['moderator']], [[]]] as const)('should neither be shown to nor read for the roles %j', async (roles) => {
    const { container } = await show(roles)

    expect(container).toBeEmptyDOMElement()
    expect(execute).not.toHaveBeenCalled()
  })
})
