/** What is known when a file of the build did not come. */
type Loss = {
  /** What the server answers when it is asked for the file once more. */
  readonly status: number
  /** The server's build, `null` when it did not say. */
  readonly build: string | null
  /** The builds this tab was loaded anew for. */
  readonly reloadedFor: readonly string[]
  /** What is written in the fields of the page. */
  readonly texts: readonly string[]
  /** What the device has stored, as it is stored, and what stands in the address of the page. */
  readonly kept: readonly string[]
  /** Whether a dialog with a number to call is open. */
  readonly isCalling: boolean
}

/** Letters that are typed again in a second. What is stored tells nothing of them: they stand in most of it. */
const SHORT = 2

/**
 * Whether the page is to be loaded anew, because its build is gone from the server and a page of the present one has all it
 * asks for. Once for each build of the server: where that does not help, it never will.
 */
export const shouldReload = ({ status, build, reloadedFor, texts, kept, isCalling }: Loss): boolean =>
  status === 404 &&
  build !== null &&
  !reloadedFor.includes(build) &&
  !isCalling &&
  texts.every((text) => isKept(text, kept))

/** Drafts, and whatever else is kept of what is written, are stored as JSON: a text stands in it as in a string of it. */
function isKept(text: string, kept: readonly string[]): boolean {
  if (text.trim().length <= SHORT) return true
  const written = JSON.stringify(text).slice(1, -1)
  return kept.some((value) => value.includes(written))
}

/** Whether it is a script, a style or a picture that goes with a build. */
export const isBuildFile = (address: string, origin: string): boolean => address.startsWith(`${origin}/_next/static/`)
