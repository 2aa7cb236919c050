import { APIError, type CollectionBeforeDeleteHook, type CollectionBeforeOperationHook } from 'payload'

const FORBIDDEN = 403

const message = 'The review log is only ever added to.'

/** Also refuses the server's own calls, which access rules do not check. */
export const refuseChange: CollectionBeforeOperationHook<'review-log'> = ({ operation, args }) => {
  if (operation === 'update' || operation === 'delete') throw new APIError(message, FORBIDDEN, null, true)
  return args
}

export const refuseDeletion: CollectionBeforeDeleteHook = () => {
  throw new APIError(message, FORBIDDEN, null, true)
}
