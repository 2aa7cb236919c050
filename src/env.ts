import { BlockList, isIP, isIPv4 } from 'node:net'
import path from 'node:path'

import { z } from 'zod'

import { secretProblem } from '@/lib/security/secret-strength'
import { tileOrigin } from '@/lib/security/tiles'

/** The project's public server; a busy installation should name its own. */
const DEFAULT_OVERPASS_URL = 'https://overpass-api.de/api/interpreter'

/** Networks without public addresses: this machine, private and link-local networks. */
const PRIVATE_NETWORKS = '127.0.0.0/8 ::1 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 169.254.0.0/16 fc00::/7 fe80::/10'
const databaseUri = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be a postgres:// or postgresql:// address',
})

const secret = z.string().check(({ value, issues }) => {
  const message = secretProblem(value)
  // The value stays out of what is printed.
  if (message !== null) issues.push({ code: 'custom', input: undefined, message })
})

/** Settings a server needs. `npm start` writes a `.env` with random secrets when there is none; see `.env.example`. */
const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  DATABASE_URI: databaseUri,
  /** Another role for migrations and the content that ships; read by the scripts. Empty: one role does both. */
  DATABASE_MIGRATION_URI: z.union([z.literal(''), databaseUri]).default(''),
  /**
   * How long work waits for a connection to the database before it is told to come back, in milliseconds. With the limit of
   * an answer (src/server/database/guarded-pool.ts) about three seconds, after which senders give up.
   */
  DATABASE_CONNECTION_MS: z.coerce.number().int().min(100).max(600_000).default(2_300),
  PAYLOAD_SECRET: secret,
  CRON_SECRET: secret,
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be the public http(s) address of the site' })
    .transform((value) => new URL(value).origin)
    .default('http://localhost:3000'),
  MEDIA_DIR: z
    .string()
    .default('media')
    .transform((value) => path.resolve(value)),
  /** A bucket of S3 that holds the pictures in place of that folder; empty for none. */
  S3_BUCKET: z.string().default(''),
  /** The address of what speaks like S3; empty for Amazon's own. */
  S3_ENDPOINT: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })])
    .default(''),
  S3_REGION: z.string().min(1).default('us-east-1'),
  /** Without them the machine's own role signs. */
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
  /** Where scripts and styles of the last builds are kept. Servers that answer for each other share it. */
  BUILD_FILES_DIR: z
    .string()
    .default('.next/cache/build-files')
    .transform((value) => path.resolve(value)),
  /** Where pictures of the streets come from instead of the guide's own drawing; empty: no tiles are requested. */
  TILE_URL: z
    .string()
    .default('')
    .refine(
      (value) => value === '' || tileOrigin(value) !== null,
      'must be an http(s) address with {z}, {x} and {y} in its path',
    ),
  /** Servers of OpenStreetMap data, in the order of trust, separated by spaces or commas. Editors cannot change them. */
  OVERPASS_URL: z
    .string()
    .default('')
    .transform((value) =>
      (value.trim() === '' ? DEFAULT_OVERPASS_URL : value).split(/[\s,]+/).filter((part) => part !== ''),
    )
    .pipe(
      z
        .array(z.url({ protocol: /^https?$/, error: 'must be https addresses of Overpass servers' }))
        .min(1)
        .max(5),
    ),
  /** Lets OVERPASS_URL name this machine, also without TLS. For tests. */
  OVERPASS_ALLOW_LOOPBACK: z.stringbool().default(false),
  /** Whether other sites are asked, once a month, if the pages are there that texts link to. */
  LINK_CHECK: z.enum(['on', 'off']).default('on'),
  /** How long a submission is worked on before its sender is told to come back: that is how a database that hangs shows. */
  SUBMISSION_DEADLINE_MS: z.coerce.number().int().min(100).max(600_000).default(2_500),
  /** How long a submission waits for its turn behind others before that: a crowd, and no database that hangs. */
  SUBMISSION_WAIT_MS: z.coerce.number().int().min(100).max(600_000).default(5_000),
  /** Set by Next while it builds. */
  NEXT_PHASE: z.string().optional(),
  /** How many reverse proxies in front of the app append to X-Forwarded-For; 0 never trusts the header. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** Where the last of them connects from; from anywhere else the header is not read. */
  TRUSTED_PROXY_ADDRESSES: z
    .string()
    .default('')
    .transform((value) => parseNetworks(value.trim() || PRIVATE_NETWORKS))
    .refine((networks) => networks !== null, 'must be addresses or networks such as 10.0.0.0/8')
    .transform((networks) => networks ?? new BlockList()),
  /** Which address of this machine to listen on; empty for all. */
  HOST: z
    .string()
    .default('')
    .refine((value) => value === '' || isIP(value) !== 0, 'must be an IP address of this machine'),
  /** Where figures for Prometheus are read, on this machine alone; 0 for nowhere. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** A collector that traces are sent to, by OTLP over HTTP; empty for none. Its name is OpenTelemetry's. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })])
    .default(''),
  /** Which call tells the cache in front of changes (docs/scaling.md); empty for none, and then it asks once a minute. */
  CDN_PURGE_URL: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })])
    .default(''),
  /** With the secret of that call: `Name: value`. */
  CDN_PURGE_HEADER: z
    .union([z.literal(''), z.string().regex(/^[\w-]+: ?[\x21-\x7e][\x20-\x7e]*$/, 'must be a header as Name: value')])
    .default(''),
  /** For how long browsers are to use https only, in seconds; 0 says nothing to them. What was said cannot be taken back. */
  HSTS_SECONDS: z.coerce.number().int().min(0).max(63_072_000).default(0),
  /** Whether that holds for every host below this one as well. */
  HSTS_SUBDOMAINS: z.stringbool().default(false),
  /** `off` takes the service worker, and all it has kept, from every device that comes by. */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  /** The mail server; empty for none, and then the log says what was not sent. */
  SMTP_HOST: z.string().default(''),
  SMTP_PORT: z.coerce.number().int().min(1).max(65_535).default(587),
  SMTP_USER: z.string().default(''),
  SMTP_PASSWORD: z.string().default(''),
  SMTP_FROM: z.union([z.literal(''), z.email('must be an e-mail address')]).default(''),
})

/** Addresses and networks with their bits, separated by spaces or commas; `null` when one is neither. */
function parseNetworks(text: string): BlockList | null {
  const networks = new BlockList()
  for (const part of text.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', bits] = part.split('/')
    const most = isIPv4(address) ? 32 : 128
    if (isIP(address) === 0 || !/^\d{1,3}$/.test(bits ?? String(most)) || Number(bits ?? most) > most) return null
    networks.addSubnet(address, Number(bits ?? most), most === 32 ? 'ipv4' : 'ipv6')
  }
  return networks
}

export type Env = z.infer<typeof envSchema>

/** Reads the settings; throws one error that lists every wrong name and what is expected of it. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const result = envSchema.safeParse(source)
  if (!result.success) throw new Error(`The settings in .env are not usable:\n${z.prettifyError(result.error)}`)
  return result.data
}

export const env = parseEnv(process.env)
