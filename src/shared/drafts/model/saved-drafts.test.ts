import { describe, expect, it } from 'vitest'

import { makeStorage, refuseStorage } from '../../../../tests/helpers/memory-storage'
import { type DraftSlot, MAX_REPORT_DRAFTS, readDraft, saveDraft } from './saved-drafts'

const draft = (text: string) => ({
  form: { text },
  attempt: { key: '3b241101-e2bb-4255-8caf-4136c566a962', body: `{"text":"${text}"}` },
})

describe('a saved draft', () => {
  it.each<DraftSlot>(['place-draft', 'path-draft', 'report:place:7', 'report:gate:7'])(
    'should be read as it was saved, and be gone once removed: %s',
    (slot) => {
      const storage = makeStorage()
      expect(readDraft(() => storage, slot)).toBeNull()

      saveDraft(() => storage, slot, draft('a'))
      expect(readDraft(() => storage, slot)).toMatchObject(draft('a'))
      saveDraft(() => storage, slot, { form: { text: 'b' }, attempt: null })
      expect(readDraft(() => storage, slot)).toMatchObject({ form: { text: 'b' }, attempt: null })

      saveDraft(() => storage, slot, null)
      expect([...storage.texts.keys()]).toEqual([])
    },
  )

  it('should stand beside those of other places', () => {
    const storage = makeStorage()
    saveDraft(() => storage, 'report:place:7', draft('a'))
    saveDraft(() => storage, 'report:gate:7', draft('b'))

    saveDraft(() => storage, 'report:gate:7', null)

    expect(readDraft(() => storage, 'report:place:7')).toMatchObject(draft('a'))
    expect(readDraft(() => storage, 'report:gate:7')).toBeNull()
  })

  it('should make room for a newer one when there are too many', () => {
    const storage = makeStorage()
    for (let id = 0; id <= MAX_REPORT_DRAFTS; id += 1) saveDraft(() => storage, `report:place:${id}`, draft('a'))

    expect(readDraft(() => storage, 'report:place:0')).toBeNull()
    expect(readDraft(() => storage, 'report:place:1')).not.toBeNull()
    expect(readDraft(() => storage, `report:place:${MAX_REPORT_DRAFTS}`)).not.toBeNull()
  })

  it.each([
    '{',
    '{"version":2,"list":[{"slot":"report:place:7"}]}',
    '{"version":1,"list":7}',
    '{"version":1,"list":[null,[],7,{"slot":7}]}',
  ])('should be none where the list is damaged: %s', (text) => {
    expect(readDraft(() => makeStorage({ 'report-drafts': text }), 'report:place:7')).toBeNull()
  })

  it('should not break a form where the browser refuses its storage', () => {
    expect(readDraft(refuseStorage, 'report:place:7')).toBeNull()
    expect(saveDraft(refuseStorage, 'report:place:7', draft('a'))).toBe(false)
  })
})
