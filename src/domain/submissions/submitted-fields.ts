import { type KeysWhere, keysWhere } from '@/lib/lists/table-rows'

import { type PlaceFieldRow, type PlaceFields, placeFields } from '../places/place-fields'

type Sent = KeysWhere<PlaceFields, { readonly sentBy: string }>

type SentAs<Field extends Sent> = PlaceFields[Field] extends { readonly sentAs: infer Name extends string }
  ? Name
  : Field

/** The row of each field by its name in a submission, with the field of a place that it fills. */
type SubmittedFields = { readonly [Field in Sent as SentAs<Field>]: PlaceFields[Field] & { readonly fills: Field } }

/**
 * What a submission says of a place beside what every submission has, under the names of the specification (§3): the order
 * is that of the table.
 */
// Object.fromEntries forgets which keys it was given; the type above is made by the same rule.
export const submittedFields = Object.fromEntries(
  Object.entries<PlaceFieldRow>(placeFields)
    .filter(([, { sentBy }]) => sentBy !== undefined)
    .map(([fills, row]) => [row.sentAs ?? fills, { ...row, fills }]),
) as SubmittedFields

export type SubmittedText = KeysWhere<SubmittedFields, { readonly kind: 'text' }>
export type SubmittedFlag = KeysWhere<SubmittedFields, { readonly kind: 'flag' }>

export const submittedTexts = keysWhere(submittedFields, { kind: 'text' })
export const submittedFlags = keysWhere(submittedFields, { kind: 'flag' })

/** Those in the visitors' form. */
export const visitorTexts = keysWhere(submittedFields, { kind: 'text', sentBy: 'visitor' })
export const visitorFlags = keysWhere(submittedFields, { kind: 'flag', sentBy: 'visitor' })
