/** Any other address under /api answers in JSON, not with a page. */
const notFound = (): Response => Response.json({ error: 'Not found' }, { status: 404 })

export { notFound as DELETE, notFound as GET, notFound as PATCH, notFound as POST, notFound as PUT }
