import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Notice } from '@/domain/notices/notice'
import { closedGates, NOON, notice } from '@/domain/notices/notice-fixture'

import { noticeKey, type ShownNotices } from '../model/notices-keeper'
import { noticesStore } from '../notices-store'
import { NoticesBar } from './notices-bar'

let address = '/gates?mosque=haram'
vi.mock('next/navigation', () => ({
  usePathname: () => new URL(address, 'https://guide.test').pathname,
  useSearchParams: () => new URL(address, 'https://guide.test').searchParams,
}))
const marked = vi.fn<(how: string, keys: readonly string[]) => Promise<void>>(() => Promise.resolve())
vi.mock('../run-notices', () => ({ markNotices: (how: string, keys: readonly string[]) => marked(how, keys) }))

const danger = closedGates([79], { id: 2, title: 'A crane has fallen', severity: 'danger', isClosed: false })
const works = closedGates([80], { id: 3, title: 'Works at Gate 80', text: 'Go by Gate 81.' })
const nabawi = notice({ id: 4, title: 'Only in Madinah', concern: { kind: 'mosque', mosque: 'nabawi' } })

const publish = (inForce: readonly Notice[], more: Partial<ShownNotices> = {}) =>
  act(() => {
    noticesStore.publish({
      inForce,
      coming: [],
      perhapsEnded: [],
      time: NOON,
      knownAt: NOON,
      hidden: [],
      told: [],
      ...more,
    })
  })

const bar = () => screen.queryByRole('complementary', { name: 'Notices' })

beforeEach(() => {
  address = '/gates?mosque=haram'
  marked.mockClear()
  publish([])
})

describe('the bar of notices', () => {
  it('should say the worst in one line, and how many more there are', () => {
    publish([danger, works, nabawi])
    render(<NoticesBar />)

    expect(bar()?.querySelector('summary')).toHaveTextContent('DangerA crane has fallen and 1 more')
    expect(bar()?.querySelector('details')).not.toHaveAttribute('open')
    expect(screen.queryByText('Only in Madinah')).not.toBeInTheDocument()
  })

  it('should open to the words, for whom, until when and the source', async () => {
    publish([works])
    render(<NoticesBar />)
    await userEvent.click(screen.getByText('Works at Gate 80', { selector: 'summary *' }))

    const card = screen.getByRole('article', { name: 'Works at Gate 80' })
    for (const words of ['Go by Gate 81.', 'Everyone', 'Until today 13:00, Makkah time', 'A source', 'Gate 80'])
      expect(card).toHaveTextContent(words)
    expect(screen.getByRole('link', { name: 'All notices' })).toHaveAttribute('href', '/notices')
  })

  it('should be hidden by a tap, but for a danger', async () => {
    publish([danger, works])
    render(<NoticesBar />)
    await userEvent.click(screen.getByRole('button', { name: 'Hide all but danger', hidden: true }))
    expect(marked).toHaveBeenCalledWith('hidden', [noticeKey(works)])

    publish([danger, works], { hidden: [noticeKey(danger), noticeKey(works)] })
    expect(bar()).toHaveTextContent('A crane has fallen')
    expect(bar()).not.toHaveTextContent('Works at Gate 80')
    expect(screen.queryByRole('button', { hidden: true })).not.toBeInTheDocument()
  })

  it('should go when its last notice ends', () => {
    publish([works])
    render(<NoticesBar />)
    expect(bar()).toBeInTheDocument()

    publish([])
    expect(bar()).not.toBeInTheDocument()
  })

  it('should wait on an open page until no finger is on what it would move', () => {
    vi.useFakeTimers()
    render(<NoticesBar />)
    act(() => {
      document.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    })
    publish([works])
    act(() => {
      document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
      vi.advanceTimersByTime(10_000)
    })
    expect(bar()).not.toBeInTheDocument()

    act(() => {
      document.body.dispatchEvent(new Event('pointerup', { bubbles: true }))
      vi.advanceTimersByTime(999)
    })
    expect(bar()).not.toBeInTheDocument()
    act(() => {
      vi.advanceTimersByTime(1)
    })
    expect(bar()).toBeInTheDocument()
  })

  it('should read each out once: a danger at once, others in a pause', () => {
    vi.useFakeTimers()
    publish([danger, works])
    render(<NoticesBar />)
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()

    act(() => {
      vi.advanceTimersByTime(500)
    })
    expect(screen.getByRole('alert')).toHaveTextContent('Danger: A crane has fallen. Until today 13:00, Makkah time.')
    expect(screen.getByRole('status')).toHaveTextContent('Change: Works at Gate 80.')
    expect(marked).toHaveBeenCalledExactlyOnceWith('told', [noticeKey(danger), noticeKey(works)])
  })

  it('should not read out again what this device has heard', () => {
    vi.useFakeTimers()
    publish([danger], { told: [noticeKey(danger)] })
    render(<NoticesBar />)
    act(() => {
      vi.advanceTimersByTime(500)
    })

    expect(bar()).toBeInTheDocument()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    expect(marked).not.toHaveBeenCalled()
  })

  it('should not stand over the list of all notices', () => {
    address = '/notices'
    publish([danger])
    render(<NoticesBar />)

    expect(bar()).not.toBeInTheDocument()
  })
})
