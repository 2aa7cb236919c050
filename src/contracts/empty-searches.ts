import * as z from 'zod'

/** All there is to a search that found nothing: what was searched for. The day is the server's. */
export const emptySearchSchema = z.strictObject({ text: z.string() })
