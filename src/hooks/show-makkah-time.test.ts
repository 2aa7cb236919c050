import type { Field, SanitizedConfig } from 'payload'
import { describe, expect, it } from 'vitest'

import { showMakkahTime } from './show-makkah-time'

const fields: Field[] = [
  { name: 'title', type: 'text' },
  { name: 'checkedOn', type: 'date', admin: { date: { pickerAppearance: 'dayOnly' } } },
  { name: 'startsAt', type: 'date', timezone: true, admin: { date: { pickerAppearance: 'dayAndTime' } } },
  { type: 'row', fields: [{ name: 'group', type: 'group', fields: [{ name: 'finishedAt', type: 'date' }] }] },
  { name: 'updatedAt', type: 'date', admin: { hidden: true } },
]

const ofGlobal: Field[] = [
  {
    name: 'months',
    type: 'array',
    fields: [{ name: 'first', type: 'date', admin: { date: { pickerAppearance: 'dayOnly' } } }],
  },
]

const shown = () => {
  // As much of a configuration as the hook reads.
  const config = showMakkahTime({
    collections: [{ fields }],
    globals: [{ fields: ofGlobal }],
  } as unknown as SanitizedConfig)
  const all: [string, unknown][] = []
  const collect = (list: readonly Field[]) => {
    for (const field of list) {
      if ('fields' in field) collect(field.fields)
      else if (field.type === 'date') all.push([field.name, field.admin?.components ?? null])
    }
  }
  collect([...(config.collections[0]?.fields ?? []), ...(config.globals[0]?.fields ?? [])])
  return Object.fromEntries(all)
}

const Cell = '@/admin/MakkahTime#MakkahTimeCell'
const Field = '@/admin/MakkahTime#MakkahTimeField'

const day = { Cell: '@/admin/DayField#DayCell', Field: '@/admin/DayField#DayField' }

describe('moments of all collections', () => {
  it('should be Makkah’s, days are shown as days, and what has a clock of its own keeps its field', () => {
    expect(shown()).toEqual({
      checkedOn: day,
      startsAt: { Cell },
      finishedAt: { Cell, Field },
      updatedAt: { Cell },
      first: day,
    })
  })
})
