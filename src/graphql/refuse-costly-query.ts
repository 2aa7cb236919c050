import {
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql'

import { Refusal } from '@/server/http/answers'
import { graphqlLimits } from '@/server/http/request-limits'

type Variables = Readonly<Record<string, unknown>>

type Cost = { readonly depth: number; readonly aliases: number; readonly fields: number; readonly rows: number }

type Walk = {
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly variables: Variables
  readonly open: readonly string[]
  /** How many rows the lists around this selection already ask for. */
  readonly factor: number
}

/**
 * Refuses with 400 or 403 what a staff query may not do: change anything (the admin writes by REST), nest deeper, rename
 * more or ask for more rows than `graphqlLimits` allows. Counts on the text alone, before validation.
 */
export function refuseCostlyQuery(text: string, variables: Variables): void {
  const document = parseQuery(text)
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
    else if (definition.kind !== Kind.OPERATION_DEFINITION) throw new Refusal(400, 'Send a query.')
    else if (definition.operation !== 'query')
      throw new Refusal(403, 'GraphQL is for reading here. Changes go through /cms/api.')
  }
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    const withDefaults = { ...readDefaults(definition.variableDefinitions ?? []), ...variables }
    refuseWhenOver(
      measureSelections(definition.selectionSet, { fragments, variables: withDefaults, open: [], factor: 1 }),
    )
  }
}

function parseQuery(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: graphqlLimits.tokens, noLocation: true })
  } catch (error) {
    throw new Refusal(400, error instanceof GraphQLError ? error.message : 'The query could not be read.')
  }
}

function refuseWhenOver({ depth, aliases, fields, rows }: Cost): void {
  if (depth > graphqlLimits.depth)
    throw new Refusal(400, `The query is ${depth} levels deep; at most ${graphqlLimits.depth} are allowed.`)
  if (aliases > graphqlLimits.aliases)
    throw new Refusal(400, `The query has ${aliases} aliases; at most ${graphqlLimits.aliases} are allowed.`)
  if (fields > graphqlLimits.fields) {
    throw new Refusal(400, `The query has more than ${graphqlLimits.fields} fields.`)
  }
  if (rows > graphqlLimits.rows)
    throw new Refusal(400, `The query asks for up to ${rows} rows; at most ${graphqlLimits.rows} are allowed.`)
}

function measureSelections(selectionSet: SelectionSetNode, walk: Walk): Cost {
  let total: Cost = { depth: 0, aliases: 0, fields: 0, rows: 0 }
  for (const selection of selectionSet.selections) {
    if (selection.kind === Kind.FIELD) total = addCosts(total, measureField(selection, walk))
    else if (selection.kind === Kind.INLINE_FRAGMENT)
      total = addCosts(total, measureSelections(selection.selectionSet, walk))
    else total = addCosts(total, measureSpread(selection.name.value, walk))
    // Nested fragments can double the cost at each level: stop counting as soon as it is too much.
    if (isTooMuch(total)) return total
  }
  return total
}

function measureField(field: FieldNode, walk: Walk): Cost {
  const aliases = field.alias === undefined ? 0 : 1
  if (field.selectionSet === undefined) return { depth: 1, aliases, fields: 1, rows: 0 }
  const rows = walk.factor * countRows(field, walk)
  const inner = measureSelections(field.selectionSet, { ...walk, factor: rows })
  return { depth: 1 + inner.depth, aliases: aliases + inner.aliases, fields: 1 + inner.fields, rows: rows + inner.rows }
}

function measureSpread(name: string, walk: Walk): Cost {
  const fragment = walk.fragments.get(name)
  if (fragment === undefined) throw new Refusal(400, `There is no fragment "${name}".`)
  if (walk.open.includes(name)) throw new Refusal(400, `The fragment "${name}" contains itself.`)
  return measureSelections(fragment.selectionSet, { ...walk, open: [...walk.open, name] })
}

/** Rows a field can return: its `limit`, Payload's default for a list without one, one for anything else. */
function countRows(field: FieldNode, { variables }: Walk): number {
  const limit = field.arguments?.find(({ name }) => name.value === 'limit')
  if (limit === undefined && isUnpaged(field)) throw new Refusal(400, 'Without pagination, give a "limit".')
  if (limit === undefined) return isList(field) ? graphqlLimits.defaultRows : 1
  const value: unknown =
    limit.value.kind === Kind.VARIABLE ? variables[limit.value.name.value] : readInteger(limit.value)
  if (value === undefined || value === null) {
    if (isUnpaged(field)) throw new Refusal(400, 'Without pagination, give a "limit".')
    return graphqlLimits.defaultRows
  }
  // 0 means "all rows" to Payload.
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1) {
    throw new Refusal(400, '"limit" is a whole number from 1.')
  }
  return value
}

/** Payload returns every row then, unless there is a `limit`. What a variable says is not looked up. */
const isUnpaged = ({ arguments: parameters }: FieldNode): boolean =>
  parameters?.some(
    ({ name, value }) => name.value === 'pagination' && !(value.kind === Kind.BOOLEAN && value.value),
  ) === true

/** A page of rows is the only thing here with a field `docs`; looked for by name because the schema is not consulted. */
const isList = ({ selectionSet }: FieldNode): boolean =>
  selectionSet?.selections.some((selection) => selection.kind !== Kind.FIELD || selection.name.value === 'docs') ===
  true

const readInteger = (node: ASTNode): number => (node.kind === Kind.INT ? Number(node.value) : Number.NaN)

function readDefaults(
  definitions: readonly { variable: { name: { value: string } }; defaultValue?: ASTNode }[],
): Variables {
  return Object.fromEntries(
    definitions.flatMap(({ variable, defaultValue }) =>
      defaultValue === undefined ? [] : [[variable.name.value, readInteger(defaultValue)]],
    ),
  )
}

const isTooMuch = ({ aliases, fields, rows }: Cost): boolean =>
  rows > graphqlLimits.rows || aliases > graphqlLimits.aliases || fields > graphqlLimits.fields

const addCosts = (a: Cost, b: Cost): Cost => ({
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  fields: a.fields + b.fields,
  rows: a.rows + b.rows,
})
