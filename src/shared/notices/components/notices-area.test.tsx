import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { NOON, notice } from '@/domain/notices/notice-fixture'

import { noticesStore } from '../notices-store'
import { NoticesArea } from './notices-area'

const run = vi.fn<() => Promise<void>>(() => Promise.resolve())
const ask = vi.fn<() => Promise<void>>(() => Promise.resolve())
vi.mock('../run-notices', () => ({ runNotices: () => run(), askForNotices: () => ask() }))
vi.mock('./notices-bar', () => ({ NoticesBar: () => <p>The bar</p> }))

const publish = (inForce: readonly ReturnType<typeof notice>[]) =>
  noticesStore.publish({ inForce, coming: [], perhapsEnded: [], time: NOON, knownAt: NOON, hidden: [], told: [] })

const settle = () => act(() => vi.dynamicImportSettled())

beforeEach(() => {
  localStorage.clear()
  run.mockClear()
  publish([])
})

describe('where notices stand', () => {
  it('should fetch and hold nothing where there is no notice', async () => {
    const { container } = render(<NoticesArea />)
    await settle()

    expect(run).not.toHaveBeenCalled()
    expect(container).toBeEmptyDOMElement()
  })

  it('should read at once what the device keeps', async () => {
    localStorage.setItem('notices', '{"version":1}')
    render(<NoticesArea />)
    await settle()

    expect(run).toHaveBeenCalledTimes(1)
  })

  it('should ask at once in a preview, where nothing is kept', async () => {
    render(<NoticesArea asksAtOnce />)
    await settle()

    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('should fetch the bar with the first notice', async () => {
    render(<NoticesArea />)
    act(() => publish([notice()]))
    await settle()

    expect(screen.getByText('The bar')).toBeVisible()
  })
})
