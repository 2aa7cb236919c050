'use client'

import { useSyncExternalStore } from 'react'

import type { ReportTarget } from '@/contracts/reports'
import { announceStoredChange, subscribeToStored } from '@/browser/stored-values'

import { aboutOf, dayOf, saveReport, type SavedReport, readReports } from './model/saved-reports'

/** What this device said about a place or gate today: `confirmed`, `reported`, or nothing yet. */
export function useSaidToday(target: ReportTarget, id: number): 'confirmed' | 'reported' | null {
  const about = aboutOf(target, id)
  return useSyncExternalStore(subscribe, () => saidAbout(about), nothing)
}

/** Remembers that something was said, so that nobody is asked twice on a day. */
export function rememberSaid(target: ReportTarget, id: number, kind: SavedReport['kind']): void {
  saveReport(storage, { about: aboutOf(target, id), kind, day: dayOf(new Date()) })
  announceStoredChange(window)
}

function saidAbout(about: string): 'confirmed' | 'reported' | null {
  const kinds = readReports(storage, dayOf(new Date()))
    .filter((report) => report.about === about)
    .map(({ kind }) => kind)
  if (kinds.includes('problem')) return 'reported'
  return kinds.length > 0 ? 'confirmed' : null
}

const subscribe = (onChange: () => void): (() => void) => subscribeToStored(window, onChange)

const nothing = () => null

const storage = (): Storage => window.localStorage
