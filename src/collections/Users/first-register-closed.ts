import type { Endpoint } from 'payload'

import { Refusal, refusalResponse } from '@/server/http/answers'

/**
 * Payload lets anyone create the first administrator while the table is empty. Ours is created on the server's command
 * line, so this replaces that endpoint: a collection's own endpoints are matched before Payload's.
 */
export const firstRegisterClosed: Endpoint = {
  path: '/first-register',
  method: 'post',
  handler: () =>
    refusalResponse(
      'cms',
      new Refusal(
        403,
        'The first administrator is made on the server with: npm run create-admin -- --email you@example.org',
      ),
    ),
}
