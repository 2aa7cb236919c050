import { openDatabase } from '../../scripts/postgres/database'
import { createBackOff } from '../../scripts/process/back-off'
import { supervise } from '../../scripts/process/supervise'

/*
 * The own PostgreSQL of the folder that is given, kept running as `npm start` keeps it. Sends the addresses with each line
 * of the supervisor; a message to it stops the server, and with it this process.
 */
const root = process.argv[2] ?? ''
const { uri, migrationUri, own } = await openDatabase(root, undefined)
if (own === undefined) throw new Error('This is no server of our own')
const say = (line: string) => process.send?.({ line, uri, migrationUri })
const { stop } = supervise({
  name: 'The own PostgreSQL',
  ...own,
  report: say,
  nextWait: createBackOff({ firstMs: 50, ceilingMs: 1_000 }),
})
process.once('message', () => void stop().then(() => process.exit(0)))
say('ready')
