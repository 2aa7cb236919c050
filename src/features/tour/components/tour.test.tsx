import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { TourStep } from '../model/tour-step'
import { Tour } from './tour'

const goTo = (address: string) => history.replaceState(null, '', address)

const push = vi.fn<(address: string) => void>()
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => location.pathname }))

const steps = Array.from({ length: 8 }, (_, index): TourStep => {
  const title = `Step about ${index + 1}`
  const route = index === 1 ? '/guide' : null
  return { id: title, title, description: 'A sentence.', target: '[data-tour="x"]', position: 'top', route }
})

/** As the launcher shows it: until it has ended. */
function Guide() {
  const [isOn, setOn] = useState(true)
  if (!isOn) return null
  const text = { introTitle: 'Welcome', introText: 'A tour.', steps }
  return <Tour text={text} isAskedFor={false} begun={null} onEnd={() => setOn(false)} />
}

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function takeFirstStep(): Promise<void> {
  render(<Guide />)
  await press('Start Tour (2 minutes)')
  expect(screen.getByText('Step 1 of 8')).toBeInTheDocument()
}

const flags = () => [localStorage.getItem('tour-completed'), localStorage.getItem('tour-skipped')]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  push.mockReset()
  push.mockImplementation(goTo)
  goTo('/about')
})

describe('the tour', () => {
  it('should show how far it is', async () => {
    await takeFirstStep()
    const progress = screen.getByRole('progressbar', { name: 'Progress of the tour' })
    expect(progress).toHaveAttribute('max', '8')
    expect(progress).toHaveAttribute('value', '1')

    await press('Next')

    expect(progress).toHaveAttribute('value', '2')
  })

  it('should be skipped by its close icon', async () => {
    await takeFirstStep()

    await press('Skip Tour')

    expect(screen.queryByText('Step 1 of 8')).not.toBeInTheDocument()
    expect(flags()).toEqual([null, 'true'])
    expect(push).not.toHaveBeenCalled()
  })

  it('should hold the page still during its steps, and not before or after', async () => {
    const { style } = document.documentElement
    render(<Guide />)
    expect(style.overflow).toBe('')

    await press('Start Tour (2 minutes)')
    expect(style.overflow).toBe('hidden')

    await press('Skip Tour')
    expect(style.overflow).toBe('')
  })

  it('should lead back to where the reader was when it is skipped', async () => {
    goTo('/places?category=hotel')
    await takeFirstStep()
    await press('Next')
    expect(location.pathname).toBe('/guide')

    await press('Skip Tour')

    expect(push.mock.calls).toEqual([['/guide'], ['/places?category=hotel']])
  })
})
