import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'

import { completeDraft } from './complete-draft'

// As much of the CMS's fields as is read here.
const fields = [
  { type: 'text', name: 'title', required: true },
  { type: 'text', name: 'phone' },
  { type: 'richText', name: 'body', required: true },
  { type: 'date', name: 'checkedOn', required: true },
  {
    type: 'array',
    name: 'questions',
    required: true,
    flattenedFields: [{ type: 'textarea', name: 'answer', required: true }],
  },
  { type: 'group', name: 'meta', flattenedFields: [{ type: 'text', name: 'title', required: true }] },
] as unknown as readonly FlattenedField[]

describe('a draft that is not finished', () => {
  it('should have empty words, texts and lists where a published record has some', () => {
    expect(completeDraft({ id: 1, title: null, body: null, checkedOn: null, meta: { title: null } }, fields)).toEqual({
      id: 1,
      title: '',
      body: { root: expect.objectContaining({ children: [] }) as unknown },
      checkedOn: null,
      questions: [],
      meta: { title: '' },
    })
  })

  it('should keep what is written, and what may be missing', () => {
    const doc = { title: 'A', phone: null, body: { root: { children: [1] } }, questions: [{ answer: 'B' }], meta: null }

    expect(completeDraft(doc, fields)).toEqual(doc)
  })

  it('should be completed in its rows', () => {
    expect(completeDraft({ questions: [{ id: 'a', answer: null }] }, fields)).toMatchObject({
      questions: [{ id: 'a', answer: '' }],
    })
  })
})
