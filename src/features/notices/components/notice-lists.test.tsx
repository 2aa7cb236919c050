import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { HOUR_MS, NOON, notice } from '@/domain/notices/notice-fixture'
import type { ShownNotices } from '@/shared/notices/model/notices-keeper'
import { noticesStore } from '@/shared/notices/notices-store'

import { NoticeLists } from './notice-lists'

const publish = (shown: Partial<ShownNotices>) =>
  act(() => {
    noticesStore.publish({
      inForce: [],
      coming: [],
      perhapsEnded: [],
      time: NOON,
      knownAt: NOON,
      hidden: [],
      told: [],
      ...shown,
    })
  })

const titles = (list: string) => [...screen.getByRole('region', { name: list }).querySelectorAll('article')].length

beforeEach(() => publish({ knownAt: null }))

describe('the list of all notices', () => {
  it('should say that nothing is known before anything was asked', () => {
    render(<NoticeLists />)

    expect(screen.getByText('Not known yet')).toBeVisible()
  })

  it('should say in words that there is none, and how old that is', () => {
    publish({})
    render(<NoticeLists />)

    expect(screen.getByText('No notice now')).toBeVisible()
    expect(screen.getByText('Asked last on 27 November 2026, 12:00, Makkah time.')).toBeVisible()
  })

  it('should tell apart what is so now, what is coming and what may have ended', () => {
    publish({
      inForce: [notice()],
      coming: [notice({ id: 2, title: 'Soon', starts: NOON + 16 * HOUR_MS, ends: NOON + 20 * HOUR_MS })],
      perhapsEnded: [notice({ id: 3 })],
    })
    render(<NoticeLists />)

    expect(['Now', 'Coming', 'May have ended'].map(titles)).toEqual([1, 1, 1])
    expect(screen.getByRole('article', { name: 'Soon' })).toHaveTextContent('From tomorrow 04:00 to tomorrow 08:00')
    // The feed of notices links to it.
    expect(document.getElementById('notice-2')).toHaveTextContent('Soon')
  })
})
