import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'

import { RecommendTabs } from './recommend-tabs'

const tab = (name: string) => screen.getByRole('tab', { name })

describe('the tabs of the recommendations', () => {
  afterEach(() => {
    history.replaceState(null, '', '/')
  })

  it('should change by arrow keys, Home and End, and keep the tab in the address', async () => {
    const user = userEvent.setup()
    render(<RecommendTabs mode="place" place={<p>The place</p>} path={<p>The path</p>} />)
    expect(tab('Add Place')).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByText('The path')).not.toBeVisible()
    await user.tab()
    expect(tab('Add Place')).toHaveFocus()

    await user.keyboard('{ArrowRight}')

    expect(tab('Build Path')).toHaveFocus()
    expect(screen.getByRole('tabpanel', { name: 'Build Path' })).toBeVisible()
    expect(screen.getByText('The place')).not.toBeVisible()
    expect(location.pathname + location.search).toBe('/recommendations?mode=path')
    await user.keyboard('{Home}')
    expect(screen.getByRole('tabpanel', { name: 'Add Place' })).toBeVisible()
    expect(location.pathname + location.search).toBe('/recommendations')
    await user.keyboard('{End}')
    expect(tab('Build Path')).toHaveFocus()
  })

  it('should open with the tab of the address', () => {
    render(<RecommendTabs mode="path" place={<p>The place</p>} path={<p>The path</p>} />)

    expect(screen.getByRole('tabpanel', { name: 'Build Path' })).toBeVisible()
    expect(screen.getByText('The place')).not.toBeVisible()
  })
})
