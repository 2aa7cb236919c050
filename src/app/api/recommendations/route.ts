import { cms } from '@/content/payload'
import { directCall } from '@/server/http/direct-call'
import { recommendationCall } from '@/server/submissions/read-submission'
import { submit } from '@/server/submissions/submit'

/** Takes the place and the path payload of spec §3. The same `Idempotency-Key` is stored once and answered the same. */
export const POST = directCall('/api/recommendations', submit(cms, recommendationCall))
