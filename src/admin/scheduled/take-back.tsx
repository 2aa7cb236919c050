'use client'

import { Button, toast, useServerFunctions } from '@payloadcms/ui'
import { useState } from 'react'

import type { Scheduled } from '@/server/scheduling/list-scheduled'

type Props = { readonly scheduled: Scheduled; readonly onDone: () => void }

/** Takes a scheduled change back; of a failed one, takes the notice away. */
export function TakeBack({ scheduled: { id, failure }, onDone }: Props) {
  const { schedulePublish } = useServerFunctions()
  const [isBusy, setIsBusy] = useState(false)
  const takeBack = async () => {
    setIsBusy(true)
    try {
      await schedulePublish({ deleteID: id })
      toast.success(failure === null ? 'Taken back.' : 'Dismissed.')
      onDone()
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    }
    setIsBusy(false)
  }
  return (
    <Button buttonStyle="secondary" size="small" margin={false} disabled={isBusy} onClick={() => void takeBack()}>
      {failure === null ? 'Take back' : 'Dismiss'}
    </Button>
  )
}
