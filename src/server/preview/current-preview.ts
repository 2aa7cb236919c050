import { AsyncLocalStorage } from 'node:async_hooks'

/** A page that is made for somebody of the staff, with what is not published yet. */
export type Preview = {
  /** Of the request: whose session it carries decides what is shown. */
  readonly headers: Headers
  /** As on when; `null` is now. */
  readonly at: Date | null
  /** Whether drafts are shown, as they always are now; or else what readers will see then, by what is scheduled. */
  readonly hasDrafts: boolean
}

/** On `globalThis`: the web server, which makes the page, and the framework's bundle share a process and no module. */
const KEY = Symbol.for('pilgrim-guide.preview')

function storage(): AsyncLocalStorage<Preview> {
  const shared: unknown = Reflect.get(globalThis, KEY)
  // Only this module uses the symbol.
  if (shared !== undefined) return shared as AsyncLocalStorage<Preview>
  const made = new AsyncLocalStorage<Preview>()
  Reflect.set(globalThis, KEY, made)
  return made
}

/** Runs what makes the page; all that it reads meanwhile is read for the preview. */
export const runInPreview = <Result>(preview: Preview, work: () => Result): Result => storage().run(preview, work)

/** `undefined` where a page is made for readers. */
export const currentPreview = (): Preview | undefined => storage().getStore()
