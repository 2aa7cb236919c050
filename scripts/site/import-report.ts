import { readReport, UNKNOWN_DAY } from '@/contracts/import-report'
import type { ImportRun } from '@/payload-types'

export type ImportedRun = Pick<
  ImportRun,
  'id' | 'status' | 'dryRun' | 'counts' | 'skippedReasons' | 'report' | 'preview' | 'error' | 'sourceTimestamp'
>

/** A terminal shows this many records of each list; the admin shows the rest. */
const MAX_SHOWN = 10

/** The report of a run for a terminal: the figures, then the records they count. */
export function formatReport(run: ImportedRun): readonly string[] {
  if (run.status !== 'succeeded') return []
  const { counts, dryRun } = run
  const report = readReport(run.report, run.preview)
  const reasons = Object.entries(run.skippedReasons ?? {}).map(([reason, count]) => `${reason} ${String(count)}`)
  const rules = Object.entries(report.rules).map(([rule, count]) => `${rule} ${count}`)
  const { olderCopy } = report
  const agreement = olderCopy === undefined ? '' : `, with --older ${olderCopy.sourceDay ?? UNKNOWN_DAY}`
  const dropped = Object.entries(report.dropped).map(([part, count]) => `${part}: ${count}`)
  return [
    `${dryRun ? 'Would create' : 'Created'} ${counts.created}, ${dryRun ? 'would update' : 'updated'} ${counts.updated}, unchanged ${counts.unchanged}`,
    `Left out ${counts.skipped}${reasons.length > 0 ? `: ${reasons.join(', ')}` : ''}`,
    ...(rules.length > 0 ? [`Put right: ${rules.join(', ')}`] : []),
    ...(dropped.length > 0 ? [`Left out of records: ${dropped.join(', ')}`] : []),
    ...(counts.missing > 0 ? [`Gone at the source ${counts.missing}`] : []),
    ...(counts.conflicts > 0 ? [`Conflicts, to be settled in the admin ${counts.conflicts}`] : []),
    ...(run.sourceTimestamp ? [`Map of ${run.sourceTimestamp}`] : []),
    ...report.warnings.map((warning) => `Note: ${warning}`),
    ...limitLines(
      report.setAside.map(({ key, label, problem }) => `! ${label} (${key}) was set aside. ${problem}`),
      report.setAside.length,
    ),
    ...limitLines(
      report.created.map(({ key, label }) => `+ ${label} (${key})`),
      counts.created,
    ),
    ...limitLines(
      report.updated.flatMap(({ label, key, fields }) => [
        `~ ${label} (${key})`,
        ...fields.map(({ field, before, after }) => `    ${field}: ${before ?? 'empty'} → ${after ?? 'empty'}`),
      ]),
      counts.updated,
    ),
    dryRun
      ? `Nothing has been changed. Leave --dry-run out to import${agreement}.`
      : `Undo: /admin/imports, import ${run.id}.`,
  ]
}

function limitLines(lines: readonly string[], count: number): readonly string[] {
  const firstLines = lines.slice(0, MAX_SHOWN)
  return lines.length > MAX_SHOWN ? [...firstLines, `  … of ${count} in all`] : firstLines
}
