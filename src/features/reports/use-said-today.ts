'use client'

import { useSyncExternalStore } from 'react'

import type { ReportTarget } from '@/contracts/reports'
import { announceStoredChange, subscribeToStored } from '@/browser/stored-values'

import { formatAbout, toUtcDay, saveReport, type SavedReport, readReports } from './model/saved-reports'

/** What was sent from this device about a place or gate today: `confirmed`, `reported`, or nothing yet. */
export function useSaidToday(target: ReportTarget, id: number): 'confirmed' | 'reported' | null {
  const about = formatAbout(target, id)
  return useSyncExternalStore(subscribe, () => saidAbout(about), nothing)
}

/** Stores that a report was sent, so that the visitor is not asked again that day. */
export function storeReport(target: ReportTarget, id: number, kind: SavedReport['kind']): void {
  saveReport(storage, { about: formatAbout(target, id), kind, day: toUtcDay(new Date()) })
  announceStoredChange(window)
}

function saidAbout(about: string): 'confirmed' | 'reported' | null {
  const kinds = readReports(storage, toUtcDay(new Date()))
    .filter((report) => report.about === about)
    .map(({ kind }) => kind)
  if (kinds.includes('problem')) return 'reported'
  return kinds.length > 0 ? 'confirmed' : null
}

const subscribe = (onChange: () => void): (() => void) => subscribeToStored(window, onChange)

const nothing = () => null

const storage = (): Storage => window.localStorage
