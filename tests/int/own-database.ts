import { randomBytes } from 'node:crypto'

import { inject } from 'vitest'

import { onServer } from './global-setup'

/*
 * Each test file gets a copy of the migrated database, so that files can run side by side. Here, before the file is loaded:
 * what it imports reads the address once. Copies go with the template, when no file has connections left to be cut.
 */
const template = new URL(inject('templateUri'))
const name = `${template.pathname.slice(1)}_${randomBytes(6).toString('hex')}`
const own = new URL(template)
own.pathname = `/${name}`
const server = new URL(template)
server.pathname = '/postgres'

await onServer(server.href, `CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)}`)
process.env.DATABASE_URI = own.href
