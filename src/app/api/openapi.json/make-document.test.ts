import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'

import { failureReasons, statusOfFailure } from '@/server/imports/context/failure'

import { type DocumentedCall, documentedCalls, tags } from './documented-calls'
import { makeDocument, VERSION } from './make-document'
import { type ShapeName, shapes } from './shapes'

const root = path.resolve('src/app')

/** Between the parts of the guide, or what answers at an address that is none. */
const UNDOCUMENTED = /^api\/(?:internal\/|\[\.\.\.rest\]$)/

const callName = (method: string, folder: string) => `${method.toUpperCase()} ${folder}`

const folderOf = ({ folder, path: address }: DocumentedCall): string =>
  folder ?? address.slice(1).replaceAll('{', '[').replaceAll('}', ']')

/** Each handler that a route file exports. */
const handlers = readdirSync(path.join(root, 'api'), { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'route.ts')
  .map((file) => path.posix.join('api', path.dirname(file)))
  .filter((folder) => !UNDOCUMENTED.test(folder))
  .flatMap((folder) => {
    const source = readFileSync(path.join(root, folder, 'route.ts'), 'utf8')
    const methods = [...source.matchAll(/^export (?:const|(?:async )?function) ([A-Z]+)\b/gm)]
    return methods.map(([, method = '']) => callName(method, folder))
  })
  .sort()

const document = makeDocument()
const { components } = document as { readonly components: { readonly schemas: Readonly<Record<string, object>> } }

/** Every member of every object below a schema, by dotted path, with its description. */
function listMembers(schema: unknown, at = ''): readonly (readonly [string, unknown])[] {
  if (Array.isArray(schema)) return schema.flatMap((one) => listMembers(one, at))
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {}, items, prefixItems, oneOf, anyOf } = schema as Record<string, object | undefined>
  return [
    ...[items, prefixItems, oneOf, anyOf].flatMap((inner) => listMembers(inner, at)),
    ...Object.entries(properties).flatMap(([name, member]) => {
      const below = at === '' ? name : `${at}.${name}`
      return [[below, Reflect.get(member as object, 'description')] as const, ...listMembers(member, below)]
    }),
  ]
}

