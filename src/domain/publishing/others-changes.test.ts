import { describe, expect, it } from 'vitest'

import { type Draft, listOthersChanges } from './others-changes'

const ME = 'Me'
const isOwn = (by: string | null) => by === ME

const base = { title: 'Old', body: { root: 1 }, slug: 'old', updatedAt: 'then' }

const draft = (by: string | null, at: string, content: object): Draft => ({ by, at, content: { ...base, ...content } })

const list = (drafts: readonly Draft[], final: Readonly<Record<string, unknown>> = drafts.at(-1)?.content ?? base) =>
  listOthersChanges({ base, drafts, final }, isOwn)

describe('listOthersChanges', () => {
  it('should be silent about one’s own words', () => {
    expect(list([draft(ME, '1', { title: 'New' })])).toEqual([])
  })

  it('should name another person’s words, and only the fields they have changed', () => {
    expect(list([draft('Sara', '1', { title: 'New' }), draft(ME, '2', { title: 'New', slug: 'new' })])).toEqual([
      { by: 'Sara', at: '1', fields: ['title'] },
    ])
  })

  it('should name them also when one has written on in the same field', () => {
    expect(list([draft('Sara', '1', { title: 'Half a' }), draft(ME, '2', { title: 'Half a sentence' })])).toEqual([
      { by: 'Sara', at: '1', fields: ['title'] },
    ])
  })

  it('should name nobody once a field is what it was, whoever put it back', () => {
    const drafts = [draft('Sara', '1', { title: 'New' }), draft('Omar', '2', {}), draft(ME, '3', { title: 'Mine' })]
    expect(list(drafts)).toEqual([])
    expect(list([draft('Sara', '1', { title: 'New' })], base)).toEqual([])
  })

  it('should name each of several people, with the time of their last word', () => {
    const drafts = [
      draft('Sara', '1', { title: 'A' }),
      draft('Omar', '2', { title: 'AB' }),
      draft('Sara', '3', { title: 'AB', slug: 's' }),
    ]
    expect(list(drafts)).toEqual([
      { by: 'Sara', at: '3', fields: ['title', 'slug'] },
      { by: 'Omar', at: '2', fields: ['title'] },
    ])
  })

  it('should count who is not known among the others', () => {
    expect(list([draft(null, '1', { title: 'New' })])).toEqual([{ by: null, at: '1', fields: ['title'] }])
  })

  it.each([
    ['a missing field', { note: null }],
    ['an empty text', { note: '' }],
    ['an empty list', { note: [] }],
    ['an empty group', { note: { a: null } }],
    ['another order', { body: { root: 1, extra: null } }],
    ['what the CMS keeps', { updatedAt: 'now', _status: 'draft', lastSave: { by: 'Sara' } }],
  ])('should take %s for no change', (_, content) => {
    expect(list([draft('Sara', '1', content)])).toEqual([])
  })

  it('should name all there is where nothing was published yet', () => {
    const content = { title: 'New', updatedAt: 'now' }
    const drafts = [{ by: 'Sara', at: '1', content }]
    expect(listOthersChanges({ base: {}, drafts, final: content }, isOwn)).toEqual([
      { by: 'Sara', at: '1', fields: ['title'] },
    ])
  })
})
