import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { postgresAdapter } from '@payloadcms/db-postgres'
import { seoPlugin } from '@payloadcms/plugin-seo'
import { buildConfig } from 'payload'
import sharp from 'sharp'

import { admins } from '@/access/rules'
import { proseEditor } from '@/blocks/prose-editor'
import { collections } from '@/collections'
import { env } from '@/env'
import { globals } from '@/globals'
import { refuseNulCharacters } from '@/hooks/refuse-nul'
import { importTasks } from '@/jobs/imports'
import { addPartialIndexes, spareIndexes } from '@/server/database/indexes'
import { addOwnTables } from '@/server/database/tables'
import { chooseEmail } from '@/server/email/choose-email'
import { importDecisionEndpoints } from '@/server/imports/endpoints/decision-endpoints'
import { answerUnreadableValues } from '@/server/security/answer-unreadable-values'

const root = path.dirname(fileURLToPath(import.meta.url))
const src = path.join(root, 'src')

export default buildConfig({
  secret: env.PAYLOAD_SECRET,
  // The documented endpoints own /api (spec §7); the CMS lives beside them.
  routes: { admin: '/admin', api: '/cms/api' },
  csrf: [env.SITE_URL],
  cors: [env.SITE_URL],
  telemetry: false,
  maxDepth: 3,
  defaultDepth: 1,
  graphQL: {
    disablePlaygroundInProduction: true,
    maxComplexity: 300,
    schemaOutputFile: path.join(src, 'graphql', 'schema.graphql'),
  },
  // Payload's default lets every signed-in person run, queue and cancel jobs.
  jobs: { access: { run: admins, queue: admins, cancel: admins }, tasks: importTasks },
  upload: { abortOnLimit: true, limits: { fileSize: 8_000_000 } },
  admin: {
    user: 'users',
    avatar: 'default',
    importMap: { baseDir: src },
    meta: { titleSuffix: ' · Pilgrim Guide', defaultOGImageType: 'static' },
    components: {
      graphics: { Icon: '@/admin/Icon#Icon', Logo: '@/admin/Logo#Logo' },
      beforeDashboard: ['@/admin/DashboardTasks#DashboardTasks', '@/admin/PageViews#PageViews'],
      // Above the collections: it is what moderators and editors come for.
      beforeNavLinks: ['@/admin/ReviewNavLink#ReviewNavLink', '@/admin/ImportsNavLink#ImportsNavLink'],
      views: {
        review: {
          Component: '@/admin/ReviewView#ReviewView',
          path: '/review',
          exact: true,
          meta: { title: 'Review queue' },
        },
        imports: {
          Component: '@/admin/ImportsView#ImportsView',
          path: '/imports',
          exact: true,
          meta: { title: 'Imports' },
        },
      },
    },
  },
  collections,
  globals,
  endpoints: importDecisionEndpoints,
  hooks: { afterError: [answerUnreadableValues] },
  editor: proseEditor,
  db: postgresAdapter({
    pool: {
      connectionString: env.DATABASE_URI,
      max: 10,
      // A page must not hang on the database; a build shares its processor with the database it reads.
      connectionTimeoutMillis: env.NEXT_PHASE === 'phase-production-build' ? 30_000 : 3_000,
      statement_timeout: 20_000,
      // The server cannot end a statement while it hangs itself.
      query_timeout: 25_000,
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: 30_000,
    },
    push: false,
    migrationDir: path.join(root, 'migrations'),
    allowIDOnCreate: true,
    beforeSchemaInit: [spareIndexes],
    afterSchemaInit: [addOwnTables, addPartialIndexes],
  }),
  email: chooseEmail(env),
  sharp,
  plugins: [
    seoPlugin({
      collections: ['guide-articles'],
      uploadsCollection: 'media',
      tabbedUI: false,
      generateTitle: ({ doc }) => `${String(doc?.title ?? '')} · Pilgrim Guide`,
      generateDescription: ({ doc }) => String(doc?.summary ?? ''),
    }),
    refuseNulCharacters,
  ],
  typescript: { outputFile: path.join(src, 'payload-types.ts') },
})
