'use client'

import { openState, openLabel, type WeeklyHours } from '@/domain/places/weekly-hours'

import { useMinute } from './use-minute'

/**
 * 'Open now · closes 23:00', by the clock of the place wherever the device is; 'Unknown' without known hours. The page
 * is cached for weeks, so the server leaves it out and the browser fills it in.
 */
export function OpenNow({ weekly }: { readonly weekly: WeeklyHours | null }) {
  const minute = useMinute()
  return minute === 0 ? null : openLabel(openState(weekly, minute))
}
