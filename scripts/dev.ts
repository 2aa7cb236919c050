import { fileURLToPath } from 'node:url'

import { runMain } from './process/lifecycle'
import { serveGuide } from './site/serve-guide'

/** `npm run dev`: the guide with hot reload. */
await runMain((lifecycle) =>
  serveGuide({ root: fileURLToPath(new URL('..', import.meta.url)), command: 'dev', lifecycle }),
)
