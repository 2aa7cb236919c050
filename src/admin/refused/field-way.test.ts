import { describe, expect, it } from 'vitest'

import { fieldWay, innerErrors, valueAt, wayWords } from './field-way'

const block = (id: string, blockType: string, fields: object) => ({
  type: 'block',
  fields: { id, blockType, ...fields },
})
const text = (...children: object[]) => ({ root: { children: [{ type: 'paragraph', children: [] }, ...children] } })

const rows = (...cells: (readonly { text: string }[] | undefined)[]) => cells.map((row) => ({ cells: row }))

const data = {
  title: 'Umrah',
  sources: [{ title: 'A' }, { title: '' }],
  layout: [{}, {}, {}, { rows: rows([], [], undefined) }],
  body: text(
    block('full', 'dataTable', { caption: 'Gates', rows: rows([{ text: 'a' }], [{ text: 'b' }], [{ text: 'c' }]) }),
    block('gap', 'dataTable', { caption: 'Hours', rows: rows([{ text: 'a' }], [{ text: 'b' }], []) }),
    block('walk', 'steps', {
      title: 'The walk',
      steps: [{ title: 'One', body: text(block('note', 'callout', { title: '', body: null })) }],
    }),
  ),
}

describe('the way to a field', () => {
  it('should be its path where no text is in between', () => {
    expect(fieldWay(data, 'sources.1.title', 'Required')).toEqual([{ block: null, path: 'sources.1.title' }])
    expect(fieldWay(data, 'layout.3.rows.2.cells', 'Required')).toEqual([
      { block: null, path: 'layout.3.rows.2.cells' },
    ])
  })

  it('should go through the block that lacks what is asked for, which the path does not name', () => {
    expect(fieldWay(data, 'body.rows.2.cells', 'This field is required.')).toEqual([
      { block: null, path: 'body' },
      { block: expect.objectContaining({ id: 'gap' }) as unknown, path: 'rows.2.cells' },
    ])
  })

  it('should go through the block with the longest text where one is too long', () => {
    expect(fieldWay(data, 'body.caption', 'This value must be shorter than the max length of 4 characters.')).toEqual([
      { block: null, path: 'body' },
      { block: expect.objectContaining({ id: 'full' }) as unknown, path: 'caption' },
    ])
  })

  it('should go through a block inside the text of a block', () => {
    expect(fieldWay(data, 'body.steps.0.body.title', 'Required').map(({ block, path }) => [block?.id, path])).toEqual([
      [undefined, 'body'],
      ['walk', 'steps.0.body'],
      ['note', 'title'],
    ])
  })

  it('should end at the text where no block has such a field', () => {
    expect(fieldWay(data, 'body.nowhere', 'Required')).toEqual([{ block: null, path: 'body' }])
  })

  it('should be known with the value at its end', () => {
    expect(valueAt(data, fieldWay(data, 'sources.0.title', ''))).toBe('A')
    expect(valueAt(data, fieldWay(data, 'body.rows.2.cells', ''))).toEqual([])
  })
})

describe('the words of a way', () => {
  const fields = [
    { type: 'row', fields: [{ type: 'text', name: 'title', label: 'Heading' }] },
    {
      type: 'array',
      name: 'sources',
      label: 'Sources',
      labels: { singular: 'Source' },
      fields: [{ type: 'text', name: 'url', label: 'Address' }],
    },
    { type: 'group', name: 'meta', fields: [{ type: 'text', name: 'description' }] },
    { type: 'richText', name: 'body', label: 'Body' },
  ]
  const words = (path: string) => wayWords(fieldWay(data, path, 'Required'), fields)

  it.each([
    ['title', 'Heading'],
    ['sources.1.url', 'Source 2 › Address'],
    ['meta.description', 'Meta › Description'],
    ['unknownThing', 'Unknown Thing'],
  ])('should be those of the form: %s', (path, shown) => {
    expect(words(path)).toBe(shown)
  })

  it('should name the block by its kind and what it is called', () => {
    expect(words('body.rows.2.cells')).toBe('Body › Data Table “Hours” › Rows 3 › Cells')
    expect(wayWords(fieldWay(data, 'body.rows.2.cells', ''), fields, () => 'Table “Hours”')).toBe(
      'Body › Table “Hours” › Rows 3 › Cells',
    )
  })
})

describe('what a text says of the fields inside it', () => {
  it('should be the fields themselves', () => {
    expect(
      innerErrors('body', 'block node failed to validate: The following fields are invalid: rows.2.cells, caption'),
    ).toEqual(['body.rows.2.cells', 'body.caption'])
  })

  it('should be nothing where the text itself is meant', () => {
    expect(innerErrors('body', 'This field is required.')).toEqual([])
  })
})
