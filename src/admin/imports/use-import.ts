'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

import type { ImportRun } from '@/payload-types'

import { applyPreview, RefusedCall, fetchRun, type Kind, type StartOptions, startImport } from './api'
import { isEnded } from './labels'

/** How often a run under way is looked at. */
const POLL_MS = 1_000

/** After this many failed looks in a row the page says so; the run goes on without it. */
const PATIENT_LOOKS = 5

export type ImportState = {
  /** The run being watched, or the last one watched here. */
  readonly run: ImportRun | null
  readonly isBusy: boolean
  /** Why nothing was started, or why the run cannot be seen. */
  readonly problem: string | null
  readonly isSignedOut: boolean
  readonly start: (options: StartOptions) => void
  readonly apply: (previewId: number, options: Pick<StartOptions, 'older'>) => void
  readonly dismiss: () => void
}

type Options = {
  readonly apiRoute: string
  readonly kind: Kind
  /** A run that was under way when the page was loaded, or `null`. */
  readonly activeRunId: number | null
  readonly onEnd: () => void
}

/** Starts imports of a kind and follows them until they end; joins one that somebody else has started. */
export function useImport({ apiRoute, kind, activeRunId, onEnd }: Options): ImportState {
  const [runId, setRunId] = useState(activeRunId)
  const [run, setRun] = useState<ImportRun | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [refusal, setRefusal] = useState<RefusedCall | null>(null)
  // A second press comes before the first has been drawn.
  const isAsked = useRef(false)

  const ask = useCallback((request: () => Promise<number>) => {
    if (isAsked.current) return
    isAsked.current = true
    setIsAsking(true)
    setRefusal(null)
    setRun(null)
    request()
      .then(setRunId)
      .catch((error: unknown) => {
        const refused = error instanceof RefusedCall ? error : new RefusedCall(String(error), 0)
        if (refused.runId === null) setRefusal(refused)
        else setRunId(refused.runId)
      })
      .finally(() => {
        isAsked.current = false
        setIsAsking(false)
      })
  }, [])

  useEffect(
    function follow() {
      if (runId === null) return
      const controller = new AbortController()
      let timer: ReturnType<typeof setTimeout> | undefined
      let failures = 0
      const look = async () => {
        try {
          const seen = await fetchRun(apiRoute, runId, controller.signal)
          failures = 0
          setRefusal(null)
          setRun(seen)
          if (isEnded(seen)) {
            setRunId(null)
            onEnd()
            return
          }
        } catch (error) {
          if (controller.signal.aborted) return
          failures += 1
          if (failures >= PATIENT_LOOKS && error instanceof RefusedCall) setRefusal(error)
        }
        timer = setTimeout(() => void look(), POLL_MS)
      }
      void look()
      return function stop() {
        controller.abort()
        clearTimeout(timer)
      }
    },
    [apiRoute, runId, onEnd],
  )

  return {
    run,
    isBusy: isAsking || runId !== null,
    problem: refusal?.message ?? null,
    isSignedOut: refusal?.status === 401,
    start: (options) => ask(() => startImport(kind, options)),
    apply: (previewId, options) => ask(() => applyPreview(previewId, options)),
    dismiss: () => {
      setRun(null)
      setRefusal(null)
    },
  }
}
