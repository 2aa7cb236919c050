import { cms } from '@/content/payload'
import { callLimits } from '@/contracts/call-limits'
import { emptySearchSchema } from '@/contracts/empty-searches'
import { countableSearch } from '@/domain/search-words/countable-search'
import { createCountingCall } from '@/server/counts/counting-call'
import { countEmptySearch } from '@/server/counts/empty-searches'

/** Counts that a search found nothing: text and day only, and no text that could be of a person. */
export const POST = createCountingCall({
  what: 'searches that found nothing',
  ...callLimits.emptySearches,
  schema: emptySearchSchema,
  wanted: 'Send the text of the search and nothing else.',
  count: async ({ text }) => {
    const countable = countableSearch(text)
    if (countable !== null) await countEmptySearch(await cms(), countable)
  },
})
