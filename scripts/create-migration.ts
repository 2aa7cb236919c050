import config from '@payload-config'
import { getPayload } from 'payload'

import { BEGUN } from './process/children'

/**
 * Called by `npm run generate`: writes a migration when the collections have changed, and nothing when they have
 * not. Needs no database; compares with the snapshot beside the newest migration.
 */
process.send?.(BEGUN)
const [migrationName = 'schema_change'] = process.argv.slice(2)

const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
// Ends the process by itself when there is nothing to write.
await payload.db.createMigration({ payload, migrationName, skipEmpty: true })
process.exit(0)
