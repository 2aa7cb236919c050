/** Whatever the admin asks of the server counts as unanswered after so long; the server gives up a statement after 20 s. */
export const ANSWER_LIMIT_MS = 30_000

/** Before the first new try of an automatic save; each further wait is twice as long, up to the longest. */
export const FIRST_WAIT_MS = 2_000
export const LONGEST_WAIT_MS = 60_000

/** What a form says when nothing was heard of the server. */
export const NOT_SAVED = 'Not saved: no answer from the server. Check the connection, and save again.'

export type SaveNews = {
  /** `failed`: nothing was heard of the server, or it could not; `refused`: it will not, as it is. */
  readonly outcome: 'saved' | 'failed' | 'refused'
  /** What the form sends, and when it asked for that, in milliseconds: what was written later is not in it. */
  readonly content: Readonly<Record<string, unknown>>
  readonly askedAt: number
  /** Of the answer, if there was one. */
  readonly status: number | null
  /** Until the next try, in milliseconds; `null` where somebody has to do it. */
  readonly retryInMs: number | null
}

type Listener = (news: SaveNews) => void

/**
 * Stands in the place of `fetch` in the admin. What the CMS asks gets a limit, because its form waits for an answer before
 * it sends anything else, for ever if need be. An automatic save that fails is sent again until the server has it or the
 * form is gone: to the form it is one save that takes long. Saves of one record never overtake each other.
 */
export class SaveGuard {
  readonly #listeners = new Map<string, Listener>()
  readonly #waiting = new Map<string, (isWanted: boolean) => void>()
  readonly #lastSave = new Map<string, Promise<unknown>>()

  #send: typeof fetch = (input, init) => fetch(input, init)

  constructor(private readonly apiRoute: string) {}

  /** Takes the place of `fetch`. @returns gives it back */
  install(): () => void {
    const before = window.fetch
    const retry = () => this.retryNow()
    this.#send = before.bind(window)
    window.fetch = this.#fetch
    window.addEventListener('online', retry)
    return () => {
      window.fetch = before
      window.removeEventListener('online', retry)
    }
  }

  /**
   * Tells a form what becomes of its saves.
   *
   * @param path where it saves to: `/cms/api/guide-articles/5`
   * @returns stops telling, and trying again: nobody shows that form any more
   */
  watch(path: string, listener: Listener): () => void {
    this.#listeners.set(path, listener)
    return () => {
      if (this.#listeners.get(path) !== listener) return
      this.#listeners.delete(path)
      this.#waiting.get(path)?.(false)
    }
  }

  /** Tries at once what waits for its next try: the connection is back, or somebody asks for it. */
  retryNow(path?: string): void {
    for (const [waiting, goOn] of this.#waiting) if (path === undefined || path === waiting) goOn(true)
  }

  readonly #fetch: typeof fetch = async (input, init) => {
    const url = readUrl(input)
    const isAction = init?.method === 'POST' && new Headers(init.headers).has('next-action')
    const isOurs = url.origin === location.origin && (isAction || url.pathname.startsWith(`${this.apiRoute}/`))
    // A file takes as long as the line needs.
    const form = init?.body instanceof FormData ? init.body : null
    if (!isOurs || init === undefined || form?.has('file') === true) return this.#send(input, init)
    const content = readContent(form)
    if (content === null) return this.#sendInTime(input, init)
    const askedAt = Date.now()
    return this.#inTurn(url.pathname, () => this.#save(url, init, { content, askedAt }))
  }

  async #inTurn<Value>(path: string, work: () => Promise<Value>): Promise<Value> {
    const before = this.#lastSave.get(path) ?? Promise.resolve()
    const saving = before.then(work, work)
    this.#lastSave.set(path, saving)
    return saving
  }

  async #save(url: URL, init: RequestInit, asked: Pick<SaveNews, 'content' | 'askedAt'>): Promise<Response> {
    const path = url.pathname
    const isAutosave = url.searchParams.get('autosave') === 'true'
    for (let retryInMs = FIRST_WAIT_MS; ; retryInMs = Math.min(2 * retryInMs, LONGEST_WAIT_MS)) {
      const tell = (news: Pick<SaveNews, 'outcome' | 'status' | 'retryInMs'>) => {
        this.#listeners.get(path)?.({ ...asked, ...news })
      }
      const answer = await this.#sendInTime(url, init).catch((error: unknown) => toError(error))
      const status = answer instanceof Error ? null : answer.status
      const isRetried = isAutosave && this.#listeners.has(path) && (status === null || mayPass(status))
      if (status !== null && status < 400) tell({ outcome: 'saved', status, retryInMs: null })
      else if (isRetried) tell({ outcome: 'failed', status, retryInMs })
      else tell({ outcome: status === null || status >= 500 ? 'failed' : 'refused', status, retryInMs: null })
      if (!isRetried || !(await this.#wait(path, retryInMs))) {
        // The form shows the words of the error, and a browser's own are "Failed to fetch".
        if (answer instanceof Error) throw new Error(NOT_SAVED, { cause: answer })
        return answer
      }
    }
  }

  /** @returns whether to try again */
  async #wait(path: string, milliseconds: number): Promise<boolean> {
    const isWanted = await new Promise<boolean>((goOn) => {
      this.#waiting.set(path, goOn)
      setTimeout(() => goOn(true), milliseconds)
    })
    this.#waiting.delete(path)
    return isWanted
  }

  /** The whole answer, or an error: half of one would leave the caller waiting just as well. */
  async #sendInTime(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
    const limit = new AbortController()
    const signals = init.signal ? [init.signal, limit.signal] : [limit.signal]
    const timer = setTimeout(
      () => limit.abort(new DOMException('The server does not answer.', 'TimeoutError')),
      ANSWER_LIMIT_MS,
    )
    try {
      const answer = await this.#send(input, { ...init, signal: AbortSignal.any(signals) })
      const body = answer.body === null ? null : await answer.blob()
      const { headers, status, statusText } = answer
      return new Response(body, { headers, status, statusText })
    } finally {
      clearTimeout(timer)
    }
  }
}

/** What another moment may change: no session (somebody signs in again), too many calls, a server that is down. */
const mayPass = (status: number): boolean => status === 401 || status === 403 || status === 429 || status >= 500

const readUrl = (input: RequestInfo | URL): URL =>
  new URL(input instanceof Request ? input.url : input.toString(), location.href)

/** What a form of the CMS saves; `null` for every other call. */
function readContent(form: FormData | null): SaveNews['content'] | null {
  const sent = form?.get('_payload')
  if (typeof sent !== 'string') return null
  const content: unknown = JSON.parse(sent)
  return typeof content === 'object' && content !== null ? { ...content } : null
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))
