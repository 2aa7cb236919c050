'use client'

import { ServerFunctionsContext, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useMemo, useRef } from 'react'

/**
 * The drawer of the CMS says "scheduled" whatever the server has answered, unless the call throws. So a refusal throws
 * here, with the server's words, which the drawer then shows. Where it is refused only because it would publish what others
 * wrote, the words name that, and the same change sent once more says that it is meant.
 */
export function ScheduleErrors({ children }: { readonly children: ReactNode }) {
  const functions = useServerFunctions()
  const told = useRef<{ readonly of: string; readonly releasing: string } | null>(null)
  const truthful = useMemo(
    () => ({
      ...functions,
      schedulePublish: async (args: Parameters<typeof functions.schedulePublish>[0]) => {
        const of = JSON.stringify([args.doc, args.global, args.type])
        const releasing = told.current?.of === of ? told.current.releasing : undefined
        told.current = null
        // Payload hands on whatever is sent along.
        const answer: unknown = await functions.schedulePublish({ ...args, releasing } as typeof args)
        if (typeof answer !== 'object' || answer === null || !('error' in answer)) return answer
        if (!('releasing' in answer)) throw new Error(String(answer.error))
        told.current = { of, releasing: String(answer.releasing) }
        throw new Error(`${String(answer.error)} To schedule it all the same, save the schedule once more.`)
      },
    }),
    [functions],
  )
  return <ServerFunctionsContext value={truthful}>{children}</ServerFunctionsContext>
}
