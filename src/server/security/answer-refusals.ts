import { APIError, type AfterErrorHook } from 'payload'

/** Payload's own words for what it has none for. */
const UNKNOWN = 'An unknown error occurred.'

/**
 * Payload shows the sentence of an error that has no further data only when its class has a name. In the build, which
 * shortens the code, the class has none, and every such refusal would read "An unknown error occurred".
 */
export const answerRefusals: AfterErrorHook = ({ error, result }) => {
  if (!(error instanceof APIError) || !error.isPublic || error.data) return
  // What its collection said is more exact.
  if (result?.errors?.[0]?.message !== UNKNOWN) return
  return { response: { errors: [{ message: error.message }] } }
}
