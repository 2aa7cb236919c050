export type Problem = {
  readonly message: string
  /** What it is about; `null` when it is about no field. */
  readonly field: string | null
}

export type Outcome = { readonly answer: unknown; readonly problem: null } | { readonly problem: Problem }

/** Sends JSON to a call of the CMS about the own account, and tells what is wrong in the words of the server. */
export async function send(address: string, body: object): Promise<Outcome> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer: unknown = await response.json().catch(() => null)
    return response.ok ? { answer, problem: null } : { problem: readProblem(answer, response.status) }
  } catch {
    return { problem: { message: 'The server was not reached. Check your connection and try again.', field: null } }
  }
}

function readProblem(answer: unknown, status: number): Problem {
  const { errors } = (answer ?? {}) as { errors?: readonly Partial<Refused>[] }
  const [refused] = errors ?? []
  return {
    message: refused?.message ?? `The server answered with an error (${status}). Try again in a minute.`,
    field: refused?.data?.errors?.[0]?.path ?? null,
  }
}

/** As the CMS tells it. */
type Refused = {
  readonly message: string
  readonly data: { readonly errors?: readonly { readonly path?: string }[] } | null
}
