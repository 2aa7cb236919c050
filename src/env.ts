import path from 'node:path'

import { z } from 'zod'

import { DEFAULT_TILE_URL, tileOrigin } from '@/lib/tiles'

/** The public server its makers keep; a busy installation names one of its own. */
const DEFAULT_OVERPASS_URL = 'https://overpass-api.de/api/interpreter'

/** Settings a server needs. `npm start` writes a `.env` with random secrets when there is none; see `.env.example`. */
const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  DATABASE_URI: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// or postgresql:// address' }),
  PAYLOAD_SECRET: z.string().min(32, 'must be at least 32 characters'),
  CRON_SECRET: z.string().min(32, 'must be at least 32 characters'),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be the public http(s) address of the site' })
    .transform((value) => new URL(value).origin)
    .default('http://localhost:3000'),
  MEDIA_DIR: z
    .string()
    .default('media')
    .transform((value) => path.resolve(value)),
  /** Where the map's pictures of the streets come from. Empty is the default: Compose cannot write braces into one. */
  TILE_URL: z
    .string()
    .default('')
    .transform((value) => value || DEFAULT_TILE_URL)
    .refine((value) => tileOrigin(value) !== null, 'must be an http(s) address with {z}, {x} and {y} in its path'),
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
  /** How long a submission is worked on before its sender is told to come back: that is how a database that hangs shows. */
  SUBMISSION_DEADLINE_MS: z.coerce.number().int().min(100).max(600_000).default(2_500),
  /** Set by Next while it builds. */
  NEXT_PHASE: z.string().optional(),
  /** How many reverse proxies in front of the app append to X-Forwarded-For; 0 trusts the header from nobody. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** The mail server; empty for none, and then the log says what was not sent. */
  SMTP_HOST: z.string().default(''),
  SMTP_PORT: z.coerce.number().int().min(1).max(65_535).default(587),
  SMTP_USER: z.string().default(''),
  SMTP_PASSWORD: z.string().default(''),
  SMTP_FROM: z.union([z.literal(''), z.email('must be an e-mail address')]).default(''),
})

export type Env = z.infer<typeof envSchema>

/** Reads the settings; throws one error that lists every wrong name and what is expected of it. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const result = envSchema.safeParse(source)
  if (!result.success) throw new Error(`The settings in .env are not usable:\n${z.prettifyError(result.error)}`)
  return result.data
}

export const env = parseEnv(process.env)
