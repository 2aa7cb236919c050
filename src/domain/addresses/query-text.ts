import { cutText } from '@/lib/text/cut-text'
import { MAX_QUERY_LENGTH } from './views'

/** A query string as pages receive it. */
export type QueryValues = Readonly<Record<string, string | string[] | undefined>>

/** One parameter as text: the first if it is given several times, trimmed, cut to what a search looks at. */
export function queryText(query: QueryValues, name: string): string {
  const value = query[name]
  const text = Array.isArray(value) ? value[0] : value
  return cutText((text ?? '').trim(), MAX_QUERY_LENGTH)
}
