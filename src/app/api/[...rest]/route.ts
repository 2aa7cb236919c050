import { Refusal, refusalResponse } from '@/server/http/answers'

/** Any other address under /api answers in JSON, not with a page. */
const notFound = (): Response => refusalResponse('read', new Refusal(404, 'Not found'))

export { notFound as DELETE, notFound as GET, notFound as PATCH, notFound as POST, notFound as PUT }
