import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { readRows } from './read-rows'

const schema = z.object({ id: z.int(), name: z.string() })

describe('readRows', () => {
  it('should keep the rows that fit, in their order, and leave out the others', () => {
    const rows = [{ id: 2, name: 'Mina' }, { id: 'three', name: 'Arafat' }, null, { id: 1, name: 'Quba' }]

    expect(readRows(schema, rows)).toEqual([
      { id: 2, name: 'Mina' },
      { id: 1, name: 'Quba' },
    ])
  })

  it.each([[null], [{}], ['[]']])('should refuse what is no list: %j', (value) => {
    expect(() => readRows(schema, value)).toThrow(TypeError)
  })
})
