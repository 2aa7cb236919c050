import { submittedFlags, submittedTexts } from '@/domain/submissions/submitted-fields'
import { snakeCase } from '@/lib/text/snake-case'

/** The column of the table `recommendations` for what a submission says of a place. */
export const placeColumn = (name: string): string => `place_${snakeCase(name)}`

/** All that a sender or a moderator may have written there. */
export const placeColumns: readonly string[] = [
  'category',
  ...submittedTexts,
  ...submittedFlags,
  'latitude',
  'longitude',
].map(placeColumn)
