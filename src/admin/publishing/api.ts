/** Where a record of a collection, or a page that exists once, is read and saved. */
type Address = {
  readonly apiRoute: string
  readonly collectionSlug?: string | undefined
  readonly globalSlug?: string | undefined
  readonly id?: number | string | undefined
}

export const recordAddress = ({ apiRoute, collectionSlug, globalSlug, id }: Address): string =>
  globalSlug === undefined ? `${apiRoute}/${collectionSlug}/${id}` : `${apiRoute}/globals/${globalSlug}`

/** Pages are saved by POST. */
export const saveMethod = ({ globalSlug }: Address) => (globalSlug === undefined ? 'PATCH' : 'POST')

export const NOT_REACHED = 'Nothing was changed: the server could not be reached. Try again in a minute.'

/** The first sentence of a refusal; what went wrong on the way has none. */
export function refusalMessage(body: unknown): string {
  const { errors } = (body ?? {}) as { errors?: readonly { readonly message?: string }[] }
  return errors?.[0]?.message ?? NOT_REACHED
}
