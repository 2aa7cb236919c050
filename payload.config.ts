import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { postgresAdapter } from '@payloadcms/db-postgres'
import { seoPlugin } from '@payloadcms/plugin-seo'
import { buildConfig } from 'payload'
import sharp from 'sharp'

import { nobody } from '@/access/rules'
import { proseEditor } from '@/blocks/prose-editor'
import { collections } from '@/collections'
import { redirects } from '@/collections/Redirects'
import { previewAddress, previewed } from '@/domain/addresses/preview'
import { env } from '@/env'
import { globals } from '@/globals'
import { beginWithATitle } from '@/hooks/begin-with-a-title'
import { checkFacts } from '@/hooks/check-facts'
import { extendForms, UNSAVED_STAYS } from '@/hooks/extend-forms'
import { foldListSearch } from '@/hooks/fold-list-search'
import { guardBulkEdits } from '@/hooks/guard-bulk-edits'
import { redirectOldAddresses } from '@/hooks/redirect-old-addresses'
import { relockAfterAutosave } from '@/hooks/relock-after-autosave'
import { protectReferenced } from '@/hooks/protect-referenced'
import { reportUniqueConflict } from '@/hooks/report-unique-conflict'
import { readableTexts } from '@/hooks/readable-texts'
import { offerStillCorrect } from '@/hooks/offer-still-correct'
import { publishKnowingly } from '@/hooks/publish-knowingly'
import { recordSaves } from '@/hooks/record-saves'
import { refuseStaleSaves } from '@/hooks/refuse-stale-saves'
import { restoreVersions, restoreLabels } from '@/hooks/restore-versions'
import { noteSaves } from '@/hooks/sent-data'
import { showMakkahTime } from '@/hooks/show-makkah-time'
import { syncTrash } from '@/hooks/sync-trash'
import { workColumns } from '@/hooks/work-columns'
import { showJobs } from '@/jobs/jobs-collection'
import { importTasks, scheduledTask } from '@/jobs/tasks'
import { stillCorrectEndpoint } from '@/server/checking/still-correct-endpoint'
import { connectionName } from '@/server/database/connection-name'
import { withGuardedPool } from '@/server/database/guarded-pool'
import { addPartialIndexes, omitUnusedIndexes } from '@/server/database/indexes'
import { addOwnTables } from '@/server/database/tables'
import { chooseEmail } from '@/server/email/choose-email'
import { importDecisionEndpoints } from '@/server/imports/endpoints/decision-endpoints'
import { importFileEndpoints } from '@/server/imports/endpoints/file-endpoints'
import { linkEndpoints } from '@/server/links/endpoints'
import { answerDatabaseErrors, answerRefusals } from '@/server/http/cms-errors'
import { keepPictures } from '@/server/pictures/keep-pictures'
import { findFactPreview } from '@/server/references/find-fact-preview'
import { SWITCHED_OFF } from '@/server/security/caller'
import { jsonLines } from '@/server/security/log-lines'
import { holdBackUnprotected } from '@/server/two-factor/hold-back-unprotected'

const root = path.dirname(fileURLToPath(import.meta.url))
const src = path.join(root, 'src')

const pool = {
  connectionString: env.DATABASE_URI,
  application_name: connectionName(),
  max: 10,
  // A page must not hang on the database; a build shares its processor with the database it reads.
  connectionTimeoutMillis: env.NEXT_PHASE === 'phase-production-build' ? 30_000 : env.DATABASE_CONNECTION_MS,
  statement_timeout: 20_000,
  // The server cannot end a statement while it hangs itself.
  query_timeout: 25_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
}

