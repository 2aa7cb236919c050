import { useState, type ReactNode } from 'react'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { leadToField } from './lead-to-field'

/** A row or block as the CMS draws it: closed, and without its fields until somebody opens it. */
function Closed({ id, block, children }: { id?: string; block?: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div id={id} data-block-id={block}>
      <div className={`collapsible ${isOpen ? '' : 'collapsible--collapsed'}`}>
        <div className="collapsible__toggle-wrap">
          <button type="button" className="collapsible__toggle" onClick={() => setOpen(!isOpen)}>
            Toggle
          </button>
        </div>
        {isOpen && children}
      </div>
    </div>
  )
}

const cell = (name: string) => (
  <div id="field-rows">
    <Closed id="rows-row-2">
      <div id="field-rows__2__cells">
        <button type="button">Collapse all</button>
        <button type="button" className="array-field__add-row">
          Add cell to {name}
        </button>
      </div>
    </Closed>
  </div>
)

const form = () => {
  const { container } = render(
    <form>
      <input id="field-title" aria-label="Title of the article" />
      <div id="field-sources">
        <Closed id="sources-row-1">
          <div id="field-sources__1__url" className="react-select">
            <input aria-label="Address" />
          </div>
        </Closed>
      </div>
      <div data-field-path="body">
        <Closed block="first">{cell('the first')}</Closed>
        <Closed block="second">
          <div data-field-path="text">
            <Closed block="inner">
              <input id="field-title" aria-label="Title of the inner" />
            </Closed>
          </div>
          <input id="field-title" aria-label="Title of the second" />
          {cell('the second')}
        </Closed>
      </div>
    </form>,
  )
  return container.querySelector('form') as HTMLElement
}

const block = (id: string) => ({ id, kind: 'Table', title: null })

describe('the way to a field', () => {
  it('should end in the field', async () => {
    expect(await leadToField(form(), [{ block: null, path: 'title' }])).toBe(true)

    expect(screen.getByLabelText('Title of the article')).toHaveFocus()
  })

  it('should open a closed row', async () => {
    expect(await leadToField(form(), [{ block: null, path: 'sources.1.url' }])).toBe(true)

    expect(screen.getByLabelText('Address')).toHaveFocus()
  })

  it('should open the block that is meant, and the row in it, and no other', async () => {
    const way = [
      { block: null, path: 'body' },
      { block: block('second'), path: 'rows.2.cells' },
    ]
    expect(await leadToField(form(), way)).toBe(true)

    expect(screen.getByRole('button', { name: 'Add cell to the second' })).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Add cell to the first' })).toBeNull()
  })

  it('should not take the field of a block inside the block', async () => {
    const way = [
      { block: null, path: 'body' },
      { block: block('second'), path: 'title' },
    ]
    expect(await leadToField(form(), way)).toBe(true)

    expect(screen.getByLabelText('Title of the second')).toHaveFocus()
  })

  it('should go into a block inside a block', async () => {
    const way = [
      { block: null, path: 'body' },
      { block: block('second'), path: 'text' },
      { block: block('inner'), path: 'title' },
    ]
    expect(await leadToField(form(), way)).toBe(true)

    expect(screen.getByLabelText('Title of the inner')).toHaveFocus()
  })

  it('should say when a field is not in the form', async () => {
    expect(await leadToField(form(), [{ block: null, path: 'elsewhere' }])).toBe(false)
  })
})
