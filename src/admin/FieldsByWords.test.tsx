import { ReactSelect } from '@payloadcms/ui'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { FieldsByWords } from './FieldsByWords'

const field = (group: string, name: string, path: string) => ({
  label: (
    <>
      <span>{group}</span>
      {' > '}
      <span>{name}</span>
    </>
  ),
  value: { path },
})

const fields = [
  field('Provenance', 'Source', 'provenance.source'),
  field('Provenance', 'Review due on', 'provenance.reviewDueOn'),
  field('Access', 'Steps', 'access.steps'),
]

/** The select of the CMS itself, as its drawer for several records has it. */
const select = (
  <div className="field-select">
    <ReactSelect
      isMulti
      onChange={vi.fn()}
      // The type of its options is that of another select, whose values are texts; here they are fields, as in the drawer.
      options={fields as never}
      // As above.
      getOptionValue={(option) => (option as unknown as (typeof fields)[number]).value.path}
    />
  </div>
)

const found = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

describe('the fields of several records', () => {
  it.each([
    ['review due', ['Provenance > Review due on']],
    ['Review Due On', ['Provenance > Review due on']],
    ['provenance', ['Provenance > Source', 'Provenance > Review due on']],
    ['no such words', []],
  ])('should be found by their words: %s', async (words, expected) => {
    render(<FieldsByWords>{select}</FieldsByWords>)
    await userEvent.type(screen.getByRole('combobox'), words)
    expect(found()).toEqual(expected)
  })

  it('should be found by words that were pasted', async () => {
    render(<FieldsByWords>{select}</FieldsByWords>)
    await userEvent.click(screen.getByRole('combobox'))
    await userEvent.paste('review due on')
    expect(found()).toEqual(['Provenance > Review due on'])
  })

  it('should be the only ones: a space stays in every other field', async () => {
    render(
      <FieldsByWords>
        <input aria-label="Title" />
      </FieldsByWords>,
    )
    await userEvent.type(screen.getByRole('textbox'), 'two words')
    expect(screen.getByRole('textbox')).toHaveValue('two words')
  })

  it('should not be found by two words without it, or it can go', async () => {
    render(select)
    await userEvent.type(screen.getByRole('combobox'), 'review due')
    expect(found()).toEqual([])
  })
})
