import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ToastArea } from '@/shared/toasts/components/toast-area'
import { loadToastCard, toastStore } from '@/shared/toasts/use-toast'

import { AdminControls } from './admin-controls'

const push = vi.fn<(address: string) => void>()
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const osm = {
  button: 'Import OpenStreetMap data',
  path: '/api/admin/import-osm',
  success: ['Import Successful', 'OpenStreetMap data has been imported successfully.'],
  failure: ['Import Failed', 'There was an error importing OpenStreetMap data.'],
  leadsTo: '/map',
} as const

const gates = {
  button: 'Import mosque gates',
  path: '/api/admin/import-gates',
  success: ['Gates Import Successful', 'Mosque gates data has been imported successfully.'],
  failure: ['Gates Import Failed', 'There was an error importing mosque gates data.'],
  leadsTo: '/gates-map',
} as const

/** Answers each call by the next of the list, the last again and again; returns the calls. */
function answer(...answers: readonly (() => Response)[]): string[] {
  const calls: string[] = []
  vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit = {}) => {
    const next = answers[Math.min(calls.length, answers.length - 1)]
    calls.push(`${method} ${path}`)
    return Promise.resolve(next?.() ?? Response.error())
  })
  return calls
}

const json =
  (status: number, body: unknown): (() => Response) =>
  () =>
    Response.json(body, { status })

const isBusy = (label: string) => screen.getByRole('button', { name: label }).getAttribute('aria-disabled')

function show(): void {
  render(
    <>
      <AdminControls />
      <ToastArea />
    </>,
  )
}

beforeEach(async () => {
  push.mockClear()
  await loadToastCard()
})

afterEach(() => {
  for (const { id } of toastStore.getSnapshot()) act(() => toastStore.dismiss(id))
})

describe('an import of the Admin Controls', () => {
  it.each([osm, gates])(
    'should say where it is, run once, and lead to $leadsTo two seconds after its end',
    async (wanted) => {
      vi.useFakeTimers()
      const calls = answer(
        json(202, { jobId: 7, statusUrl: '/api/admin/imports/7' }),
        json(200, { status: 'running', progress: { step: 'Storing', done: 1200, total: 4000 } }),
        json(200, { status: 'succeeded', progress: { step: 'Storing', done: 4000, total: 4000 }, success: true }),
      )
      show()

      fireEvent.click(screen.getByRole('button', { name: wanted.button }))
      await act(() => vi.advanceTimersByTimeAsync(1_000))

      expect(isBusy('Storing: 1,200 of 4,000')).toBe('true')
      fireEvent.click(screen.getByRole('button', { name: 'Storing: 1,200 of 4,000' }))
      await act(() => vi.advanceTimersByTimeAsync(1_000))

      const toast = within(
        screen.getAllByRole('status').find((one) => one.textContent?.includes('Done')) ?? document.body,
      )
      for (const text of wanted.success) expect(toast.getByText(text)).toBeInTheDocument()
      await act(() => vi.advanceTimersByTimeAsync(1_999))
      expect(push).not.toHaveBeenCalled()
      await act(() => vi.advanceTimersByTimeAsync(1))
      expect(push.mock.calls).toEqual([[wanted.leadsTo]])
      expect(calls).toEqual([`POST ${wanted.path}`, 'GET /api/admin/imports/7', 'GET /api/admin/imports/7'])
    },
  )

  it('should understand a server that answers when the import has ended', async () => {
    answer(json(200, { success: true, jobId: 1 }))
    show()

    await userEvent.click(screen.getByRole('button', { name: osm.button }))

    expect(await screen.findByText(osm.success[0])).toBeInTheDocument()
  })

  const refusals = [
    [401, 'You are not signed in.'],
    [403, 'Your account may not run imports.'],
    [404, 'This guide has no such import.'],
    [409, 'An import is running already.'],
  ] as const

  it.each([osm, gates].flatMap((wanted) => refusals.map(([status, reason]) => ({ ...wanted, status, reason }))))(
    'should say that it failed, why, and where to sign in: $button, $status',
    async ({ button, failure, status, reason }) => {
      answer(json(status, { error: 'no' }))
      show()

      await userEvent.click(screen.getByRole('button', { name: button }))

      const toast = within(screen.getByRole('alert'))
      for (const text of [...failure, reason]) expect(await toast.findByText(text)).toBeInTheDocument()
      expect(toast.getByRole('button', { name: 'Sign in' })).toBeInTheDocument()
      expect(isBusy(button)).toBe('false')
    },
  )
})
