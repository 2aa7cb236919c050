import { fileURLToPath } from 'node:url'

import { runMain } from './process/lifecycle'
import { serveGuide } from './site/serve-guide'

/**
 * `npm start`: the guide as visitors use it; `npm run dev`, which adds `--dev`: the same with hot reload. With `--no-build` it ends where
 * it would have to build.
 */
await runMain((lifecycle) =>
  serveGuide({
    root: fileURLToPath(new URL('..', import.meta.url)),
    command: process.argv.includes('--dev') ? 'dev' : 'start',
    mayBuild: !process.argv.includes('--no-build'),
    lifecycle,
  }),
)
