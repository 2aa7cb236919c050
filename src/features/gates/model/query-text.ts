import { cutText } from '@/lib/text/cut-text'
import { MAX_QUERY_LENGTH } from '@/domain/addresses/views'

/** The text of a search parameter: the first one if it is given twice, without space around it, cut to what is read. */
export const queryText = (value: string | readonly string[] | undefined): string =>
  cutText(([value].flat().at(0) ?? '').trim(), MAX_QUERY_LENGTH)
