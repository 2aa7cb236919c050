import { createRequire } from 'node:module'

import { expect } from 'vitest'

/**
 * For the tests of src/web-server/next-internals, each of which holds what it leans on against one version of the framework: on another it
 * fails with what to look at, before anything else of the guide does.
 */
export function expectProvedOn(version: string, whatToLookAt: string): void {
  const { version: installed }: { readonly version: string } = createRequire(import.meta.url)('next/package.json')
  expect(installed, `Proved on Next ${version} only. ${whatToLookAt} Then name the new version here.`).toBe(version)
}
