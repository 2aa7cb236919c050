import type { ReportTarget } from '@/contracts/reports'
import { SAVED_VERSION, readStored, type StorageAccess, writeStored } from '@/browser/stored-values'

/** That something was said about a place or a gate on a day. */
export type SavedReport = {
  /** `place:7`, `gate:12`. */
  readonly about: string
  readonly kind: 'problem' | 'still-correct'
  /** As the server counts days: "2026-11-20" in UTC. */
  readonly day: string
}

const MAX_SAVED_REPORTS = 200

export const aboutOf = (target: ReportTarget, id: number): string => `${target}:${id}`

export const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** What was said on this device on a day; what is older or damaged is left out. */
export function readReports(storage: StorageAccess<'getItem'>, day: string): readonly SavedReport[] {
  const stored = readStored(storage, 'reports')
  return stored.kind === 'value' ? reportsOf(stored.value['list']).filter((report) => report.day === day) : []
}

/** Keeps what was said today, and forgets the days before. False when the browser refuses. */
export function saveReport(storage: StorageAccess<'getItem' | 'setItem'>, report: SavedReport): boolean {
  const list = [report, ...readReports(storage, report.day)].slice(0, MAX_SAVED_REPORTS)
  return writeStored(storage, 'reports', { version: SAVED_VERSION, list })
}

function reportsOf(saved: unknown): readonly SavedReport[] {
  if (!Array.isArray(saved)) return []
  return saved.slice(0, MAX_SAVED_REPORTS).flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return []
    const { about, kind, day }: Partial<Record<keyof SavedReport, unknown>> = entry
    const isWhole = typeof about === 'string' && typeof day === 'string'
    return isWhole && (kind === 'problem' || kind === 'still-correct') ? [{ about, kind, day }] : []
  })
}
