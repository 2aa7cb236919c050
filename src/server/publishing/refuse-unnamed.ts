import { APIError, type PayloadRequest } from 'payload'

import { formatMoment } from '@/lib/dates/dates'

import { type Entity, findUnreleased, type Unreleased, type UnreleasedWords } from './unreleased-words'

/**
 * What says, in `req.context` or in the query of a call, that the words of others are published knowingly: all that was
 * stored until that moment, ISO 8601 in UTC. `findUnreleased` gives it as `until`.
 */
export const RELEASING = 'releasing'

/** Refused: other people's words would have become public without having been named. */
export class UnnamedWords extends APIError {
  constructor(readonly unreleased: Unreleased) {
    super(describeRefusal(unreleased.words), 409, null, true)
  }
}

/**
 * @param id `null` for a page that exists once
 * @param final what is to become public
 * @throws UnnamedWords
 */
export async function refuseUnnamed(
  req: PayloadRequest,
  what: {
    readonly entity: Entity
    readonly id: number | string | null
    readonly final: Readonly<Record<string, unknown>>
  },
): Promise<void> {
  const unreleased = await findUnreleased(req, what)
  if (unreleased.words.length > 0 && !(readReleasing(req) >= Date.parse(unreleased.until))) {
    throw new UnnamedWords(unreleased)
  }
}

/** `NaN` where nothing is said. */
function readReleasing({ context, query }: PayloadRequest): number {
  const said = context[RELEASING] ?? query?.[RELEASING]
  return typeof said === 'string' ? Date.parse(said) : Number.NaN
}

/** The message has no colon, because the admin would show the words after it as a list. */
function describeRefusal(words: readonly UnreleasedWords[]): string {
  const whose = words.map(
    ({ by, at, fields }) => `what ${nameAuthor(by)} wrote until ${clock(at)} (${nameFields(fields)})`,
  )
  return `Not published. It would also put on the site ${whose.join(' and ')}. Readers do not have that now.`
}

const clock = (iso: string): string => formatMoment(iso)?.replace(':', '.') ?? ''

const nameAuthor = (by: string | null): string => by ?? 'somebody whose name is not kept'

/** More would be a list nobody reads, as of a record that was never public. */
const MAX_FIELDS = 6

function nameFields(fields: UnreleasedWords['fields']): string {
  const labels = fields.map(({ label }) => label)
  const rest = labels.length - MAX_FIELDS
  return rest > 0 ? `${labels.slice(0, MAX_FIELDS).join(', ')} and ${rest} more` : labels.join(', ')
}
