import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import { type APIRequestContext, request } from '@playwright/test'

import { type StaffRole, sessionFile, staff } from './staff'

const baseURL = process.env.BASE_URL ?? 'http://localhost:3000'

/**
 * Makes the first administrator the way an operator does, lets that administrator make the other accounts, and signs each
 * of them in once.
 */
export default async function setup(): Promise<void> {
  await mkdir(path.dirname(sessionFile('admin')), { recursive: true })
  // A database that knows the accounts already, as while a test is being written, is used as it is.
  if (!(await knowsStaff())) await makeStaff()
  for (const role of ['admin', 'editor', 'moderator'] as const) await (await signIn(role)).dispose()
}

async function knowsStaff(): Promise<boolean> {
  const context = await request.newContext({ baseURL, extraHTTPHeaders: { Origin: baseURL } })
  const answer = await context.post('/cms/api/users/login', { data: staff.moderator })
  await context.dispose()
  return answer.ok()
}

async function makeStaff(): Promise<void> {
  const { email, password } = staff.admin
  const tsx = path.resolve('node_modules', '.bin', 'tsx')
  await promisify(execFile)(tsx, [
    'scripts/create-admin.ts',
    '--email',
    email,
    '--name',
    'Admin',
    '--password',
    password,
  ])

  const admin = await signIn('admin')
  for (const role of ['editor', 'moderator'] as const) {
    const answer = await admin.post('/cms/api/users', { data: { ...staff[role], name: role, roles: [role] } })
    if (!answer.ok()) throw new Error(`The ${role} was not made: ${answer.status()} ${await answer.text()}`)
  }
  await admin.dispose()
}

async function signIn(role: StaffRole): Promise<APIRequestContext> {
  const context = await request.newContext({ baseURL, extraHTTPHeaders: { Origin: baseURL } })
  const answer = await context.post('/cms/api/users/login', { data: staff[role] })
  if (!answer.ok()) throw new Error(`The ${role} could not sign in: ${answer.status()} ${await answer.text()}`)
  await context.storageState({ path: sessionFile(role) })
  return context
}
