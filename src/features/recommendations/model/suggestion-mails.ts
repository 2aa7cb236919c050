import { placeKinds, recommendationCities, stepKinds } from '@/domain/submissions/recommendation-options'
import { submittedFields, visitorFlags, visitorTexts } from '@/domain/submissions/submitted-fields'

type Kind = { readonly subject: string; readonly lines: readonly string[] }

const cities = recommendationCities.join(', ')

/** What an e-mail with a suggestion opens with: the fields of the two forms (spec §2, §3), to be filled in. */
export const suggestionMails = {
  place: {
    subject: 'A place for Pilgrim Guide',
    lines: [
      'Name (needed):',
      `Category (${placeKinds.join(', ')}):`,
      `City (${cities}):`,
      'Address, or a link to it on a map:',
      'Description:',
      ...visitorFlags.map((name) => `${submittedFields[name].label} (yes, no, not known):`),
      ...visitorTexts.map((name) => `${submittedFields[name].label}:`),
    ],
  },
  path: {
    subject: 'A path for Pilgrim Guide',
    lines: [
      'Title (needed):',
      `City (${cities}):`,
      '',
      'Step 1, title (needed):',
      `Step 1, category (${stepKinds.join(', ')}):`,
      'Step 1, description:',
      'Step 1, notes:',
      '',
      'Step 2, title:',
      '…',
    ],
  },
} as const satisfies Record<'place' | 'path', Kind>
