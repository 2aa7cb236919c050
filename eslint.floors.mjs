import { existsSync, readdirSync } from 'node:fs'

const IMPORTS = 'src/server/imports'

/** The folders of the kinds of import: none knows another. */
const importKinds = readdirSync(new URL(IMPORTS, import.meta.url))
  .map((name) => `${IMPORTS}/${name}`)
  .filter((folder) => existsSync(new URL(`${folder}/kind.ts`, import.meta.url)))

const BELOW_KINDS = [
  'src/server/imports/sources',
  'src/server/imports/import-kind.ts',
  'src/server/imports/engine',
  'src/server/imports/overpass',
  'src/server/imports/osm',
  'src/server/imports/context',
  'src/server/cache',
  'src/server/database',
  'src/server/cooperative.ts',
  'src/contracts',
  'src/data',
  'src/domain',
  'src/lib',
]

/**
 * The floors of the house, lowest first: what each folder may import besides itself. Imports run downward only, so a
 * folder names none that stands below its own line; the linter refuses everything that is not named here, and
 * `scripts/testing/floors.test.ts` tries each folder. `docs/architecture.md` says what the folders hold.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const floors = {
  'src/lib': [],
  'src/payload-types.ts': [],
  'src/data': [],
  'src/domain': ['src/lib'],
  'src/env.ts': ['src/lib'],
  'src/contracts': ['src/domain', 'src/lib', 'src/payload-types.ts'],
  'src/access': ['src/payload-types.ts'],
  'src/browser': ['src/domain', 'src/lib'],
  'src/ui': ['src/browser', 'src/domain', 'src/lib'],
  'src/blocks': ['src/ui', 'src/domain', 'src/lib', 'src/payload-types.ts'],
  'src/rich-text': ['src/blocks', 'src/ui', 'src/lib', 'src/payload-types.ts'],

  'src/server/preview': [],
  'src/server/cache': ['src/server/preview', 'src/lib'],
  'src/server/database': ['src/lib'],
  'src/server/redirects': ['src/domain'],
  'src/server/references': ['src/domain', 'src/lib'],
  'src/server/outward': ['src/env.ts'],
  'src/server/hours': ['src/domain', 'src/lib'],
  'src/server/phones': ['src/contracts', 'src/domain', 'src/lib'],
  'src/server/cooperative.ts': [],
  'src/server/disk-space.ts': [],
  'src/server/slots.ts': ['src/server/cooperative.ts'],
  'src/server/account-log.ts': ['src/payload-types.ts'],
  'src/server/jobs': ['src/server/database', 'src/env.ts'],
  'src/server/publishing': ['src/access', 'src/domain', 'src/lib'],
  'src/server/scheduling': [
    'src/server/publishing',
    'src/server/cache',
    'src/server/database',
    'src/access',
    'src/domain',
    'src/lib',
  ],
  'src/server/email': ['src/domain', 'src/lib', 'src/env.ts'],
  'src/server/http': ['src/server/database', 'src/server/cooperative.ts', 'src/lib'],
  'src/server/pictures': ['src/server/http', 'src/access', 'src/lib', 'src/env.ts'],
  'src/server/security': ['src/server/http', 'src/access', 'src/lib', 'src/env.ts', 'src/payload-types.ts'],
  'src/server/sessions': ['src/server/database'],
  'src/server/two-factor': ['src/server/database', 'src/server/http', 'src/server/security', 'src/lib'],
  'src/server/checking': [
    'src/server/cache',
    'src/server/database',
    'src/server/http',
    'src/contracts',
    'src/domain',
    'src/lib',
  ],
  'src/server/links': [
    'src/server/references',
    'src/server/redirects',
    'src/server/outward',
    'src/server/http',
    'src/server/security',
    'src/contracts',
    'src/domain',
    'src/lib',
    'src/env.ts',
  ],
  'src/server/counts': ['src/server/database', 'src/server/http', 'src/server/security', 'src/contracts', 'src/lib'],
  'src/server/duplicates': ['src/server/phones', 'src/server/cooperative.ts', 'src/contracts', 'src/domain', 'src/lib'],
  'src/server/submissions': [
    'src/server/database',
    'src/server/http',
    'src/server/security',
    'src/server/slots.ts',
    'src/contracts',
    'src/domain',
    'src/lib',
    'src/env.ts',
    'src/payload-types.ts',
  ],
  'src/server/erasure': ['src/server/submissions', 'src/server/security', 'src/contracts', 'src/lib'],
  'src/server/moderation': [
    'src/server/erasure',
    'src/server/submissions',
    'src/server/duplicates',
    'src/server/cache',
    'src/server/database',
    'src/server/security',
    'src/server/cooperative.ts',
    'src/access',
    'src/contracts',
    'src/domain',
    'src/lib',
    'src/env.ts',
    'src/payload-types.ts',
  ],
  'src/server/imports/context': ['src/server/cache', 'src/server/database', 'src/contracts', 'src/payload-types.ts'],
  'src/server/imports/osm': ['src/data', 'src/server/duplicates', 'src/server/cooperative.ts', 'src/domain', 'src/lib'],
  'src/server/imports/overpass': [
    'src/server/imports/osm',
    'src/server/imports/context',
    'src/server/outward',
    'src/server/cooperative.ts',
    'src/domain',
    'src/lib',
  ],
  'src/server/imports/engine': [
    'src/server/imports/osm',
    'src/server/imports/context',
    'src/server/cache',
    'src/server/database',
    'src/server/hours',
    'src/server/cooperative.ts',
    'src/domain',
    'src/lib',
  ],
  'src/server/imports/import-kind.ts': [
    'src/server/imports/engine',
    'src/server/imports/context',
    'src/server/database',
  ],
  'src/server/imports/sources': [
    'src/server/imports/import-kind.ts',
    'src/server/imports/overpass',
    'src/server/imports/osm',
    'src/server/imports/context',
    'src/server/outward',
    'src/env.ts',
  ],
  ...Object.fromEntries(importKinds.map((kind) => [kind, BELOW_KINDS])),
  'src/server/imports/kinds.ts': [
    ...importKinds,
    'src/server/imports/import-kind.ts',
    'src/server/imports/engine',
    'src/server/imports/context',
  ],
  'src/server/imports/runs': [
    'src/server/imports/kinds.ts',
    'src/server/imports/import-kind.ts',
    'src/server/imports/engine',
    'src/server/imports/context',
    'src/server/cache',
    'src/server/database',
    'src/contracts',
    'src/lib',
  ],
  'src/server/imports/files': [
    'src/server/imports/runs',
    'src/server/imports/kinds.ts',
    'src/server/imports/import-kind.ts',
    'src/server/imports/context',
  ],
  'src/server/imports/differences': ['src/server/imports/kinds.ts', 'src/server/imports/engine', 'src/server/database'],
  'src/server/imports/merging': [
    'src/server/imports/osm',
    'src/server/duplicates',
    'src/server/cache',
    'src/server/database',
    'src/server/phones',
    'src/server/cooperative.ts',
    'src/access',
    'src/contracts',
    'src/domain',
    'src/lib',
    'src/payload-types.ts',
  ],
  'src/server/imports/endpoints': [
    'src/server/imports/merging',
    'src/server/imports/differences',
    'src/server/imports/files',
    'src/server/imports/runs',
    'src/server/imports/kinds.ts',
    'src/server/imports/import-kind.ts',
    'src/server/imports/context',
    'src/server/database',
    'src/server/http',
    'src/server/security',
    'src/access',
    'src/contracts',
    'src/env.ts',
    'src/payload-types.ts',
  ],

  'src/fields': ['src/server', 'src/access', 'src/domain', 'src/lib'],
  'src/hooks': ['src/fields', 'src/server', 'src/domain', 'src/lib'],
  'src/globals': [
    'src/hooks',
    'src/fields',
    'src/blocks',
    'src/server',
    'src/access',
    'src/contracts',
    'src/lib',
    'src/payload-types.ts',
  ],
  'src/collections': [
    'src/hooks',
    'src/fields',
    'src/blocks',
    'src/server',
    'src/access',
    'src/contracts',
    'src/domain',
    'src/lib',
    'src/env.ts',
    'src/payload-types.ts',
  ],
  'src/seed/content': ['src/blocks', 'src/data', 'src/domain', 'src/lib'],
  'src/seed': [
    'src/hooks',
    'src/blocks',
    'src/server',
    'src/contracts',
    'src/data',
    'src/domain',
    'src/lib',
    'src/payload-types.ts',
  ],
  'src/jobs': ['src/server', 'src/access', 'src/lib'],
  'payload.config.ts': [
    'src/jobs',
    'src/collections',
    'src/globals',
    'src/hooks',
    'src/blocks',
    'src/server',
    'src/access',
    'src/domain',
    'src/env.ts',
  ],

  'src/content': [
    'payload.config.ts',
    'src/server',
    'src/access',
    'src/contracts',
    'src/domain',
    'src/lib',
    'src/payload-types.ts',
  ],
  'src/graphql': ['payload.config.ts', 'src/server', 'src/contracts'],
  'src/admin': [
    'src/server',
    'src/ui',
    'src/browser',
    'src/access',
    'src/contracts',
    'src/domain',
    'src/lib',
    'src/env.ts',
    'src/payload-types.ts',
  ],
  'src/queries': ['src/browser', 'src/contracts', 'src/domain', 'src/lib'],
  'src/shared': ['src/queries', 'src/ui', 'src/browser', 'src/contracts', 'src/domain', 'src/lib'],
  'src/features': [
    'src/shared',
    'src/queries',
    'src/rich-text',
    'src/ui',
    'src/browser',
    'src/contracts',
    'src/domain',
    'src/lib',
    'src/payload-types.ts',
  ],
  'src/proxy.ts': ['src/domain', 'src/lib'],
  'src/app': [
    'src/features',
    'src/content',
    'src/graphql',
    'src/shared',
    'src/queries',
    'src/rich-text',
    'payload.config.ts',
    'src/server',
    'src/ui',
    'src/browser',
    'src/contracts',
    'src/domain',
    'src/lib',
    'src/env.ts',
    'src/payload-types.ts',
  ],
  'src/service-worker': ['src/domain'],
  'src/web-server': ['src/server', 'src/domain', 'src/lib', 'src/env.ts'],

  'scripts/process': ['src/lib'],
  'scripts/postgres': ['scripts/process', 'src/server/disk-space.ts', 'src/lib'],
  'scripts/backup': ['scripts/postgres', 'scripts/process'],
  'scripts/site': ['scripts/postgres', 'scripts/process', 'src'],
  'scripts/testing': ['scripts/site', 'scripts/postgres', 'scripts/process', 'src'],
  'scripts/content': ['src'],
  bench: ['scripts/testing', 'scripts/site', 'scripts/postgres', 'scripts/process', 'src', 'payload.config.ts'],
}

const HOUSE = ['src', 'scripts', 'bench', 'payload.config.ts']

/** A screen never imports another: what several show or call is in `src/shared`. */
const isolatedFeatures = readdirSync(new URL('src/features', import.meta.url)).map((feature) => ({
  target: `./src/features/${feature}`,
  from: './src/features',
  except: [`./${feature}`],
  message: 'A feature never imports another feature: move what both need to src/shared, src/domain, src/ui or src/lib.',
}))

/** Everything in the house that a folder does not name is out of its reach. */
const listZones =
  (also) =>
  ([target, allowed]) =>
    HOUSE.map((from) => ({
      target: `./${target}`,
      from: `./${from}`,
      except: [...new Set([target, ...allowed, ...also])]
        .filter((name) => name === from || name.startsWith(`${from}/`))
        .map((name) => `./${name.slice(from.length + 1)}`),
      message: `Imports run downward: eslint.floors.mjs says what ${target} may know.`,
    })).filter(({ except }) => !except.includes('./'))

/** For `import-x/no-restricted-paths`. */
export const floorZones = [...Object.entries(floors).flatMap(listZones([])), ...isolatedFeatures]

/** A test may also try its folder on the content that ships, and hold that content against what the browser keeps. */
const IN_TESTS = ['src/seed', 'src/data', 'src/browser']

export const testFloorZones = [...Object.entries(floors).flatMap(listZones(IN_TESTS)), ...isolatedFeatures]
