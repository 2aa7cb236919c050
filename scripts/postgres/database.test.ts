import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { afterEach, expect, it, vi } from 'vitest'

import { joinOrOpenDatabase } from './database'

const root = mkdtempSync(path.join(os.tmpdir(), 'guide-database-'))

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true, force: true })
})

it('should make no database for a script where the guide has none', async () => {
  vi.stubEnv('DATABASE_URI', '')
  await expect(joinOrOpenDatabase(root)).rejects.toThrow('The guide has no database here, and DATABASE_URI is not set.')
  expect(readdirSync(root)).toEqual([])
})
