// Typed by hand: its package is there only once `npm run bench` has installed it.
import { from } from 'pg-copy-streams'

/** @type {(statement: string) => import('node:stream').Writable & import('pg').Submittable} */
export const copyFrom = from
