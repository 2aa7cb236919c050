import { describe, expect, it } from 'vitest'

import { readableHours } from '@/domain/places/weekly-hours'
import { readPlaceSeeds } from '@/seed/places'

import { compileHours } from './compile-hours'

const shipped = readPlaceSeeds().places.flatMap(({ hours }) => (hours === null ? [] : [hours]))

const unknown = shipped.filter((hours) => compileHours(hours) === null)

describe('the hours of the places that ship', () => {
  it('should be counted', () => {
    expect({ places: shipped.length, told: shipped.length - unknown.length }).toEqual({ places: 64, told: 39 })
  })

  it('should be unknown only where they do not say what the clock says', () => {
    expect([...unknown].sort()).toEqual([
      'Hajj days only',
      ...Array.from({ length: 21 }, () => 'Hajj season only'),
      'Men 02:00 to Fajr and 11:20 to Isha; women Fajr to 11:00 and Isha to 02:00; Fridays differ; by permit',
      'Men: after Fajr; later in the day the reports differ',
      'Mo-Su,PH 06:00-13:00+',
    ])
  })

  it('should read as a person would say them', () => {
    const written = new Map(shipped.map((hours) => [hours, readableHours(hours)]))

    expect(Object.fromEntries(written)).toMatchInlineSnapshot(`
      {
        "11:30-00:30": "11:30 to 00:30 the next day",
        "12:00-02:00": "12:00 to 02:00 the next day",
        "24 Hours": "24 Hours",
        "24 hours": "24 hours",
        "24/7": "24 hours, every day",
        "Fr 14:00-24:00; Mo-We,Su 09:30-12:00,16:30-24:00; Th,Sa 09:30-24:00": "Fri 14:00–24:00; Mon–Wed, Sun 09:30–12:00, 16:30–24:00; Thu, Sat 09:30–24:00",
        "Hajj days only": "Hajj days only",
        "Hajj season only": "Hajj season only",
        "Men 02:00 to Fajr and 11:20 to Isha; women Fajr to 11:00 and Isha to 02:00; Fridays differ; by permit": "Men 02:00 to Fajr and 11:20 to Isha; women Fajr to 11:00 and Isha to 02:00; Fridays differ; by permit",
        "Men: after Fajr; later in the day the reports differ": "Men: after Fajr; later in the day the reports differ",
        "Mo-Sa 08:00-20:00": "Mon–Sat 08:00–20:00",
        "Mo-Sa 13:30-22:30": "Mon–Sat 13:30–22:30",
        "Mo-Su 05:00-23:30": "Daily 05:00–23:30",
        "Mo-Su 06:00-00:00": "Daily 06:00–24:00",
        "Mo-Su 06:00-12:00, 16:00-23:00": "Daily 06:00–12:00, 16:00–23:00",
        "Mo-Su 06:00-23:00": "Daily 06:00–23:00",
        "Mo-Su 06:00-24:00": "Daily 06:00–24:00",
        "Mo-Su 06:30-00:30": "Daily 06:30 to 00:30 the next day",
        "Mo-Su 08:00-14:30,16:00-23:00": "Daily 08:00–14:30, 16:00–23:00",
        "Mo-Su 08:00-22:00": "Daily 08:00–22:00",
        "Mo-Su 08:00-23:30": "Daily 08:00–23:30",
        "Mo-Su 09:00-20:00": "Daily 09:00–20:00",
        "Mo-Su 09:30-22:30": "Daily 09:30–22:30",
        "Mo-Su 10:00-24:00": "Daily 10:00–24:00",
        "Mo-Su 12:30-00:00": "Daily 12:30–24:00",
        "Mo-Su 16:00-24:00": "Daily 16:00–24:00",
        "Mo-Su,PH 06:00-13:00+": "Daily and on public holidays 06:00–13:00 or later",
        "Sa-Fr 06:00-01:00": "Daily 06:00 to 01:00 the next day",
        "Sa-Th 00:00-24:00": "Sat–Thu 00:00–24:00",
        "Sa-Th 09:00-12:00; Fr 09:00-16:30": "Sat–Thu 09:00–12:00; Fri 09:00–16:30",
        "Sa-Th 09:00-24:00; Fr 16:00-24:00": "Sat–Thu 09:00–24:00; Fri 16:00–24:00",
        "Su-Fr 08:00-14:30,16:00-23:00": "Sun–Fri 08:00–14:30, 16:00–23:00",
      }
    `)
  })
})