const config = buildConfig({
  secret: env.PAYLOAD_SECRET,
  // The documented endpoints own /api (spec §7); the CMS lives beside them.
  routes: { admin: '/admin', api: '/cms/api' },
  csrf: [env.SITE_URL],
  cors: [env.SITE_URL],
  telemetry: false,
  ...(env.NODE_ENV === 'production' && { logger: { options: {}, destination: jsonLines } }),
  maxDepth: 3,
  defaultDepth: 1,
  graphQL: {
    disablePlaygroundInProduction: true,
    maxComplexity: 300,
  },
  jobs: {
    // Payload's default lets every signed-in person do it. Jobs are run by the tick, under the lock of its leader.
    access: { run: nobody, queue: nobody, cancel: nobody },
    tasks: [...importTasks, scheduledTask],
    jobsCollectionOverrides: showJobs,
    // Kept for a while, and Payload fails when a job is gone under it.
    deleteJobOnComplete: false,
  },
  upload: { abortOnLimit: true, limits: { fileSize: 8_000_000 } },
  admin: {
    user: 'users',
    avatar: 'default',
    // What the CMS shows by the clock of the device says so: docs/decisions/0086.
    dateFormat: 'd MMM yyyy, HH:mm (O)',
    importMap: { baseDir: src },
    // What is scheduled means the clocks of the three cities, wherever an editor is.
    timezones: {
      defaultTimezone: 'Asia/Riyadh',
      supportedTimezones: [{ label: 'Makkah, Madinah, Jeddah (UTC+3)', value: 'Asia/Riyadh' }],
    },
    livePreview: {
      collections: [...previewed.collections, 'facts'],
      globals: [...previewed.globals],
      url: ({ collectionConfig, globalConfig, data, req }) =>
        collectionConfig?.slug === 'facts'
          ? typeof data['id'] === 'number'
            ? findFactPreview(req, data['id'])
            : null
          : previewAddress({ collection: collectionConfig?.slug, global: globalConfig?.slug, data, now: new Date() }),
      breakpoints: [
        { name: 'phone', label: 'Phone', width: 360, height: 740 },
        { name: 'desktop', label: 'Desktop', width: 1280, height: 800 },
      ],
    },
    meta: { titleSuffix: ' · Pilgrim Guide', defaultOGImageType: 'static' },
    components: {
      providers: [
        '@/admin/HistoryState#HistoryState',
        '@/admin/FieldsByWords#FieldsByWords',
        '@/admin/ScheduleErrors#ScheduleErrors',
        '@/admin/UnsavedProvider#UnsavedProvider',
      ],
      graphics: { Icon: '@/admin/Icon#Icon', Logo: '@/admin/Logo#Logo' },
      beforeDashboard: [
        '@/admin/DashboardTasks#DashboardTasks',
        '@/admin/PageViews#PageViews',
        '@/admin/EmptySearches#EmptySearches',
      ],
      // Above the collections: it is what moderators and editors come for.
      beforeNavLinks: [
        '@/admin/ReviewNavLink#ReviewNavLink',
        '@/admin/HandedOverNavLink#HandedOverNavLink',
        '@/admin/ImportsNavLink#ImportsNavLink',
        '@/admin/HelpNavLink#HelpNavLink',
      ],
      views: {
        login: { Component: '@/admin/Login#Login' },
        unauthorized: { Component: '@/admin/Unauthorized#Unauthorized' },
        forgot: { Component: '@/admin/ForgotPassword#ForgotPassword' },
        review: {
          Component: '@/admin/ReviewView#ReviewView',
          path: '/review',
          exact: true,
          meta: { title: 'Review queue' },
        },
        handedOver: {
          Component: '@/admin/HandedOverView#HandedOverView',
          path: '/handed-over',
          exact: true,
          meta: { title: 'Reports for editors' },
        },
        imports: {
          Component: '@/admin/ImportsView#ImportsView',
          path: '/imports',
          exact: true,
          meta: { title: 'Imports' },
        },
        links: {
          Component: '@/admin/LinksView#LinksView',
          path: '/links',
          exact: true,
          meta: { title: 'Links that lead nowhere' },
        },
        twoFactor: {
          Component: '@/admin/TwoFactorView#TwoFactorView',
          path: '/two-factor',
          exact: true,
          meta: { title: 'Two-factor sign-in' },
        },
        help: { Component: '@/admin/HelpView#HelpView', path: '/help/:page', meta: { title: 'Help' } },
      },
    },
  },
  i18n: {
    translations: {
      en: {
        // Nobody but an account without a role is turned away from the admin.
        error: { unauthorizedAdmin: SWITCHED_OFF },
        general: { changesNotSaved: UNSAVED_STAYS },
        version: restoreLabels,
      },
    },
  },
  collections,
  globals,
  endpoints: [...importDecisionEndpoints, ...importFileEndpoints, stillCorrectEndpoint, ...linkEndpoints],
  onInit: holdBackUnprotected,
  hooks: { afterError: [answerRefusals, answerDatabaseErrors] },
  editor: proseEditor,
  db: withGuardedPool(
    postgresAdapter({
      pool,
      push: false,
      migrationDir: path.join(root, 'migrations'),
      allowIDOnCreate: true,
      beforeSchemaInit: [omitUnusedIndexes],
      afterSchemaInit: [addOwnTables, addPartialIndexes],
    }),
    pool,
  ),
  email: chooseEmail(env),
  sharp,
  plugins: [
    keepPictures,
    seoPlugin({
      collections: ['guide-articles'],
      uploadsCollection: 'media',
      tabbedUI: false,
      generateTitle: ({ doc }) => `${String(doc?.title ?? '')} · Pilgrim Guide`,
      generateDescription: ({ doc }) => String(doc?.summary ?? ''),
    }),
    redirects,
    readableTexts,
    // Before the column of what is scheduled.
    workColumns,
    extendForms,
    offerStillCorrect,
    // Before those that ask what a save has sent.
    noteSaves,
    checkFacts,
    foldListSearch,
    protectReferenced,
    redirectOldAddresses,
    syncTrash,
    reportUniqueConflict,
    guardBulkEdits,
    recordSaves,
    restoreVersions,
    relockAfterAutosave,
    publishKnowingly,
    beginWithATitle,
    refuseStaleSaves,
  ],
  // `npm run generate` writes them; Payload would start a process for it whenever it starts itself, in each test file.
  typescript: { autoGenerate: false, outputFile: path.join(src, 'payload-types.ts') },
})

export default config.then(showMakkahTime)
