'use client'

import { ServerFunctionsContext, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useMemo } from 'react'

/**
 * The drawer of the CMS says "scheduled" whatever the server has answered, unless the call throws. So a refusal throws
 * here, with the server's words, which the drawer then shows.
 */
export function ScheduleErrors({ children }: { readonly children: ReactNode }) {
  const functions = useServerFunctions()
  const truthful = useMemo(
    () => ({
      ...functions,
      schedulePublish: async (args: Parameters<typeof functions.schedulePublish>[0]) => {
        const answer: unknown = await functions.schedulePublish(args)
        if (typeof answer === 'object' && answer !== null && 'error' in answer) throw new Error(String(answer.error))
        return answer
      },
    }),
    [functions],
  )
  return <ServerFunctionsContext value={truthful}>{children}</ServerFunctionsContext>
}
