import { fileURLToPath } from 'node:url'

import { runMain } from './lib/lifecycle'
import { serveGuide } from './lib/serve-guide'

/** `npm run dev`: the guide with hot reload. */
await runMain((lifecycle) =>
  serveGuide({ root: fileURLToPath(new URL('..', import.meta.url)), command: 'dev', lifecycle }),
)
