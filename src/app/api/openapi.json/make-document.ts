import * as z from 'zod'

import { SITE_NAME } from '@/domain/addresses/site'

import {
  answerHeaders,
  type CallAnswer,
  type DocumentedCall,
  documentedCalls,
  type Parameter,
  tags,
} from './documented-calls'
import { findShape, type ShapeName, shapes } from './shapes'

/** Of the guide; the same as in package.json. */
export const VERSION = '1.0.0'

type JsonObject = Readonly<Record<string, unknown>>

/** The documented calls as a document of OpenAPI 3.1. */
export const makeDocument = (): JsonObject => ({
  openapi: '3.1.1',
  info: {
    title: SITE_NAME,
    version: VERSION,
    summary: 'What the guide offers to programs.',
    description: [
      'Free, anonymous and without a key. Map data © OpenStreetMap contributors, ODbL.',
      'Each GET is answered to HEAD, too. Before a call is reached the server refuses, in JSON with `success` false and `error`, ' +
        'what is no request (400), another method than it takes (405), an address of more than 8 000 characters (414), headers or a ' +
        'body that are too long (431, 413) or take too long (408), and callers it has no room for (503).',
      'Refusals are problem details (RFC 9457). Those of what is sent for review are so to who accepts `application/problem+json`.',
    ].join('\n\n'),
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/' }],
  tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
  paths: makePaths(),
  components: {
    schemas: makeSchemas(),
    headers: Object.fromEntries(
      Object.entries(answerHeaders).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
    ),
    securitySchemes: {
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: 'payload-token',
        description:
          'The session of somebody who has signed in at /admin as an editor or an administrator; __Host-payload-token on https. What ' +
          'changes something is taken from pages of the guide alone (Origin, or Sec-Fetch-Site: same-origin).',
      },
    },
  },
})

function makePaths(): JsonObject {
  const paths: Record<string, Record<string, JsonObject>> = {}
  for (const call of documentedCalls) paths[call.path] = { ...paths[call.path], [call.method]: makeOperation(call) }
  return paths
}

/** As `get-api-notices-id-cap`. */
const operationId = ({ method, path }: DocumentedCall): string =>
  `${method}${path.replace('.json', '').replaceAll(/[^a-z]+/g, '-')}`.replace(/-$/, '')

function makeOperation(call: DocumentedCall): JsonObject {
  const { tag, summary, about, limits = [], isForEditors, inPath = {}, inQuery, inHeader = {}, body, answers } = call
  const who = isForEditors === true ? 'For editors and administrators.' : 'For everybody.'
  const size = body === undefined ? [] : [`A body of at most ${body.maxBytes} bytes.`]
  return {
    operationId: operationId(call),
    tags: [tag],
    summary,
    description: [...(about === undefined ? [] : [about]), who, ...limits, ...size].join(' '),
    ...(isForEditors === true && { security: [{ session: [] }] }),
    parameters: [
      ...makeParameters('path', inPath),
      ...makeParameters('query', inQuery?.parameters ?? {}),
      ...makeParameters('header', inHeader),
    ],
    ...(body !== undefined && {
      requestBody: {
        required: body.isRequired,
        content: { 'application/json': body.shape === null ? {} : { schema: refer(body.shape) } },
      },
    }),
    responses: Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, makeAnswer(answer)])),
  }
}

const makeParameters = (place: 'path' | 'query' | 'header', parameters: Readonly<Record<string, Parameter>>) =>
  Object.entries(parameters).map(([name, { about, schema, example }]) => ({
    name,
    in: place,
    required: place === 'path',
    description: about,
    schema: toJsonSchema(schema),
    // A list is its items with commas between them.
    ...(Array.isArray(example) && { style: 'form', explode: false }),
    example,
  }))

const makeAnswer = ({ about, bodies, headers = [] }: CallAnswer): JsonObject => ({
  description: about,
  ...(headers.length > 0 && {
    headers: Object.fromEntries(headers.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
  }),
  ...(Object.keys(bodies).length > 0 && {
    content: Object.fromEntries(
      Object.entries(bodies).map(([type, shape]) => [type, shape === null ? {} : { schema: refer(shape) }]),
    ),
  }),
})

const refer = (shape: ShapeName): JsonObject => ({ $ref: address(shape) })

const address = (shape: string): string => `#/components/schemas/${shape}`

/** What goes over the wire is what a schema reads, whatever it makes of it. */
const options = {
  io: 'input',
  override: ({ jsonSchema }: { readonly jsonSchema: Record<string, unknown> }) => {
    // Every integer of zod has these bounds, which say nothing of what is meant.
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  },
} as const

function toJsonSchema(schema: z.core.$ZodType): JsonObject {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, options)
  return rest
}

function makeSchemas(): JsonObject {
  const registry = z.registry<{ id: string }>()
  for (const [id, { schema }] of Object.entries(shapes)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { ...options, uri: address })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _dialect, $id: _id, ...schema }]) => {
      const { about, members, example } = findShape(name as ShapeName)
      describeMembers(schema, members, '')
      return [name, { title: name, description: about, ...schema, examples: [example] }]
    }),
  )
}

/** Writes what the members of an object are into its schema; lists and alternatives are looked through. */
function describeMembers(schema: unknown, members: Readonly<Record<string, string>>, path: string): void {
  if (Array.isArray(schema)) return schema.forEach((one) => describeMembers(one, members, path))
  if (typeof schema !== 'object' || schema === null) return
  const { properties, items, prefixItems, oneOf, anyOf } = schema as Record<string, unknown>
  for (const inner of [items, prefixItems, oneOf, anyOf]) describeMembers(inner, members, path)
  for (const [name, member] of Object.entries(properties ?? {}) as [string, Record<string, unknown>][]) {
    const memberPath = path === '' ? name : `${path}.${name}`
    member.description = members[memberPath]
    describeMembers(member, members, memberPath)
  }
}
