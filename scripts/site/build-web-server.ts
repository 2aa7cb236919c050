import path from 'node:path'

import { build } from 'esbuild'

import { WORKSHOP } from './builds'

/**
 * Programs, and modules that the framework loads by name. Modules they have in common go to shared files, so that their
 * state is shared.
 */
const ENTRIES = ['main.ts', 'best-brotli-worker.ts', 'next-internals/framework-store.ts'] as const

/** The program that `node` runs, from the project's folder: inside a build. */
export const WEB_SERVER = path.join('web-server', 'main.mjs')

/** Compiles the web server in a few hundredths of a second, beside the build it serves: the two are moved together. */
export async function buildWebServer(root: string): Promise<void> {
  await build({
    entryPoints: ENTRIES.map((entry) => path.join(root, 'src', 'web-server', entry)),
    outdir: path.join(root, WORKSHOP, path.dirname(WEB_SERVER)),
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    absWorkingDir: root,
    tsconfig: path.join(root, 'tsconfig.json'),
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20.9',
    // A function that runs in pages goes there as the text it has here (next-internals/defer-scripts.ts).
    minifyWhitespace: true,
    lineLimit: 160,
    logLevel: 'warning',
  })
}
