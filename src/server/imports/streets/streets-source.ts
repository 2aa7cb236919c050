import { streetQueries } from '../overpass/overpass-queries'
import { askMap } from '../sources/ask-map'
import type { SourceContext } from '../context/source-context'
import { streetRecords, type StreetRecords } from './street-records'

/** Gets the streets of a source. Throws `ImportFailure` when there are none to be had. */
export type ReadStreetSource = (context: SourceContext) => Promise<StreetRecords>

/** The streets of both cities from the servers of the settings. */
export const streetsSource: ReadStreetSource = async (context) => {
  const { answers, host } = await askMap(streetQueries, context)
  return streetRecords({ answers, sourceName: host, now: context.now })
}
