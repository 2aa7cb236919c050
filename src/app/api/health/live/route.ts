/** The process answers. Says nothing of the database: a guide that is read from its cache is alive without it. */
export const dynamic = 'force-static'

export const GET = (): Response => Response.json({ status: 'ok' })
