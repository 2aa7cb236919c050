import { Button, ChevronIcon, PlusIcon, XIcon } from '@payloadcms/ui'
import { type ClipboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'

import { fieldPath } from './form-state'
import { readPastedCells } from './pasted-cells'
import {
  addColumn,
  addRow,
  hasSameTexts,
  HEADINGS,
  moveColumn,
  moveRow,
  pasteCells,
  removeColumn,
  removeRow,
  type Table,
  type TableLimits,
} from './table'
import { columnName, pastedMessage, rowName } from './words'
import styles from './table-grid.module.css'

type Props = {
  readonly table: Table
  readonly limits: TableLimits
  readonly label: string
  readonly isReadOnly: boolean
  /** What is wrong with the columns or the rows as a whole. */
  readonly errors: readonly (readonly [what: string, message: string | null])[]
  readonly cellError: (row: number, column: number) => string | null
  readonly onText: (row: number, column: number, text: string) => void
  readonly onChange: (table: Table) => void
}

/** A table of inputs. Wider than its place it scrolls in a box of its own. */
export function TableGrid({ table, limits, label, isReadOnly, errors, cellError, onText, onChange }: Props) {
  const id = useId()
  const grid = useRef<HTMLTableElement>(null)
  /** Where the cursor goes when `table` has been drawn, which the form does later: to the first of these parts that is there. */
  const wanted = useRef<{ readonly table: Table; readonly parts: readonly string[] } | null>(null)
  const [message, setMessage] = useState('')
  useEffect(function focusWanted() {
    if (wanted.current === null || !hasSameTexts(wanted.current.table, table)) return
    const find = (part: string) => grid.current?.querySelector<HTMLElement>(`[data-part="${part}"]:not(:disabled)`)
    const target = wanted.current.parts.map(find).find((element) => element != null)
    wanted.current = null
    target?.focus()
  })

  const { headings, rows } = table
  const change = (next: Table, said: string, ...focus: readonly string[]) => {
    wanted.current = { table: next, parts: focus }
    setMessage(said)
    onChange(next)
  }
  const insertRow = (row: number) => change(addRow(table, row), `Row ${row + 1} is new.`, cellPart(row, 0))
  const insertColumn = (column: number) =>
    change(addColumn(table, column), `Column ${column + 1} is new.`, cellPart(HEADINGS, column))
  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const { clipboardData } = event
    const cells = readPastedCells(clipboardData.getData('text/plain'), clipboardData.getData('text/html'))
    if (cells === null || isReadOnly) return
    event.preventDefault()
    const pasted = pasteCells(table, row, column, cells, limits)
    change(pasted.table, pastedMessage(pasted, limits))
  }

  const cell = (row: number, column: number) => (
    <CellInput
      id={`${id}-${row}-${column}`}
      part={cellPart(row, column)}
      path={fieldPath(row, column)}
      label={cellLabel(table, row, column)}
      text={(row === HEADINGS ? headings : rows[row]?.cells)?.[column]?.text ?? ''}
      error={cellError(row, column)}
      isReadOnly={isReadOnly}
      onText={(text) => {
        wanted.current = null
        onText(row, column, text)
      }}
      onPaste={(event) => paste(event, row, column)}
    />
  )
  const columnActions = (column: number) => {
    const name = columnName(table, column)
    const move = (to: number, ...focus: readonly string[]) =>
      change(moveColumn(table, column, to), `Moved to column ${to + 1} of ${headings.length}.`, ...focus)
    const last = headings.length - 1
    return (
      <Actions
        of="column"
        index={column}
        name={name}
        count={headings.length}
        limits={limits.columns}
        onAdd={() => insertColumn(column + 1)}
        onRemove={() =>
          change(removeColumn(table, column), `Removed ${name}.`, cellPart(HEADINGS, Math.min(column, last - 1)))
        }
        onMove={move}
      />
    )
  }
  const rowActions = (row: number) => {
    const name = rowName(table, row)
    const move = (to: number, ...focus: readonly string[]) =>
      change(moveRow(table, row, to), `Moved to row ${to + 1} of ${rows.length}.`, ...focus)
    return (
      <Actions
        of="row"
        index={row}
        name={name}
        count={rows.length}
        limits={limits.rows}
        onAdd={() => insertRow(row + 1)}
        onRemove={() => change(removeRow(table, row), `Removed ${name}.`, cellPart(Math.min(row, rows.length - 2), 0))}
        onMove={move}
      />
    )
  }

  return (
    // The editor of the text would take a click between the cells for one on the block.
    <div className={`${styles.field} no-select-decorator`}>
      <h3 id={`${id}-label`} className="field-label">
        {label}
      </h3>
      {errors.map(([what, error]) => error !== null && <p key={what} className="guide-bad">{`${what}: ${error}`}</p>)}
      <div className={styles.scroll}>
        <table ref={grid} aria-labelledby={`${id}-label`}>
          <thead data-field-path={fieldPath(HEADINGS)}>
            {!isReadOnly && (
              <tr>
                {headings.map((_, column) => (
                  // Cells have no identity of their own; all they show is in the form.
                  <td key={column} className={styles.actions}>
                    {columnActions(column)}
                  </td>
                ))}
                <td />
              </tr>
            )}
            <tr>
              {headings.map((_, column) => (
                <th key={column} scope="col">
                  {cell(HEADINGS, column)}
                </th>
              ))}
              {!isReadOnly && <td />}
            </tr>
          </thead>
          <tbody data-field-path="rows">
            {rows.map(({ cells }, row) => (
              <tr key={row} data-field-path={fieldPath(row)}>
                {cells.map((_, column) =>
                  column === 0 ? (
                    <th key={column} scope="row">
                      {cell(row, column)}
                    </th>
                  ) : (
                    <td key={column}>{cell(row, column)}</td>
                  ),
                )}
                {!isReadOnly && <td className={styles.actions}>{rowActions(row)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!isReadOnly && (
        <div className={styles.below}>
          <AddButton what="row" count={rows.length} max={limits.rows.max} onAdd={() => insertRow(rows.length)} />
          <AddButton
            what="column"
            count={headings.length}
            max={limits.columns.max}
            onAdd={() => insertColumn(headings.length)}
          />
          <p role="status">{message}</p>
        </div>
      )}
    </div>
  )
}

const cellPart = (row: number, column: number): string => `cell-${row}-${column}`

function cellLabel(table: Table, row: number, column: number): string {
  if (row === HEADINGS) return `Heading of column ${column + 1}`
  const heading = table.headings[column]?.text.trim() || `column ${column + 1}`
  // The first cell is what a row is called by.
  return `${column === 0 ? `Row ${row + 1}` : capital(rowName(table, row))}, ${heading}`
}

type CellInputProps = {
  readonly id: string
  readonly part: string
  readonly path: string
  readonly label: string
  readonly text: string
  readonly error: string | null
  readonly isReadOnly: boolean
  readonly onText: (text: string) => void
  readonly onPaste: (event: ClipboardEvent) => void
}

/** What the checks and a refused save lead to, by the path: src/admin/refused. */
function CellInput({ id, part, path, label, text, error, isReadOnly, onText, onPaste }: CellInputProps) {
  return (
    <div className={styles.cell}>
      <textarea
        aria-label={label}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : id}
        data-field-path={path}
        data-part={part}
        dir="auto"
        readOnly={isReadOnly}
        rows={1}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onPaste={onPaste}
      />
      {error !== null && (
        <p id={id} className="guide-bad">
          {error}
        </p>
      )}
    </div>
  )
}

type ActionsProps = {
  readonly of: 'row' | 'column'
  readonly index: number
  /** `row 3: Ajyad` */
  readonly name: string
  readonly count: number
  readonly limits: TableLimits['rows']
  readonly onAdd: () => void
  readonly onRemove: () => void
  readonly onMove: (to: number, ...focus: readonly string[]) => void
}

function Actions({ of, index, name, count, limits, onAdd, onRemove, onMove }: ActionsProps) {
  const [back, forth] = of === 'row' ? (['up', 'down'] as const) : (['left', 'right'] as const)
  const part = (at: number, direction: string) => `${of}-${at}-${direction}`
  const moveButton = (direction: typeof back | typeof forth, to: number) => (
    <IconButton
      part={part(index, direction)}
      name={`Move ${name} ${direction}`}
      isDisabled={to < 0 || to >= count}
      // At the end of the way there is only the way back.
      onPress={() => onMove(to, part(to, direction), part(to, back), part(to, forth))}
    >
      <ChevronIcon direction={direction} />
    </IconButton>
  )
  return (
    <div>
      {moveButton(back, index - 1)}
      {moveButton(forth, index + 1)}
      <IconButton name={`Add a ${of} after ${name}`} isDisabled={count >= limits.max} onPress={onAdd}>
        <PlusIcon />
      </IconButton>
      <IconButton name={`Remove ${name}`} isDisabled={count <= limits.min} onPress={onRemove}>
        <XIcon />
      </IconButton>
    </div>
  )
}

type IconButtonProps = {
  readonly part?: string
  readonly name: string
  readonly isDisabled: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

const IconButton = ({ part, name, isDisabled, onPress, children }: IconButtonProps) => (
  <button type="button" aria-label={name} title={name} data-part={part} disabled={isDisabled} onClick={onPress}>
    {children}
  </button>
)

type AddButtonProps = {
  readonly what: 'row' | 'column'
  readonly count: number
  readonly max: number
  readonly onAdd: () => void
}

const AddButton = ({ what, count, max, onAdd }: AddButtonProps) =>
  count >= max ? (
    <p className="guide-soft">{`A table has at most ${max} ${what}s.`}</p>
  ) : (
    <Button
      buttonStyle="icon-label"
      icon="plus"
      iconPosition="left"
      iconStyle="with-border"
      margin={false}
      onClick={onAdd}
    >
      {`Add ${what}`}
    </Button>
  )

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
