import { createHash } from 'node:crypto'

import { MAX_LISTED } from '@/contracts/import-report'
import type { CacheTag } from '@/server/cache/tags'

import { type ImportPlan, type ImportSource, StalePlanError, type Written } from '../context/import-source'
import type { SourceContext } from '../context/source-context'
import { type SheetCollection, sheetColumns } from './columns'
import { type Compared, compareRows, readId, type RowChange, type RowProblem, type StoredRow } from './compare-rows'
import { findPerson } from './person'
import type { Sheet } from './read-sheet'
import { HAS_DRAFT, type Replaced, saveRow, type Saving } from './save-row'
import { type By, findDrafts, readDocs, toStoredRow } from './stored-rows'

/** As many as a report lists: nothing is written that was not shown. The same file again brings the next. */
const MAX_CHANGES = MAX_LISTED

/** A sheet to be compared with what readers see, for the person who has sent it or applies it. */
export const sheetSource = (sheet: Sheet, collection: SheetCollection, context: SourceContext): ImportSource => ({
  name: sheet.name,
  timestamp: null,
  warnings: sheet.warnings,
  size: sheet.rows.length,
  toJson: () => sheet,
  plan: async () => {
    const by = { payload: context.payload, user: await findPerson(context) }
    const ids = new Set(sheet.rows.flatMap(({ id }) => readId(id) ?? []))
    const stored = new Map<number, StoredRow>()
    for await (const doc of readDocs(by, collection, [...ids])) stored.set(doc.id, toStoredRow(collection, doc))
    const compared = compareRows(sheet, sheetColumns(collection), stored)
    return toPlan(collection, by, await withoutDrafts(by, collection, compared))
  },
})

/** Records with a draft are refused here, so that they do not count among the changes. */
async function withoutDrafts(by: By, collection: SheetCollection, compared: Compared): Promise<Compared> {
  const drafts = await findDrafts(
    by,
    collection,
    compared.changes.map(({ id }) => id),
  )
  return {
    ...compared,
    changes: compared.changes.filter(({ id }) => !drafts.has(id)),
    problems: [
      ...compared.problems,
      ...compared.changes
        .filter(({ id }) => drafts.has(id))
        .map(({ line, id, label }) => ({ line, id, label, problem: HAS_DRAFT })),
    ],
  }
}

function toPlan(collection: SheetCollection, by: By, compared: Compared): ImportPlan {
  const changes = compared.changes.slice(0, MAX_CHANGES)
  return {
    size: changes.length,
    olderCopy: null,
    shrinks: null,
    checksum: async () => createHash('sha256').update(JSON.stringify(changes)).digest('hex'),
    write: async ({ client, runId, onProgress }) => {
      const tags = new Set<CacheTag>()
      const saving: Saving = { client, by, collection, tags }
      const refused: RowProblem[] = []
      const written: RowChange[] = []
      for (const [index, change] of changes.entries()) {
        const saved = await saveChange(saving, runId, change)
        if (saved === null) written.push(change)
        else refused.push({ ...change, problem: saved })
        onProgress(index + 1)
      }
      return describeWritten(compared, { written, refused, tags })
    },
  }
}

/** @returns why it was refused, or `null` */
async function saveChange(saving: Saving, runId: number, change: RowChange): Promise<string | null> {
  const { collection, client } = saving
  const saved = await saveRow(saving, {
    id: change.id,
    values: Object.fromEntries(change.fields.map(({ key, value }) => [key, value])),
    isCurrent: (doc) => toStoredRow(collection, doc).version === change.version,
  })
  if (saved.state === 'changed-since') throw new StalePlanError('A record was changed while the sheet was brought in')
  if (saved.state === 'refused') return saved.problem
  const before: Replaced = { values: saved.before, version: saved.version }
  await client.query(
    `INSERT INTO import_undo (run_id, collection, source_key, record_id, before, written_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [runId, collection, String(change.id), change.id, JSON.stringify(before), saved.updatedAt],
  )
  return null
}

type Outcome = {
  readonly written: readonly RowChange[]
  readonly refused: readonly RowProblem[]
  readonly tags: ReadonlySet<CacheTag>
}

function describeWritten(compared: Compared, { written, refused, tags }: Outcome): Written {
  const problems = [...compared.problems, ...refused]
  const left = compared.changes.length - written.length - refused.length
  const cleared = written.flatMap(({ fields }) => fields).filter(({ value }) => value === null).length
  const warnings = [
    ...(cleared === 0 ? [] : [`Cells that are empty and clear what the guide has: ${cleared}.`]),
    ...(compared.conflicts.length === 0 ? [] : [CONFLICTS]),
    ...(compared.flattened === 0
      ? []
      : [
          `Cells that have question marks in place of letters, and were left as they are: ${compared.flattened}. Save the sheet as “CSV UTF-8”.`,
        ]),
    ...(left === 0
      ? []
      : [
          `${MAX_CHANGES} records are changed in a step. Apply these, and send the same file again for the other ${left}.`,
        ]),
  ]
  return {
    counts: {
      created: 0,
      updated: written.length,
      unchanged: compared.unchanged,
      missing: 0,
      conflicts: compared.conflicts.length,
    },
    skipped: problems.length === 0 ? {} : { 'row-refused': problems.length },
    changes: {
      updated: written.map(({ id, label, line, fields }) => ({
        id,
        key: `row ${line}`,
        label,
        fields: fields.map(({ heading, before, after }) => ({
          field: heading,
          before: before === '' ? null : before,
          after: after === '' ? null : after,
        })),
      })),
      conflicts: compared.conflicts.slice(0, MAX_LISTED).map(({ id, line, label, heading, stored, said }) => ({
        id,
        key: `row ${line}`,
        label,
        field: heading,
        ours: stored === '' ? null : stored,
        upstream: said === '' ? null : said,
      })),
      setAside: problems.slice(0, MAX_LISTED).map(({ id, line, label, problem }) => ({
        ...(id !== null && { id }),
        key: `row ${line}`,
        label,
        problem,
      })),
    },
    warnings,
    report: {},
    tags: [...tags],
  }
}

const CONFLICTS =
  'Some records were changed in the guide after this sheet was taken out. They stay as they are: take out a new sheet for them.'
