import { describe, expect, it } from 'vitest'

import { type ImportedRun, formatReport } from './import-report'

const run: ImportedRun = {
  id: 7,
  status: 'succeeded',
  dryRun: true,
  counts: { created: 1, updated: 1, unchanged: 3, skipped: 2, missing: 0, conflicts: 1 },
  skippedReasons: { 'no-name': 2 },
  sourceTimestamp: '2026-09-27T12:37:34.000Z',
  preview: {
    created: [{ key: 'node/1', label: 'Zamzam' }],
    updated: [{ key: 'node/2', id: 5, label: 'Safwa', fields: [{ field: 'phone', before: null, after: '+966 1' }] }],
  },
  report: { warnings: ['The source’s copy of the map is 55 days old.'] },
}

describe('formatReport', () => {
  it('should say what an import would change', () => {
    expect(formatReport(run)).toEqual([
      'Would create 1, would update 1, unchanged 3',
      'Left out 2: no-name 2',
      'Conflicts, to be settled in the admin 1',
      'Map of 2026-09-27T12:37:34.000Z',
      'Note: The source’s copy of the map is 55 days old.',
      '+ Zamzam (node/1)',
      '~ Safwa (node/2)',
      '    phone: empty → +966 1',
      'Nothing has been changed. Leave --dry-run out to import.',
    ])
  })

  it('should say what records go without, what was set aside, and how an older file is agreed to', () => {
    const lines = formatReport({
      ...run,
      report: {
        dropped: { 'web address not usable': 3 },
        setAside: [{ key: 'node/3', label: 'Marwa', problem: 'A number is too large.' }],
        olderCopy: { sourceDay: '2024-05-03', knownDay: '2026-11-20' },
      },
    })

    expect(lines).toContain('Left out of records: web address not usable: 3')
    expect(lines).toContain('! Marwa (node/3) was set aside. A number is too large.')
    expect(lines.at(-1)).toBe('Nothing has been changed. Leave --dry-run out to import, with --older 2024-05-03.')
  })

  it('should show the beginning of a long list', () => {
    const created = Array.from({ length: 30 }, (_, index) => ({ key: `node/${index}`, label: 'Place' }))
    const lines = formatReport({ ...run, counts: { ...run.counts, created: 300 }, preview: { created } })

    expect(lines.filter((line) => line.startsWith('+'))).toHaveLength(10)
    expect(lines).toContain('  … of 300 in all')
  })

  it('should have nothing to say about a run that failed', () => {
    expect(formatReport({ ...run, status: 'failed' })).toEqual([])
  })

  it('should tell the way back from an import', () => {
    expect(formatReport({ ...run, dryRun: false }).at(-1)).toBe('Undo: /admin/imports, import 7.')
  })
})
