import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import { type APIRequestContext, request } from '@playwright/test'

import { MODULES_LIMIT_MS, runScript } from '../../scripts/process/children'
import { sites } from './sites'
import { type StaffRole, sessionFile, staff } from './staff'

/**
 * Makes the first administrator of each guide the way an operator does, lets that administrator make the other accounts,
 * and signs each of them in once.
 */
export default async function setup(): Promise<void> {
  await mkdir(path.dirname(sessionFile('admin')), { recursive: true })
  await Promise.all(sites.map(setUpSite))
}

type Site = Readonly<Record<string, string>>

async function setUpSite(site: Site, index: number): Promise<void> {
  // A database that knows the accounts already, as while a test is being written, is used as it is.
  if (!(await knowsStaff(site))) await makeStaff(site)
  for (const role of ['admin', 'editor', 'moderator'] as const) {
    const context = await signIn(site, role)
    await context.storageState({ path: sessionFile(role, index) })
    await context.dispose()
  }
}

const openContext = ({ BASE_URL: baseURL = '' }: Site): Promise<APIRequestContext> =>
  request.newContext({ baseURL, extraHTTPHeaders: { Origin: baseURL } })

async function knowsStaff(site: Site): Promise<boolean> {
  const context = await openContext(site)
  const answer = await context.post('/cms/api/users/login', { data: staff.moderator })
  await context.dispose()
  return answer.ok()
}

async function makeStaff(site: Site): Promise<void> {
  const { email, password } = staff.admin
  const script = new URL('../../scripts/create-admin.ts', import.meta.url)
  // Not by a shell: this way Node does not end it while its modules are still on their way.
  await runScript(script, ['--email', email, '--name', 'Admin', '--password', password], {
    cwd: path.resolve(),
    env: { ...process.env, ...site },
    output: 'keep',
    beginsWithinMs: MODULES_LIMIT_MS,
  })

  const admin = await signIn(site, 'admin')
  for (const role of ['editor', 'moderator'] as const) {
    const answer = await admin.post('/cms/api/users', { data: { ...staff[role], name: role, roles: [role] } })
    if (!answer.ok()) throw new Error(`The ${role} was not made: ${answer.status()} ${await answer.text()}`)
  }
  await admin.dispose()
}

async function signIn(site: Site, role: StaffRole): Promise<APIRequestContext> {
  const context = await openContext(site)
  const answer = await context.post('/cms/api/users/login', { data: staff[role] })
  if (!answer.ok()) throw new Error(`The ${role} could not sign in: ${answer.status()} ${await answer.text()}`)
  return context
}
