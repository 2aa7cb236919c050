import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { build } from 'esbuild'

import { guideArticlesQuery } from '@/contracts/guide-articles-query'
import type { BuildFiles } from '@/domain/offline/build-files'

import { WORKSHOP } from './builds'
import { listOfflineFiles } from './offline-files'
import { hashPageTemplates } from './page-templates'

/** Compiles the service worker and its removal beside the web server that sends them: src/web-server/service-worker.ts. */
export async function buildServiceWorker(root: string): Promise<void> {
  const buildFiles: BuildFiles = {
    build: readFileSync(path.join(root, WORKSHOP, 'BUILD_ID'), 'utf8').trim(),
    ...listOfflineFiles(root),
    articlesQuery: guideArticlesQuery,
    templates: await hashPageTemplates(root),
  }
  // What only the page that saves the guide asks of them stays out of the worker, which each visit compares.
  const { build: _, templates: __, ...workerFiles } = buildFiles
  const folder = path.join(root, WORKSHOP, 'web-server')
  writeFileSync(path.join(folder, 'offline-files.json'), JSON.stringify(buildFiles))
  await build({
    entryPoints: {
      sw: path.join(root, 'src', 'service-worker', 'main.ts'),
      'sw-removal': path.join(root, 'src', 'service-worker', 'removal.ts'),
    },
    outdir: folder,
    absWorkingDir: root,
    tsconfig: path.join(root, 'tsconfig.json'),
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    define: { __BUILD_FILES__: JSON.stringify(workerFiles), 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  })
}
