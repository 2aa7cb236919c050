import { APIError, type CollectionConfig } from 'payload'

const FORBIDDEN = 403

/** Hooks that refuse every change of what was written, the server's own calls included, which access rules do not check. */
export function appendOnly(message: string): NonNullable<CollectionConfig['hooks']> {
  const refuse = (): never => {
    throw new APIError(message, FORBIDDEN, null, true)
  }
  return {
    beforeOperation: [({ operation, args }) => (operation === 'update' || operation === 'delete' ? refuse() : args)],
    beforeDelete: [refuse],
  }
}
