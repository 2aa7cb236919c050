import { fileURLToPath } from 'node:url'

import { runMain } from './process/lifecycle'
import { serveGuide } from './site/serve-guide'

/** `npm start`: the guide as visitors use it. */
await runMain((lifecycle) =>
  serveGuide({ root: fileURLToPath(new URL('..', import.meta.url)), command: 'start', lifecycle }),
)
