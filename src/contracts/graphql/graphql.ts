import { initGraphQLTada } from 'gql.tada'

import type { introspection } from './graphql-env'

/** Writes a GraphQL document whose result and variables are typed from the generated schema. */
export const graphql = initGraphQLTada<{
  introspection: introspection
  scalars: { DateTime: string; EmailAddress: string; JSON: unknown; JSONObject: Record<string, unknown> }
}>()
