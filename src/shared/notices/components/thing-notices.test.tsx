import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { closedGates, HOUR_MS, NOON } from '@/domain/notices/notice-fixture'

import { noticesStore } from '../notices-store'
import { ThingChip } from './thing-chip'
import { ThingNotices } from './thing-notices'

it('should tell on the page of a gate what is closed and what is coming there, and mark what is closed now', async () => {
  act(() => {
    noticesStore.publish({
      inForce: [closedGates([79]), closedGates([80], { id: 2, title: 'Of another gate' })],
      coming: [
        closedGates([79], { id: 3, title: 'Tomorrow again', starts: NOON + 16 * HOUR_MS, ends: NOON + 20 * HOUR_MS }),
      ],
      perhapsEnded: [],
      time: NOON,
      knownAt: NOON,
      hidden: [],
      told: [],
    })
  })
  render(
    <>
      <ThingChip kind="gate" id={79} />
      <ThingNotices kind="gate" id={79} />
    </>,
  )
  await act(() => vi.dynamicImportSettled())

  expect(screen.getByText('Closed')).toBeVisible()
  expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-labelledby'))).toHaveLength(2)
  expect(screen.getByRole('article', { name: 'Tomorrow again' })).toHaveTextContent('From tomorrow 04:00')
  expect(screen.queryByText('Of another gate')).not.toBeInTheDocument()
})
