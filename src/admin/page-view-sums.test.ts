import { describe, expect, it } from 'vitest'

import { sumPageViews } from './page-view-sums'

describe('sumPageViews', () => {
  it('should add up days, empty ones too, and routes, the most opened first', () => {
    const days = ['2026-11-19', '2026-11-20', '2026-11-21']
    const counts = [
      { day: '2026-11-19', route: '/', views: 2 },
      { day: '2026-11-21', route: '/', views: 3 },
      { day: '2026-11-21', route: '/gates', views: 7 },
      { day: '2026-11-21', route: '/faq', views: 5 },
    ]

    expect(sumPageViews({ days, counts })).toEqual({
      byDay: [
        { name: '2026-11-19', views: 2 },
        { name: '2026-11-20', views: 0 },
        { name: '2026-11-21', views: 15 },
      ],
      byRoute: [
        { name: '/gates', views: 7 },
        { name: '/', views: 5 },
        { name: '/faq', views: 5 },
      ],
    })
  })
})
