import * as z from 'zod/mini'

import { positionProblem } from '@/domain/places/position-problem'
import type { PlaceFieldRow } from '@/domain/places/place-fields'
import { placeKinds, recommendationCities, stepKinds } from '@/domain/submissions/recommendation-options'
import { submittedFields, type SubmittedText, visitorFlags, visitorTexts } from '@/domain/submissions/submitted-fields'
import { recordOf } from '@/lib/lists/table-rows'
import { cleanText } from '@/lib/text/text'
import { MAX_URL_LENGTH, safeHttpUrl } from '@/lib/text/web-links'

import { optionalParagraphs, optionalText, refuse, requiredName, rowId, shieldFields } from './submission-parts'

/**
 * `POST /api/recommendations` (spec §3, §5, §7): one schema for the form and the server. What §3 names is accepted as it
 * stands there; `lat`/`lng`, `gateId`/`placeId` and the fields of the abuse shield may be left out.
 */

/** In UTF-16 units after cleaning. What a place has beside title and description has its limit in its table. */
export const submissionLimits = {
  bodyBytes: 32 * 1024,
  title: 120,
  description: 2000,
  notes: 1000,
  steps: 30,
} as const

/** The answer to a name or title left out (spec §5). */
const NAME_REQUIRED = 'Enter a name.'
const TITLE_REQUIRED = 'Enter a title.'

const website = (max: number) =>
  z.pipe(
    z.optional(z.string('Must be text.').check(z.maxLength(MAX_URL_LENGTH, `Can have at most ${max} characters.`))),
    z.transform((value, context): string | null => {
      if (cleanText(value) === null) return null
      const address = safeHttpUrl(value)
      if (address !== null && address.length <= max) return address
      return refuse(context, address === null ? 'Enter a web address such as example.com.' : 'The address is too long.')
    }),
  )

/** A text of a place as a visitor sends it. */
function sentText(name: SubmittedText) {
  const { form } = submittedFields[name]
  const { sentLimit }: PlaceFieldRow = submittedFields[name]
  const limit = sentLimit ?? submittedFields[name].limit
  return form === 'website' ? website(limit) : optionalText(form, limit)
}

const degrees = z._default(z.nullable(z.number('Must be a number of degrees, or null.')), null)

/** "Sent only when true" (§3); `false` says nothing either. */
const flag = z.pipe(
  z.optional(z.boolean('Must be true or left out.')),
  z.transform((value) => value === true),
)

const city = z._default(z.enum(recommendationCities, `Choose ${recommendationCities.join(', ')}.`), 'Makkah')

/** The place payload of §3. */
const placeSubmissionSchema = z
  .strictObject({
    kind: z.literal('place'),
    name: requiredName(submissionLimits.title, NAME_REQUIRED),
    category: z._default(z.enum(placeKinds, `Choose ${placeKinds.join(', ')}.`), 'Restaurant'),
    city,
    description: optionalParagraphs(submissionLimits.description),
    ...recordOf(visitorFlags, () => flag),
    ...recordOf(visitorTexts, sentText),
    lat: degrees,
    lng: degrees,
    ...shieldFields,
  })
  .check(
    z.superRefine(({ lat, lng }, context) => {
      if (lat === null && lng === null) return
      const problem =
        lat === null || lng === null
          ? 'Give both coordinates of the pin, or neither.'
          : positionProblem({ latitude: lat, longitude: lng })
      if (problem !== null) context.addIssue({ code: 'custom', path: ['lat'], message: problem })
    }),
  )

const stepSchema = z
  .strictObject({
    stepNumber: z.int('Must be the number of the step.'),
    title: requiredName(submissionLimits.title, 'Please enter a title for this step.'),
    description: optionalParagraphs(submissionLimits.description),
    category: z._default(z.enum(stepKinds, `Choose ${stepKinds.join(', ')}.`), 'Location'),
    notes: optionalParagraphs(submissionLimits.notes),
    /** A gate or a place of the guide this step leads to. */
    gateId: z.optional(rowId),
    placeId: z.optional(rowId),
  })
  .check(
    z.refine(({ gateId, placeId }) => gateId === undefined || placeId === undefined, {
      path: ['placeId'],
      message: 'A step leads to a gate or to a place, not to both.',
    }),
  )

/** The path payload of §3. */
const pathSubmissionSchema = z
  .strictObject({
    kind: z.literal('path'),
    title: requiredName(submissionLimits.title, TITLE_REQUIRED),
    city,
    steps: z
      .array(stepSchema, 'Add at least one step.')
      .check(
        z.minLength(1, 'Add at least one step.'),
        z.maxLength(submissionLimits.steps, `A path can have at most ${submissionLimits.steps} steps.`),
      ),
    ...shieldFields,
  })
  .check(
    z.superRefine(({ steps }, context) => {
      // §9: step numbering starts at 1.
      const wrong = steps.findIndex(({ stepNumber }, index) => stepNumber !== index + 1)
      if (wrong === -1) return
      context.addIssue({ code: 'custom', path: ['steps', wrong, 'stepNumber'], message: 'Steps are numbered from 1.' })
    }),
  )

export const submissionSchema = z.discriminatedUnion('kind', [placeSubmissionSchema, pathSubmissionSchema], {
  error: ({ code }) => (code === 'invalid_union' ? 'Must be "place" or "path".' : 'Send a recommendation as JSON.'),
})

/** What a sender writes. */
export type SubmissionInput = z.input<typeof submissionSchema>
export type PlaceSubmissionInput = z.input<typeof placeSubmissionSchema>
export type PathSubmissionInput = z.input<typeof pathSubmissionSchema>

/** What the server stores of it. */
export type Submission = z.output<typeof submissionSchema>

/** `POST /api/recommendations/status` and `…/erase`. In a body, so that no receipt stands in an address or a log. */
export const statusRequestSchema = z.strictObject({
  receipt: z.string('Enter your receipt.').check(z.maxLength(100, 'Is too long.')),
})

/** The status a sender sees. Spam shows as "rejected", and who works on it is not shown. */
const publicStates = ['pending-review', 'in-review', 'approved', 'rejected', 'duplicate', 'erased'] as const

export const statusSchema = z.strictObject({
  success: z.literal(true),
  kind: z.enum(['place', 'path', 'report', 'confirmation']),
  state: z.enum(publicStates),
  /** ISO, the server's time. */
  submittedAt: z.string(),
  /** ISO; `null` while nothing is decided. */
  decidedAt: z.nullable(z.string()),
  /** What the moderator wrote to the sender. */
  message: z.nullable(z.string()),
  /** Address of the page it became or belongs to, within this site. */
  link: z.nullable(z.string()),
})

export type SubmissionStatus = z.infer<typeof statusSchema>
