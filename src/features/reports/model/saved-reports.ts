import type { ReportTarget } from '@/contracts/reports'
import { KEPT_VERSION, readStored, type StorageAccess, writeStored } from '@/browser/stored-values'

/** That something was said about a place or a gate on a day. */
export type KeptReport = {
  /** `place:7`, `gate:12`. */
  readonly about: string
  readonly kind: 'problem' | 'still-correct'
  /** As the server counts days: "2026-11-20" in UTC. */
  readonly day: string
}

const MAX_KEPT_REPORTS = 200

export const aboutOf = (target: ReportTarget, id: number): string => `${target}:${id}`

export const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** What was said on this device on a day; what is older or damaged is left out. */
export function readReports(storage: StorageAccess<'getItem'>, day: string): readonly KeptReport[] {
  const found = readStored(storage, 'reports')
  return found.kind === 'value' ? reportsOf(found.value['list']).filter((report) => report.day === day) : []
}

/** Keeps what was said today, and forgets the days before. False when the browser refuses. */
export function keepReport(storage: StorageAccess<'getItem' | 'setItem'>, report: KeptReport): boolean {
  const list = [report, ...readReports(storage, report.day)].slice(0, MAX_KEPT_REPORTS)
  return writeStored(storage, 'reports', { version: KEPT_VERSION, list })
}

function reportsOf(kept: unknown): readonly KeptReport[] {
  if (!Array.isArray(kept)) return []
  return kept.slice(0, MAX_KEPT_REPORTS).flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return []
    const { about, kind, day }: Partial<Record<keyof KeptReport, unknown>> = entry
    const isWhole = typeof about === 'string' && typeof day === 'string'
    return isWhole && (kind === 'problem' || kind === 'still-correct') ? [{ about, kind, day }] : []
  })
}
