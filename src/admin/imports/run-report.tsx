import type { Route } from 'next'
import type { ReactNode } from 'react'

import Link from '@/ui/controls/link'
import { MAX_LISTED, readReport } from '@/contracts/import-report'
import type { ImportRun } from '@/payload-types'

import styles from './imports.module.css'

import { StreetsReport } from './streets-report'
import { countLabel, fieldLabel, reasonLabel, ruleLabel, valueLabel } from './labels'

type Props = {
  readonly run: ImportRun
  readonly adminRoute: string
  /** Where its records are; `null` when it names none. */
  readonly collection: string | null
}

/** What a run changed, or would change: the figures, and each list behind them to be opened. */
export function RunReport({ run, adminRoute, collection }: Props) {
  const report = readReport(run.report, run.preview)
  const { counts, dryRun } = run
  const reasons = Object.entries(asObject(run.skippedReasons))
  const rules = Object.entries(report.rules)
  const dropped = Object.entries(report.dropped)
  const renderName = ({ id, label }: { readonly id?: number | undefined; readonly label: string }) =>
    id === undefined || collection === null ? (
      <bdi>{label}</bdi>
    ) : (
      <Record href={`${adminRoute}/collections/${collection}/${id}`}>{label}</Record>
    )

  return (
    <div className="stack gap-3">
      {report.warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          {warning}
        </p>
      ))}
      {report.streets.length > 0 ? (
        <StreetsReport streets={report.streets} />
      ) : (
        <Figures counts={counts} dryRun={dryRun} />
      )}
      <Listed title={dryRun ? 'New records' : 'Created records'} count={counts.created} shown={report.created.length}>
        {report.created.map((record) => (
          <li key={record.key}>{renderName(record)}</li>
        ))}
      </Listed>
      <Listed title={dryRun ? 'Changes' : 'Updated records'} count={counts.updated} shown={report.updated.length}>
        {report.updated.map((record) => (
          <li key={record.key}>
            {renderName(record)}
            <ul className={styles.changes}>
              {record.fields.map(({ field, before, after }) => (
                <li key={field}>
                  {fieldLabel(field)}: <del>{valueLabel(before)}</del> <span aria-hidden="true">→</span>{' '}
                  <ins>{valueLabel(after)}</ins>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </Listed>
      <Listed title="Conflicts: the editor’s value stays" count={counts.conflicts} shown={report.conflicts.length}>
        {report.conflicts.map((conflict) => (
          <li key={`${conflict.key} ${conflict.field}`}>
            {renderName(conflict)}, {fieldLabel(conflict.field)}: {valueLabel(conflict.ours)}; the source says{' '}
            {valueLabel(conflict.upstream)}
          </li>
        ))}
      </Listed>
      <Listed title="Gone at the source: kept, with a mark" count={counts.missing} shown={report.missing.length}>
        {report.missing.map((record) => (
          <li key={record.key}>
            {renderName(record)}
            {record.isClosed && ', marked as closed there'}
          </li>
        ))}
      </Listed>
      <Listed title="Set aside, each with its reason" count={report.setAside.length} shown={report.setAside.length}>
        {report.setAside.map((record) => (
          <li key={record.key}>
            {renderName(record)} (<bdi>{record.key}</bdi>): <bdi>{record.problem}</bdi>
          </li>
        ))}
      </Listed>
      {dropped.length > 0 && (
        <Listed title="Left out of records, by reason" count={null} shown={dropped.length}>
          {dropped.map(([part, count]) => (
            <li key={part}>
              {part}: {count.toLocaleString('en')}
            </li>
          ))}
        </Listed>
      )}
      {rules.length > 0 && (
        <Listed title="Put right, by rule" count={null} shown={rules.length}>
          {rules.map(([rule, count]) => (
            <li key={rule}>
              {ruleLabel(rule)}: {count.toLocaleString('en')}
            </li>
          ))}
        </Listed>
      )}
      {reasons.length > 0 && (
        <Listed title="Left out, by reason" count={null} shown={reasons.length}>
          {reasons.map(([reason, count]) => (
            <li key={reason}>
              {reasonLabel(reason)}: {Number(count).toLocaleString('en')}
            </li>
          ))}
        </Listed>
      )}
    </div>
  )
}

function Record({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <Link href={href as Route}>
      <bdi>{children}</bdi>
    </Link>
  )
}

function Figures({ counts, dryRun }: Pick<ImportRun, 'counts' | 'dryRun'>) {
  return (
    <dl className={styles.figures}>
      <Figure name={dryRun ? 'New' : 'Created'}>{counts.created}</Figure>
      <Figure name={dryRun ? 'Changed' : 'Updated'}>{counts.updated}</Figure>
      <Figure name="Unchanged">{counts.unchanged}</Figure>
      <Figure name="Left out">{counts.skipped}</Figure>
      <Figure name="Gone at the source">{counts.missing}</Figure>
      <Figure name="Conflicts">{counts.conflicts}</Figure>
    </dl>
  )
}

function Figure({ name, children }: { readonly name: string; readonly children: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children.toLocaleString('en')}</dd>
    </div>
  )
}

type ListedProps = {
  readonly title: string
  /** `null`: the list is complete. */
  readonly count: number | null
  readonly shown: number
  readonly children: ReactNode
}

function Listed({ title, count, shown, children }: ListedProps) {
  if (shown === 0) return null
  return (
    <details className={styles.details}>
      <summary>
        {title}
        {count !== null && ` (${count.toLocaleString('en')})`}
      </summary>
      <ul>{children}</ul>
      {count !== null && count > shown && (
        <p className={styles.quiet}>
          {shown >= MAX_LISTED ? `The first ${MAX_LISTED}; ` : ''}
          {countLabel(count - shown, 'more is', 'more are')} not listed here.
        </p>
      )}
    </details>
  )
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
