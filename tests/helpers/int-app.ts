import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import type { Role } from '@/access/roles'
import type { User } from '@/payload-types'

export const SITE_URL = 'http://localhost:3000'

/** Strong enough for the password rule, and the same for every account of a run. */
export const TEST_PASSWORD = 'teacup-orbit-lantern-42'

/** Who sends requests: a visitor, an account whose roles were taken away, and the three roles. */
export const actors = ['anonymous', 'switched-off', 'moderator', 'editor', 'admin'] as const

export type Actor = (typeof actors)[number]

export type Answer = {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
  readonly text: string
}

export type RestOptions = {
  readonly actor?: Actor
  /** Sent as JSON. */
  readonly data?: unknown
  /** Sent as it is, with the content type of `headers`. */
  readonly body?: BodyInit
  readonly headers?: Readonly<Record<string, string>>
}

export type App = {
  readonly payload: Payload
  readonly users: Readonly<Record<Exclude<Actor, 'anonymous'>, User>>
  /** Calls the route handlers of src/app/(payload)/cms/api; `target` starts after `/cms/api/`. */
  readonly rest: (method: string, target: string, options?: RestOptions) => Promise<Answer>
  readonly graphql: (query: unknown, options?: RestOptions & { variables?: unknown }) => Promise<Answer>
  /** Options of a Local API call made as the actor with the access rules on. */
  readonly as: (actor: Actor) => { overrideAccess: false; user: User | undefined }
  /** A session of the account, as `Authorization` carries it. */
  readonly tokenFor: (actor: Exclude<Actor, 'anonymous'>) => string
  /** Signs in by REST and returns the answer with the cookie in it; forgets earlier tries first. */
  readonly login: (email: string, password: string) => Promise<Answer>
  readonly forgetTries: () => Promise<void>
  /** One after the other, for what is limited to so many a minute: all again, from no tries, where the minute has ended meanwhile. */
  readonly sendWithinOneMinute: <Result>(times: number, send: (n: number) => Promise<Result>) => Promise<Result[]>
  readonly stop: () => Promise<void>
}

const rolesByActor: Readonly<Record<Exclude<Actor, 'anonymous'>, Role[]>> = {
  'switched-off': [],
  moderator: ['moderator'],
  editor: ['editor'],
  admin: ['admin'],
}

/**
 * The CMS on the file's own database, with one account for each actor, for the tests of one file. `stop` removes the
 * accounts and closes the connections; vitest waits for ever without it.
 */
export async function startApp(): Promise<App> {
  process.env.MEDIA_DIR = await mkdtemp(path.join(tmpdir(), 'guide-media-'))
  const [{ getPayload, jwtSign, getFieldsToSign }, { default: config }, restRoute, graphqlRoute] = await Promise.all([
    import('payload'),
    import('@payload-config'),
    import('@/app/(payload)/cms/api/[...slug]/route'),
    import('@/app/(payload)/cms/api/graphql/route'),
  ])
  const payload = await getPayload({ config })
  payload.logger.level = 'silent'

  const run = Date.now().toString(36)
  const make = async (actor: Exclude<Actor, 'anonymous'>): Promise<User> => {
    const created = await payload.create({
      collection: 'users',
      data: { email: `${actor}-${run}@example.org`, name: actor, password: TEST_PASSWORD, roles: rolesByActor[actor] },
    })
    return { ...created, collection: 'users' }
  }
  const users = {
    'switched-off': await make('switched-off'),
    moderator: await make('moderator'),
    editor: await make('editor'),
    admin: await make('admin'),
  }

  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  const tokens = new Map<Actor, string>()
  for (const [actor, user] of Object.entries(users) as [Exclude<Actor, 'anonymous'>, User][]) {
    const sid = `session-of-${actor}-${run}`
    await payload.update({ collection: 'users', id: user.id, data: { sessions: [{ id: sid, expiresAt }] } })
    const collectionConfig = payload.collections.users.config
    const fieldsToSign = getFieldsToSign({ collectionConfig, email: user.email, sid, user })
    tokens.set(actor, (await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration: 3_600 })).token)
  }

  const authorization = (actor: Actor): Record<string, string> => {
    const token = tokens.get(actor)
    return token === undefined ? {} : { Authorization: `JWT ${token}` }
  }

  const rest: App['rest'] = async (method, target, { actor = 'anonymous', data, body, headers = {} } = {}) => {
    const url = new URL(`${SITE_URL}/cms/api/${target}`)
    const slug = url.pathname.replace('/cms/api/', '').split('/').map(decodeURIComponent)
    const request = new Request(url, {
      method,
      headers: {
        ...(data === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...authorization(actor),
        ...headers,
      },
      body: body ?? (data === undefined ? null : JSON.stringify(data)),
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    })
    const handlers: Readonly<Record<string, typeof restRoute.GET | undefined>> = { ...restRoute, HEAD: restRoute.GET }
    const handler = handlers[method]
    if (handler === undefined) throw new Error(`The route serves no ${method}`)
    return readAnswer(await handler(request, { params: Promise.resolve({ slug }) }))
  }

  const graphql: App['graphql'] = async (query, { actor = 'anonymous', variables, body, headers = {} } = {}) => {
    const request = new Request(`${SITE_URL}/cms/api/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...authorization(actor), ...headers },
      body: body ?? JSON.stringify(Array.isArray(query) ? query : { query, variables }),
    })
    return readAnswer(await graphqlRoute.POST(request))
  }

  const forgetTries = async (): Promise<void> => {
    await payload.db.drizzle.execute(sql`DELETE FROM rate_limits`)
  }
  const minute = async (): Promise<unknown> => {
    const { rows } = await payload.db.drizzle.execute(sql`SELECT floor(extract(epoch FROM now()) / 60)::int AS minute`)
    return rows[0]?.minute
  }

  return {
    payload,
    users,
    rest,
    graphql,
    as: (actor) => ({ overrideAccess: false, user: actor === 'anonymous' ? undefined : users[actor] }),
    tokenFor: (actor) => {
      const token = tokens.get(actor)
      if (token === undefined) throw new Error(`No session for ${actor}`)
      return token
    },
    login: async (email, password) => {
      await forgetTries()
      return rest('POST', 'users/login', { data: { email, password } })
    },
    forgetTries,
    async sendWithinOneMinute(times, send) {
      for (;;) {
        await forgetTries()
        const began = await minute()
        const answers = []
        for (let n = 0; n < times; n += 1) answers.push(await send(n))
        if ((await minute()) === began) return answers
      }
    },
    stop: async () => {
      for (const { id } of Object.values(users))
        await payload.delete({ collection: 'users', id }).catch(() => undefined)
      await payload.destroy()
      await rm(process.env.MEDIA_DIR ?? '', { recursive: true, force: true })
    },
  }
}

async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, body: parsed(text) }
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return null
  }
}
