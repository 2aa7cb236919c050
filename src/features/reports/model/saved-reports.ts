import type { ReportTarget } from '@/contracts/reports'
import { SAVED_VERSION, readStored, type StorageAccess, writeStored } from '@/browser/stored-values'

/** A report about a place or a gate, with the day it was sent. */
export type SavedReport = {
  /** `place:7`, `gate:12`. */
  readonly about: string
  readonly kind: 'problem' | 'still-correct'
  /** As the server counts days: "2026-11-20" in UTC. */
  readonly day: string
}

const MAX_SAVED_REPORTS = 200

export const formatAbout = (target: ReportTarget, id: number): string => `${target}:${id}`

/** Where the draft of a report about it is saved. */
export const reportSlot = (target: ReportTarget, id: number) => `report:${formatAbout(target, id)}` as const

export const toUtcDay = (now: Date): string => now.toISOString().slice(0, 10)

/** The reports sent from this device on a day, without damaged entries. */
export function readReports(storage: StorageAccess<'getItem'>, day: string): readonly SavedReport[] {
  const stored = readStored(storage, 'reports')
  return stored.kind === 'value' ? parseReports(stored.value['list']).filter((report) => report.day === day) : []
}

/** Saves a report with the others of its day, and deletes those of other days. False when the browser refuses. */
export function saveReport(storage: StorageAccess<'getItem' | 'setItem'>, report: SavedReport): boolean {
  const list = [report, ...readReports(storage, report.day)].slice(0, MAX_SAVED_REPORTS)
  return writeStored(storage, 'reports', { version: SAVED_VERSION, list })
}

function parseReports(saved: unknown): readonly SavedReport[] {
  if (!Array.isArray(saved)) return []
  return saved.slice(0, MAX_SAVED_REPORTS).flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return []
    const { about, kind, day }: Partial<Record<keyof SavedReport, unknown>> = entry
    const isWhole = typeof about === 'string' && typeof day === 'string'
    return isWhole && (kind === 'problem' || kind === 'still-correct') ? [{ about, kind, day }] : []
  })
}
