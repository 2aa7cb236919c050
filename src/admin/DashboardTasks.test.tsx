import { render, screen, within } from '@testing-library/react'
import type { ServerProps } from 'payload'
import { describe, expect, it, vi } from 'vitest'

import { DashboardTasks } from './DashboardTasks'
import type { Work } from './load-tasks'

const tasks = vi.hoisted(() => ({ work: {} as unknown }))

vi.mock('./load-tasks', () => ({ loadTasks: async () => Promise.resolve(tasks.work) }))

vi.mock('./scheduled/dashboard-rows', () => ({ ScheduledRows: () => null }))

const nothing: Work = {
  recommendations: null,
  handedOver: null,
  due: null,
  drafts: null,
  scheduled: null,
  imports: null,
  lastImports: null,
  notices: null,
  phones: null,
  links: null,
}

const show = async (work: Partial<Work>) => {
  tasks.work = { ...nothing, ...work }
  // As much of what the CMS gives a view as is read here.
  const props = { payload: { config: { routes: { admin: '/admin' } } }, user: {} } as unknown as ServerProps
  return render(await DashboardTasks(props))
}

const card = (name: string) => within(screen.getByRole('heading', { level: 3, name }).parentElement ?? document.body)

describe('the dashboard', () => {
  it('should begin with what cannot wait, and each number should lead to its list', async () => {
    await show({
      recommendations: {
        label: '',
        count: 3,
        href: '/review',
        oldest: { href: '/review?item=9', ageSeconds: 260_000 },
      },
      due: [
        {
          label: 'Facts',
          days: 30,
          overdue: 2,
          soon: 1,
          href: '/facts',
          owners: [
            { name: 'Amina', overdue: 2, soon: 0, href: '/facts?by=amina' },
            { name: 'Yusuf', overdue: 0, soon: 1, href: '/facts?by=yusuf' },
          ],
        },
      ],
      lastImports: [{ title: 'Places', isFailed: true, at: '2026-11-28T00:00:00.000Z', href: '/runs/4' }],
      notices: { running: 2, endingSoon: 0, toCome: 1, nextEnd: '2026-12-01T00:00:00.000Z', href: '/notices' },
    })

    const [first] = screen.getAllByRole('heading', { level: 3 })
    expect(first).toHaveTextContent('Look at this first')
    const links = (region: Pick<typeof screen, 'getAllByRole'>) =>
      region.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links(card('Look at this first'))).toEqual([
      ['Facts: 2 overdue', '/facts'],
      ['Places failed', '/runs/4'],
      ['A submission has waited for 3 d', '/review?item=9'],
    ])
    expect(links(card('Facts to check again'))).toEqual([
      ['Facts 2 overdue, 1 within 14 days', '/facts'],
      ['Saved by Amina 2 overdue', '/facts?by=amina'],
      ['Saved by Yusuf 1 within 14 days', '/facts?by=yusuf'],
    ])
    expect(links(card('Recommendations'))).toEqual([
      ['To review 3', '/review'],
      ['The oldest waits for 3 d', '/review?item=9'],
    ])
    expect(links(card('Notices'))).toEqual([
      ['In force 2, the next ends 1 December 2026, 03:00 (Makkah time)', '/notices'],
      ['To come 1', '/notices'],
    ])
    expect(links(card('Last imports'))).toEqual([['Places failed, 28 November 2026, 03:00 (Makkah time)', '/runs/4']])
  })

  it('should have nothing at its top on a quiet day', async () => {
    await show({ links: { label: 'Dead links', count: 0, href: '/links' } })

    expect(screen.queryByText('Look at this first')).toBeNull()
    expect(screen.getByRole('link', { name: /Dead links/ })).toHaveTextContent('none')
  })
})
