import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import type { ComponentProps, ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { leadToField } from './refused/lead-to-field'
import { TableField } from './TableField'

type Action = { type: string; path: string; value: unknown; state: FormState }

const ui = vi.hoisted(() => ({
  fields: {} as Record<string, object>,
  isSubmitted: false,
  isEditable: true,
  setModified: vi.fn<(isModified: boolean) => void>(),
  draw: () => undefined as void,
}))

vi.mock('@payloadcms/richtext-lexical/lexical/react/useLexicalEditable', () => ({
  useLexicalEditable: () => ui.isEditable,
}))

/** As much of the form of the CMS as is used here. */
vi.mock('@payloadcms/ui', () => ({
  useForm: () => ({
    setModified: ui.setModified,
    dispatchFields: ({ type, path, value, state }: Action) => {
      ui.fields = type === 'UPDATE' ? { ...ui.fields, [path]: { ...ui.fields[path], value } } : { ...state }
      ui.draw()
    },
  }),
  useAllFormFields: () => [ui.fields],
  useFormSubmitted: () => ui.isSubmitted,
  FieldDescription: ({ description }: { description: string }) => <p>{description}</p>,
  Button: ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  ChevronIcon: () => null,
  PlusIcon: () => null,
  XIcon: () => null,
}))

const list = (path: string, count: number): FormState => ({
  [path]: {
    value: count,
    disableFormData: true,
    rows: Array.from({ length: count }, (_, index) => ({ id: `${path}-${index}` })),
  },
})

const gates = (): FormState => ({
  ...list('columns', 2),
  'columns.0.label': { value: 'Gate' },
  'columns.1.label': { value: 'Distance' },
  ...list('rows', 2),
  ...list('rows.0.cells', 2),
  'rows.0.cells.0.text': { value: 'Ajyad' },
  'rows.0.cells.1.text': { value: '300 m' },
  ...list('rows.1.cells', 2),
  'rows.1.cells.0.text': { value: 'Fahd' },
  'rows.1.cells.1.text': { value: '90 m' },
})

// Of what the CMS gives a field, these are read.
// As much of what the CMS hands to a field as this one reads.
const props = {
  path: 'rows',
  field: { name: 'rows', label: 'Columns and rows', admin: { description: 'What a table is.' } },
  limits: { rows: { min: 1, max: 3 }, columns: { min: 2, max: 3 } },
} as unknown as ComponentProps<typeof TableField>

function show(fields: FormState) {
  ui.fields = fields
  const view = render(<TableField {...props} />)
  ui.draw = () => view.rerender(<TableField {...props} />)
  return view
}

/** What the form would send of the table: the texts alone. */
function sent(): unknown {
  const { columns, rows } = reduceFieldsToValues(ui.fields, true) as {
    columns: { label: string }[]
    rows: { cells: { text: string }[] }[]
  }
  return [columns.map(({ label }) => label), ...rows.map(({ cells }) => cells.map(({ text }) => text))]
}

const cell = (name: string) => screen.getByRole('textbox', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const paste = (name: string, text: string) =>
  fireEvent.paste(cell(name), { clipboardData: { getData: (type: string) => (type === 'text/plain' ? text : '') } })

beforeEach(() => {
  ui.setModified.mockReset()
  Object.assign(ui, { isSubmitted: false, isEditable: true })
})

describe('a table in the form of a text', () => {
  it('should be one table, each cell with the names of its row and its column', () => {
    show(gates())

    const table = screen.getByRole('table', { name: 'Columns and rows' })
    expect(within(table).getAllByRole('textbox')).toHaveLength(6)
    expect(cell('Heading of column 2')).toHaveValue('Distance')
    expect(cell('Row 1, Gate')).toHaveValue('Ajyad')
    expect(cell('Row 2: Fahd, Distance')).toHaveValue('90 m')
    expect(ui.setModified).not.toHaveBeenCalled()
  })

  it('should write into one cell alone', async () => {
    show(gates())

    await userEvent.type(cell('Row 2: Fahd, Distance'), '!')

    expect(sent()).toEqual([
      ['Gate', 'Distance'],
      ['Ajyad', '300 m'],
      ['Fahd', '90 m!'],
    ])
    expect(ui.setModified).toHaveBeenCalledWith(true)
  })

  it('should begin with a table that can be written into', async () => {
    show({})

    await userEvent.type(cell('Row 1, column 1'), 'A')
    await userEvent.type(cell('Row 1, column 1'), 'B')

    expect(sent()).toEqual([
      ['', ''],
      ['AB', ''],
    ])
  })

  it('should put the cursor into a new row and a new column, until there is room for no other', async () => {
    show(gates())

    await press('Add row')
    expect(cell('Row 3, Gate')).toHaveFocus()
    expect(screen.getByText('A table has at most 3 rows.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add a row after row 1: Ajyad' })).toBeDisabled()

    await press('Add a column after column 1: Gate')
    expect(cell('Heading of column 2')).toHaveFocus()
    expect(screen.getByText('A table has at most 3 columns.')).toBeVisible()
    expect(sent()).toEqual([
      ['Gate', '', 'Distance'],
      ['Ajyad', '', '300 m'],
      ['Fahd', '', '90 m'],
      ['', '', ''],
    ])
  })

  it('should put the cursor next to what was removed, and keep what it must have', async () => {
    show(gates())

    await press('Remove row 2: Fahd')
    expect(cell('Row 1, Gate')).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('Removed row 2: Fahd.')
    expect(screen.getByRole('button', { name: 'Remove row 1: Ajyad' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Remove column 1: Gate' })).toBeDisabled()

    await press('Add column')
    await press('Remove column 3')
    expect(cell('Heading of column 2')).toHaveFocus()
    expect(sent()).toEqual([
      ['Gate', 'Distance'],
      ['Ajyad', '300 m'],
    ])
  })

  it('should move a row and a column by keyboard, with the cursor', async () => {
    show(gates())

    act(() => screen.getByRole('button', { name: 'Move row 2: Fahd up' }).focus())
    await userEvent.keyboard('{Enter}')
    // It is the first now: the other way is left.
    expect(screen.getByRole('button', { name: 'Move row 1: Fahd down' })).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('Moved to row 1 of 2.')

    await press('Move column 1: Gate right')
    expect(screen.getByRole('button', { name: 'Move column 2: Gate left' })).toHaveFocus()
    expect(sent()).toEqual([
      ['Distance', 'Gate'],
      ['90 m', 'Fahd'],
      ['300 m', 'Ajyad'],
    ])
  })

  it('should take the cells of a spreadsheet, and say what did not fit', () => {
    show(gates())

    paste('Row 2: Fahd, Distance', '95 m\tstairs\tdoors\n120 m\tlift\n80 m\tramp')

    expect(sent()).toEqual([
      ['Gate', 'Distance', ''],
      ['Ajyad', '300 m', ''],
      ['Fahd', '95 m', 'stairs'],
      ['', '120 m', 'lift'],
    ])
    expect(screen.getByRole('status')).toHaveTextContent(
      'Pasted, with 1 row and 1 column more. 1 row and 1 column did not fit: a table has at most 3 rows and 3 columns.',
    )
  })

  it('should say what is wrong at its cell, once a save was refused', () => {
    const fields = gates()
    Object.assign(fields['rows.1.cells.1.text'] ?? {}, { valid: false, errorMessage: 'Too long.' })
    Object.assign(fields['columns'] ?? {}, { valid: false, errorMessage: 'Too few.' })
    const { rerender } = show(fields)
    expect(screen.queryByText('Too long.')).toBeNull()

    ui.isSubmitted = true
    rerender(<TableField {...props} />)

    expect(cell('Row 2: Fahd, Distance')).toBeInvalid()
    expect(cell('Row 2: Fahd, Distance')).toHaveAccessibleDescription('Too long.')
    expect(cell('Row 1: Ajyad, Distance')).toBeValid()
    expect(screen.getByText('Columns: Too few.')).toBeVisible()
  })

  it('should say at its first cell that a row has none', () => {
    const fields = { ...gates(), ...list('rows.1.cells', 0) }
    Object.assign(fields['rows.1.cells'] ?? {}, { valid: false, errorMessage: 'No cells.' })
    ui.isSubmitted = true
    show(fields)

    expect(cell('Row 2, Gate')).toHaveAccessibleDescription('No cells.')
  })

  it.each([
    ['rows.1.cells.1.text', 'Row 2: Fahd, Distance'],
    ['rows.1.cells', 'Row 2, Gate'],
    ['columns.1.label', 'Heading of column 2'],
    ['columns', 'Heading of column 1'],
    ['rows', 'Row 1, Gate'],
  ])('should be reached from an error of %s', async (path, name) => {
    const { container } = show(gates())

    expect(await leadToField(container, [{ block: null, path }])).toBe(true)

    expect(cell(name)).toHaveFocus()
  })

  it('should be there to be read where it may not be changed', () => {
    ui.isEditable = false
    show(gates())

    expect(screen.queryByRole('button')).toBeNull()
    for (const input of screen.getAllByRole('textbox')) expect(input).toHaveAttribute('readonly')
    paste('Row 1, Gate', 'a\tb')
    expect(ui.setModified).not.toHaveBeenCalled()
  })
})
