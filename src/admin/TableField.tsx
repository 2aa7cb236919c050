'use client'

import { useLexicalEditable } from '@payloadcms/richtext-lexical/lexical/react/useLexicalEditable'
import { FieldDescription, useAllFormFields, useForm, useFormSubmitted } from '@payloadcms/ui'
import type { ArrayFieldClientProps } from 'payload'

import { fieldPath, readTable, writeTable } from './table/form-state'
import { HEADINGS, setText, type Table, type TableLimits } from './table/table'
import { TableGrid } from './table/table-grid'

type Props = ArrayFieldClientProps & { readonly limits: TableLimits }

/**
 * A table of a text as one table of inputs. It stands for the rows in the form of its block and writes the columns as well:
 * the CMS shows both as lists in lists, one below the other.
 */
export function TableField({ field, limits, path, readOnly = false }: Props) {
  const { dispatchFields, setModified } = useForm()
  const [state] = useAllFormFields()
  const isSubmitted = useFormSubmitted()
  const isEditable = useLexicalEditable()
  const table = readTable(state, limits)

  const change = (next: Table) => {
    dispatchFields({ type: 'REPLACE_STATE', optimize: false, state: writeTable(state, next) })
    setModified(true)
  }
  const write = (row: number, column: number, text: string) => {
    if (state[fieldPath(row, column)] === undefined) return change(setText(table, row, column, text))
    dispatchFields({ type: 'UPDATE', path: fieldPath(row, column), value: text })
    setModified(true)
  }
  const errorAt = (path: string): string | null => {
    const { valid, errorMessage } = state[path] ?? {}
    return (isSubmitted && valid === false && errorMessage) || null
  }
  // A row without any cell is refused as such, and its cells are where that is put right.
  const cellError = (row: number, column: number): string | null =>
    errorAt(fieldPath(row, column)) ?? (row !== HEADINGS && column === 0 ? errorAt(fieldPath(row)) : null)

  return (
    <div className="field-type">
      <TableGrid
        table={table}
        limits={limits}
        label={typeof field.label === 'string' ? field.label : field.name}
        isReadOnly={readOnly || !isEditable}
        errors={[
          ['Columns', errorAt('columns')],
          ['Rows', errorAt('rows')],
        ]}
        cellError={cellError}
        onText={write}
        onChange={change}
      />
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  )
}

/** The columns have no field of their own. */
export const WithTheRows = () => null
