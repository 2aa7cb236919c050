import { describe, expect, it } from 'vitest'

import { saveDraft } from '@/shared/drafts/model/saved-drafts'

import { makeStorage } from '../../../../tests/helpers/memory-storage'

import { isBuildFile, shouldReload } from './lost-file'

const LOST = { status: 404, build: 'new', reloadedFor: [], texts: [], kept: [], isCalling: false } as const

describe('shouldReload', () => {
  it('should load the page anew when a file is gone from the server', () => {
    expect(shouldReload(LOST)).toBe(true)
  })

  it.each([
    ['the file is there after all', { status: 200 }],
    ['the server is in trouble', { status: 503 }],
    ['the server does not say its build', { build: null }],
    ['it was done for this build', { reloadedFor: ['old', 'new'] }],
    ['a number is about to be called', { isCalling: true }],
    ['something is written that is kept nowhere', { texts: ['The lift is broken'] }],
    ['only a part of what is written is kept', { texts: ['kept', 'The lift'], kept: ['{"a":"kept","b":"The"}'] }],
  ])('should not when %s', (_, part) => {
    expect(shouldReload({ ...LOST, ...part })).toBe(false)
  })

  it('should once more for the next build', () => {
    expect(shouldReload({ ...LOST, reloadedFor: ['old'] })).toBe(true)
  })

  it.each(['', '  ', 'a ', '79'])('should not mind "%s", which is typed again at once', (text) => {
    expect(shouldReload({ ...LOST, texts: [text] })).toBe(true)
  })

  it.each(['The lift is broken', 'Two\nlines, "quoted" \\ and باب السلام'])('should find %j in a draft', (comment) => {
    const storage = makeStorage()
    saveDraft(() => storage, 'report:place:7', { form: { kind: 'other', comment }, attempt: null })
    saveDraft(() => storage, 'place-draft', { form: { name: 'Another' }, attempt: null })
    const kept = [...storage.texts.values()]
    expect(shouldReload({ ...LOST, texts: [comment, 'Another'], kept })).toBe(true)
    expect(shouldReload({ ...LOST, texts: [`${comment}!`], kept })).toBe(false)
  })
})

describe('isBuildFile', () => {
  it.each([
    ['https://guide.example/_next/static/chunks/a.js', true],
    ['https://guide.example/theme.js', false],
    ['https://elsewhere.example/_next/static/chunks/a.js', false],
    ['https://guide.example.org/_next/static/chunks/a.js', false],
    ['', false],
  ])('should say of %j: %s', (address, expected) => {
    expect(isBuildFile(address, 'https://guide.example')).toBe(expected)
  })
})
