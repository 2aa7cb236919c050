import type { ReactNode } from 'react'

import { MixedText } from '@/ui/text/mixed-text'
import type { DataTableBlock } from '@/payload-types'

import styles from './data-table.module.css'

/** Characters; from here on a column of a wide table gets the room of a sentence. */
const LONG_CELL = 60

/** A table that scrolls inside itself, by finger or arrow keys; the heading of each row stays in view. */
export function DataTable({
  kind,
  caption,
  columns,
  rows,
  note,
}: Pick<DataTableBlock, 'kind' | 'caption' | 'columns' | 'rows' | 'note'>) {
  return (
    <figure className={styles.figure}>
      {/* A scroller without focusable content is out of reach of the keyboard unless it can take the focus itself. */}
      <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
        <table data-kind={kind} data-columns={columns.length}>
          <caption>
            <span>
              <MixedText>{caption}</MixedText>
            </span>
          </caption>
          <thead>
            <tr>
              {columns.map(({ label }, index) => (
                <HeadingCell key={index} scope="col" isWide={hasLongCell(rows, index)}>
                  {label}
                </HeadingCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cells }, row) => (
              <tr key={row}>
                {columns.map((_, column) => {
                  const text = cells[column]?.text
                  return column === 0 ? (
                    <HeadingCell key={column} scope="row">
                      {text}
                    </HeadingCell>
                  ) : (
                    <td key={column}>{text && <MixedText>{text}</MixedText>}</td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && (
        <figcaption>
          <MixedText>{note}</MixedText>
        </figcaption>
      )}
    </figure>
  )
}

const hasLongCell = (rows: DataTableBlock['rows'], column: number): boolean =>
  rows.some(({ cells }) => (cells[column]?.text?.length ?? 0) > LONG_CELL)

/** An empty cell is no heading. */
function HeadingCell({
  scope,
  isWide = false,
  children,
}: {
  scope: 'col' | 'row'
  isWide?: boolean
  children: string | null | undefined
}): ReactNode {
  if (!children) return <td />
  return (
    <th scope={scope} className={isWide ? styles.wide : undefined}>
      <MixedText>{children}</MixedText>
    </th>
  )
}
