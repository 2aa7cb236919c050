import type { SourceContext } from '../context/source-context'
import type { SourceRecords } from './read-places'

/** Gets the records of a source. Throws `ImportFailure` when there are none to be had. */
export type ReadSource = (context: SourceContext) => Promise<SourceRecords>
