import { createRequire } from 'node:module'

import { expect } from 'vitest'

/** The version of the framework on which all of src/web-server/next-internals was looked at. */
const PROVED_ON = '16.4.6'

/**
 * For the tests of src/web-server/next-internals, each of which holds what it leans on against one version of the framework: on another it
 * fails with what to look at, before anything else of the guide does.
 */
export function expectProvedOn(whatToLookAt: string): void {
  const { version: installed }: { readonly version: string } = createRequire(import.meta.url)('next/package.json')
  expect(
    installed,
    `Proved on Next ${PROVED_ON} only. ${whatToLookAt} When all parts are looked at: tests/helpers/proved-on.ts.`,
  ).toBe(PROVED_ON)
}
