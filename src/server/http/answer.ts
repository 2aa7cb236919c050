/**
 * An answer in its parts. To make a `Response` and read it again costs more than all else that is done for a small
 * answer without the framework: see `directCall`.
 */
export type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export const jsonAnswer = (status: number, body: unknown, headers: Answer['headers'] = {}): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

export const responseOf = ({ status, headers, body }: Answer): Response => new Response(body, { status, headers })
