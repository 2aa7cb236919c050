import { cms } from '@/content/payload'
import { callLimits } from '@/contracts/call-limits'
import { pageViewSchema } from '@/contracts/page-views'
import { createCountingCall } from '@/server/counts/counting-call'
import { countPageView } from '@/server/counts/page-views'

/** Counts that a screen was opened: route and day only. */
export const POST = createCountingCall({
  what: 'page views',
  ...callLimits.pageViews,
  schema: pageViewSchema,
  wanted: 'Send the route of a screen of this guide and nothing else.',
  count: async ({ route }) => countPageView(await cms(), route),
})
