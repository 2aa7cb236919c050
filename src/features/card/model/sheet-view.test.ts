import { describe, expect, it } from 'vitest'

import { EMPTY_CARD } from '@/shared/card/card'

import { fitView, spotsOnMap } from './sheet-view'

const HOTEL = { latitude: 21.4187, longitude: 39.8262 }
const GATE = { latitude: 21.42104, longitude: 39.82584 }
const IN_MADINAH = { latitude: 24.4655, longitude: 39.6108 }
const IN_JEDDAH = { latitude: 21.5, longitude: 39.2 }

const spot = (position: typeof HOTEL | null) => ({ name: 'x', arabicName: null, position })

describe('spotsOnMap', () => {
  it('should be those in the city of the hotel', () => {
    const card = { ...EMPTY_CARD, hotel: spot(HOTEL), meeting: spot(IN_MADINAH), gate: spot(GATE) }

    expect(spotsOnMap(card)).toEqual({
      city: 'makkah',
      spots: [
        { key: 'hotel', position: HOTEL },
        { key: 'gate', position: GATE },
      ],
    })
  })

  it('should begin at the gate when nothing is known of the hotel, or the guide has no streets there', () => {
    for (const hotel of [null, spot(null), spot(IN_JEDDAH)])
      expect(spotsOnMap({ ...EMPTY_CARD, hotel, gate: spot(GATE) })?.spots).toEqual([{ key: 'gate', position: GATE }])
  })

  it('should be nothing without a position', () => {
    expect(spotsOnMap({ ...EMPTY_CARD, hotel: spot(null) })).toBeNull()
  })
})

describe('fitView', () => {
  it('should have one position in the middle, as close as streets are drawn', () => {
    const view = fitView([HOTEL], 600)

    expect(view.zoom).toBe(17)
    expect(view.place(HOTEL).x).toBeCloseTo(300)
    expect(view.place(HOTEL).y).toBeCloseTo(300)
  })

  it('should have all of them within its margin, north above', () => {
    const far = { latitude: 21.4137, longitude: 39.8945 }
    const view = fitView([HOTEL, GATE, far], 600)

    for (const position of [HOTEL, GATE, far]) {
      const { x, y } = view.place(position)
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(600 * 0.15 - 0.01)
      expect(Math.max(x, y)).toBeLessThanOrEqual(600 * 0.85 + 0.01)
    }
    expect(view.place(GATE).y).toBeLessThan(view.place(HOTEL).y)
    expect(view.place(far).x).toBeCloseTo(600 * 0.85)
  })
})
