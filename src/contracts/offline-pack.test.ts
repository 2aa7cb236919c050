import { describe, expect, it } from 'vitest'

import { readOfflinePack } from './offline-pack'

describe('readOfflinePack', () => {
  it('should give the addresses with their versions', () => {
    expect(readOfflinePack({ items: [['/faq', 'a1']] })).toEqual({ items: [['/faq', 'a1']] })
    expect(readOfflinePack({ items: [] })).toEqual({ items: [] })
  })

  it.each([null, 'text', {}, { items: 7 }, { items: [['/faq']] }, { items: [['/faq', 1]] }, { items: ['/faq'] }])(
    'should refuse %j',
    (answer) => {
      expect(() => readOfflinePack(answer)).toThrow(TypeError)
    },
  )
})
