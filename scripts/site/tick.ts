type TickOptions = {
  /** Where the guide answers, without a slash at the end. */
  readonly origin: string
  readonly secret: string
  /** Called once when the tick begins to fail and once when it works again. */
  readonly report: (message: string) => void
  readonly request?: typeof fetch
}

const MINUTE_MS = 60_000

/**
 * Sends the minute tick that queued jobs and scheduled publishing wait for, the first one at once. While one is being
 * worked on, no other is sent.
 *
 * @returns a function that stops it
 */
export function startTick({ origin, secret, report, request = fetch }: TickOptions): () => void {
  const stopping = new AbortController()
  let isRunning = false
  let isFailing = false

  const tick = async () => {
    if (isRunning) return
    isRunning = true
    const problem = await sendTick(request, origin, secret, stopping.signal)
    isRunning = false
    if (stopping.signal.aborted) return
    if (problem !== undefined && !isFailing)
      report(`The minute tick fails: ${problem}. Jobs wait until it works again.`)
    if (problem === undefined && isFailing) report('The minute tick works again.')
    isFailing = problem !== undefined
  }

  void tick()
  const timer = setInterval(() => void tick(), MINUTE_MS)
  return () => {
    clearInterval(timer)
    stopping.abort()
  }
}

async function sendTick(
  request: typeof fetch,
  origin: string,
  secret: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    const response = await request(`${origin}/api/internal/tick`, {
      method: 'POST',
      // A keep-alive connection would delay the server when it stops.
      headers: { authorization: `Bearer ${secret}`, connection: 'close' },
      redirect: 'manual',
      signal,
    })
    await response.body?.cancel()
    return response.ok ? undefined : `the guide answers ${response.status}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
