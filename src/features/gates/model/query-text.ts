import { MAX_QUERY_LENGTH } from '@/lib/views'

/** The text of a search parameter: the first one if it is given twice, without space around it, cut to what is read. */
export const queryText = (value: string | readonly string[] | undefined): string =>
  ([value].flat().at(0) ?? '').trim().slice(0, MAX_QUERY_LENGTH)
