import { createHash } from 'node:crypto'
import { hostname } from 'node:os'

/**
 * `application_name` of the connections of this process, and of no other: each change of content says which connection
 * made it. Computed, because the web server and the framework's bundle share a process and no module.
 */
export function connectionName(): string {
  const self = [hostname(), process.pid, performance.timeOrigin].join(' ')
  return `pilgrim-guide ${createHash('sha256').update(self).digest('hex').slice(0, 16)}`
}
