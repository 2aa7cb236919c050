import { fileURLToPath } from 'node:url'

import { runMain } from './lib/lifecycle'
import { serveGuide } from './lib/serve-guide'

/** `npm start`: the guide as visitors use it. */
await runMain((lifecycle) =>
  serveGuide({ root: fileURLToPath(new URL('..', import.meta.url)), command: 'start', lifecycle }),
)
