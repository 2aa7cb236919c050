import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { RefusedFields } from './refused-fields'

type State = Record<string, { value?: unknown; valid?: boolean; errorMessage?: string }>

const ui = vi.hoisted(() => ({
  fields: {} as State,
  /** As the form has drawn them so far: it may be behind. */
  drawn: {} as State,
  data: {} as Record<string, unknown>,
  dispatch: vi.fn<(action: { type: string; path: string }) => void>(),
  isProcessing: false,
  isSubmitted: false,
}))

/** As much of the form of the CMS as is read here. */
vi.mock('@payloadcms/ui', () => ({
  useForm: () => ({ getData: () => ui.data, getFields: () => ui.fields, formRef: { current: document.body } }),
  useAllFormFields: () => [ui.drawn, ui.dispatch],
  useDocumentInfo: () => ({ docConfig: { fields: [{ type: 'text', name: 'title', label: 'Title' }] } }),
  useFormProcessing: () => ui.isProcessing,
  useFormSubmitted: () => ui.isSubmitted,
}))

const list = () => (
  <>
    <RefusedFields />
    <input id="field-title" aria-label="Title" />
  </>
)

/** A save, and what the form then holds. */
async function save({ rerender }: ReturnType<typeof render>, isRefused: boolean) {
  ui.isProcessing = true
  rerender(list())
  ui.isProcessing = false
  ui.isSubmitted = isRefused
  rerender(list())
  await act(() => new Promise<void>((drawn) => void requestAnimationFrame(() => drawn())))
}

beforeEach(() => {
  ui.dispatch.mockReset()
  Object.assign(ui, { fields: {}, data: {}, isProcessing: false, isSubmitted: false })
})

describe('the fields for which a save was refused', () => {
  it('should be named in words with the reason, and each should lead to its field', async () => {
    ui.data = { title: '' }
    ui.fields = { title: { value: '', valid: false, errorMessage: 'This field is required.' } }
    const view = render(list())
    expect(screen.queryByRole('heading')).toBeNull()

    await save(view, true)

    expect(screen.getByRole('heading', { name: 'Not saved: one field is in the way' })).toHaveFocus()
    expect(screen.getByRole('listitem')).toHaveTextContent('Title This field is required.')
    await userEvent.click(screen.getByRole('button', { name: 'Title' }))
    await vi.waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus())
  })

  it('should go from the list when they are changed, and with the next save that is taken', async () => {
    ui.data = { title: '' }
    ui.fields = { title: { value: '', valid: false, errorMessage: 'This field is required.' } }
    const view = render(list())
    await save(view, true)

    ui.data = { title: 'Umrah' }
    view.rerender(list())
    expect(screen.queryByRole('listitem')).toBeNull()

    ui.data = { title: '' }
    view.rerender(list())
    expect(screen.getByRole('listitem')).toBeVisible()
    await save(view, false)
    expect(screen.queryByRole('listitem')).toBeNull()
  })

  it('should be those inside a block, once, and not be held against the next save', async () => {
    const body = {
      root: {
        children: [
          { type: 'block', fields: { id: 'a', blockType: 'dataTable', caption: 'Hours', rows: [{ cells: [] }] } },
        ],
      },
    }
    ui.data = { body }
    ui.fields = {
      body: {
        value: body,
        valid: false,
        errorMessage: 'block node failed to validate: The following fields are invalid: rows.0.cells',
      },
      'body.rows.0.cells': { value: null, valid: false, errorMessage: 'This field is required.' },
    }
    const view = render(list())

    await save(view, true)

    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Body › Data Table “Hours” › Rows 1 › Cells This field is required.',
    ])
    expect(ui.dispatch.mock.calls).toEqual([[{ type: 'REMOVE', path: 'body.rows.0.cells' }]])
  })
})
