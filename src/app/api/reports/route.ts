import { cms } from '@/content/payload'
import { directCall } from '@/server/http/direct-call'
import { reportCall } from '@/server/submissions/read-submission'
import { submit } from '@/server/submissions/submit'

/** Takes 'Report a problem' and 'Still correct' on a place or a gate; for the review queue, like a recommendation. */
export const POST = directCall('/api/reports', submit(cms, reportCall))
