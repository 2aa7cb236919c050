import { describe, expect, it } from 'vitest'

import { countScrollFrames } from './screen-frames'

const report = (frame_sequence: number, state: string, more: object = {}) => ({
  name: 'PipelineReporter',
  ph: 'b',
  args: {
    frame_reporter: {
      frame_sequence,
      state,
      scroll_state: 'SCROLL_COMPOSITOR_THREAD',
      has_missing_content: false,
      checkerboarded_needs_raster: false,
      checkerboarded_needs_record: false,
      ...more,
    },
  },
})

describe('countScrollFrames', () => {
  it('should count a frame that was shown once, however often it is reported', () => {
    const events = [
      report(7, 'STATE_NO_UPDATE_DESIRED'),
      report(7, 'STATE_PRESENTED_PARTIAL'),
      report(8, 'STATE_PRESENTED_ALL'),
    ]
    expect(countScrollFrames(events)).toEqual({ due: 2, shown: 2 })
  })

  it.each([
    ['the screen was not given', report(8, 'STATE_DROPPED')],
    ['nobody reports', { name: 'DrawFrame' }],
    ['a part of was missing', report(8, 'STATE_PRESENTED_ALL', { has_missing_content: true })],
    ['a tile was not painted in', report(8, 'STATE_PRESENTED_ALL', { checkerboarded_needs_raster: true })],
    ['a row was not recorded in', report(8, 'STATE_PRESENTED_ALL', { checkerboarded_needs_record: true })],
    ['nothing had changed in', report(8, 'STATE_NO_UPDATE_DESIRED')],
  ])('should miss a frame that %s', (_, event) => {
    const events = [report(7, 'STATE_PRESENTED_ALL'), event, report(9, 'STATE_PRESENTED_ALL')]
    expect(countScrollFrames(events)).toEqual({ due: 3, shown: 2 })
  })

  it('should leave out the frames before and after the movement', () => {
    const still = { scroll_state: 'SCROLL_NONE' }
    const events = [
      report(5, 'STATE_PRESENTED_ALL', still),
      report(6, 'STATE_PRESENTED_ALL'),
      report(9, 'STATE_DROPPED', still),
    ]
    expect(countScrollFrames(events)).toEqual({ due: 1, shown: 1 })
  })

  it('should count none where nothing was scrolled', () => {
    expect(countScrollFrames([{}, null, report(1, 'STATE_PRESENTED_ALL', { scroll_state: 'SCROLL_NONE' })])).toEqual({
      due: 0,
      shown: 0,
    })
  })
})
