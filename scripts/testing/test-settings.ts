import { generateSecret } from '../site/env-file'
import { DEFAULT_PORT } from '../site/settings'

/** For work that loads the configuration but never connects. */
export const UNUSED_DATABASE_URI = 'postgresql://guide@127.0.0.1:1/guide'

/** Settings for a run whose data is thrown away: fresh secrets, and nothing from `.env`. */
export function testSettings(port = DEFAULT_PORT) {
  return {
    PAYLOAD_SECRET: generateSecret(),
    CRON_SECRET: generateSecret(),
    SITE_URL: `http://localhost:${port}`,
    TRUSTED_PROXIES: '0',
    // Nothing is asked of the internet.
    LINK_CHECK: 'off',
  } as const
}