describe('the table of documented calls', () => {
  it('should have a row for each route below src/app/api, and no other', () => {
    expect(handlers.length).toBeGreaterThan(20)
    expect(documentedCalls.map((call) => callName(call.method, folderOf(call))).sort()).toEqual(handlers)
  })

  it.each(documentedCalls.map((call) => [callName(call.method, call.path), call] as const))(
    'should say of %s what its path, its limits and its body make needful',
    (_, { path: address, method, inPath = {}, limits = [], body, isForEditors, answers }) => {
      const statuses = Object.keys(answers).map(Number)
      expect(Object.keys(inPath)).toEqual([...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
      expect(statuses.includes(429), 'a limit a minute, and what is answered beyond it').toBe(limits.length > 0)
      expect(body !== undefined, 'a body of a POST').toBe(method === 'post')
      const ofBody = [400, 413, 415].filter((status) => statuses.includes(status))
      expect(body === undefined || ofBody.length === 3, 'what a body can be refused with').toBe(true)
      const ofEditors = [401, 403].filter((status) => statuses.includes(status))
      expect(ofEditors).toEqual(isForEditors === true ? [401, 403] : [])
    },
  )

  it('should name what each failure of an import is answered with', () => {
    const imports = documentedCalls.filter(({ answers }) => answers[202] !== undefined)
    expect(imports).toHaveLength(2)
    for (const { answers } of imports) {
      const missing = failureReasons.filter((reason) => answers[statusOfFailure(reason)] === undefined)
      expect(missing).toEqual([])
    }
  })

  const queries = documentedCalls.flatMap(({ path: address, inQuery }) =>
    Object.entries(inQuery?.parameters ?? {}).map(([name, parameter]) => [address, name, parameter, inQuery] as const),
  )

  it.each(queries)('should have an example that %s takes as %s', (_address, name, parameter, inQuery) => {
    const { schema, example } = parameter
    expect(z.safeParse(schema, example).success).toBe(true)
    expect(inQuery?.schema.safeParse({ [name]: String(example) }).success).toBe(true)
  })

  it('should tell the limits of numbers in a query as the routes hold them', () => {
    for (const [address, name, { schema, example }, inQuery] of queries) {
      const wrong = typeof example === 'number' ? [0, -1, 1.5, 1_001, 'x'] : Array.isArray(example) ? [[91, 181]] : []
      const readings = wrong.map((value) => ({
        told: z.safeParse(schema, value).success,
        held: inQuery?.schema.safeParse({ [name]: String(value) }).success,
      }))
      expect(readings, `${address} ${name}`).toEqual(wrong.map(() => ({ told: false, held: false })))
    }
  })
})

describe.each(Object.entries(shapes))('the shape %s', (name, { schema, members, example }) => {
  const made = components.schemas[name]

  it('should have an example of itself', () => {
    expect(z.safeParse(schema as z.core.$ZodType, example).error).toBeUndefined()
  })

  it('should say of each member what it is, and of nothing else', () => {
    const told = listMembers(made)
    expect(told.filter(([, text]) => typeof text !== 'string' || text === '')).toEqual([])
    const paths: ReadonlySet<string> = new Set(told.map(([at]) => at))
    const shared = Object.keys(members).filter((at) => !paths.has(at))
    expect(shared).toEqual([])
  })
})

describe('the document', () => {
  it('should be valid by the schema of OpenAPI 3.1', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(structuredClone(document) as Record<string, unknown>)
    expect({ valid, errors, version: validator.version }).toEqual({ valid: true, errors: undefined, version: '3.1' })
  })

  it('should be refused by that schema with a mistake in it', async () => {
    const wrong = { ...document, paths: { '/api/x': { get: { responses: { 200: { content: {} } } } } } }
    expect(await new Validator().validate(wrong)).toMatchObject({ valid: false })
  })

  it('should lead to what it names', () => {
    const text = JSON.stringify(document)
    const named = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, at = '']) => at.split('/'))
    expect(named.length).toBeGreaterThan(100)
    const missing = named.filter(
      (at) => at.reduce<unknown>((node, key) => Reflect.get(Object(node) as object, key), document) === undefined,
    )
    expect(missing).toEqual([])
  })

  it('should use every shape and every tag', () => {
    const { paths } = document as { readonly paths: object }
    const used = JSON.stringify([paths, components])
    const unused = (Object.keys(shapes) as ShapeName[]).filter((name) => !used.includes(`/schemas/${name}"`))
    expect(unused).toEqual([])
    expect(new Set(documentedCalls.map(({ tag }) => tag))).toEqual(new Set(Object.keys(tags)))
  })

  it('should give each call a name of its own', () => {
    const names = [...JSON.stringify(document).matchAll(/"operationId":"([^"]+)"/g)].map(([, name]) => name)
    expect(names).toHaveLength(documentedCalls.length)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toContain('get-api-notices-id-cap')
  })

  it('should be of the version of the guide', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string }
    expect(VERSION).toBe(version)
  })

  /** What a value is told to be by its schema in the document, with what that refers to. */
  const read = (name: string) =>
    z.fromJSONSchema({
      ...(JSON.parse(
        JSON.stringify(components.schemas[name]).replaceAll('#/components/schemas/', '#/$defs/'),
      ) as object),
      $defs: JSON.parse(JSON.stringify(components.schemas).replaceAll('#/components/schemas/', '#/$defs/')) as never,
    })

  it.each(Object.entries(shapes))('should describe %s as the contract reads it', (name, { schema, example }) => {
    const told = read(name)
    const isStrict = !['OpenApi'].includes(name)
    const variants: readonly unknown[] = [
      example,
      null,
      'text',
      ...(Array.isArray(example) ? [[...(example as unknown[]), 1]] : []),
      ...(isStrict && !Array.isArray(example) ? [{ ...example, unknown: true }] : []),
      ...(Array.isArray(example) ? [] : Object.keys(example).map((key) => ({ ...example, [key]: { a: { b: [] } } }))),
    ]
    const readings = variants.map((value) => [told.safeParse(value).success, value] as const)
    expect(readings).toEqual(variants.map((value) => [z.safeParse(schema as z.core.$ZodType, value).success, value]))
    expect(readings[0]?.[0]).toBe(true)
  })
})
