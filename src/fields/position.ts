import type { NumberField, RowField, UIField } from 'payload'

import { positionProblem } from '@/domain/places/position-problem'

/** Degrees, WGS 84. Two plain numbers, because PostgreSQL without PostGIS has no point type for the CMS. */
export const position = (): RowField => ({
  type: 'row',
  fields: [degrees('latitude', 90), degrees('longitude', 180)],
})

/** Below the two numbers, where a person can see what they say and set them by hand. Stores nothing. */
const map: UIField = {
  name: 'positionMap',
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '@/admin/PositionMap#PositionMap' },
  },
}

/** The position of a record, with a map. */
export const positionOnMap = (): RowField => ({ ...position(), fields: [...position().fields, map] })

const degrees = (name: 'latitude' | 'longitude', limit: number): NumberField => ({
  name,
  type: 'number',
  min: -limit,
  max: limit,
  admin: {
    description: `Degrees with up to 7 decimals, for example ${name === 'latitude' ? '21.4225' : '39.8262'}. Leave both empty when the position is not known.`,
    step: 0.0000001,
    width: '50%',
  },
  validate: (
    value: number | null | undefined,
    { siblingData }: { siblingData: Partial<Record<'latitude' | 'longitude', unknown>> },
  ) => {
    const other = siblingData[name === 'latitude' ? 'longitude' : 'latitude']
    const isMissing = (candidate: unknown) => candidate === null || candidate === undefined
    if (isMissing(value) !== isMissing(other)) return 'Give both latitude and longitude, or neither.'
    if (isMissing(value)) return true
    const [latitude, longitude] = (name === 'latitude' ? [value, other] : [other, value]).map(Number)
    return positionProblem({ latitude: latitude ?? Number.NaN, longitude: longitude ?? Number.NaN }) ?? true
  },
})
