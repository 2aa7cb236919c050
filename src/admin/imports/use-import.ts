'use client'

import { skipToken, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'

import type { ImportRun } from '@/payload-types'

import {
  type ApplyOptions,
  applyPreview,
  fetchRun,
  type Kind,
  previewFile,
  RefusedCall,
  type StartOptions,
  startImport,
} from './api'
import { isEnded } from './labels'

/** How often a running import is polled. */
const POLL_MS = 1_000

/** After this many failed polls in a row the page says so; the run itself is not affected. */
const PATIENT_LOOKS = 5

export type ImportState = {
  /** The run being watched, or the last one watched here. */
  readonly run: ImportRun | null
  readonly isBusy: boolean
  /** Why nothing was started, or why the run cannot be seen. */
  readonly problem: string | null
  readonly isSignedOut: boolean
  readonly start: (options: StartOptions) => void
  /** Previews a file. */
  readonly send: (file: File) => void
  readonly apply: (previewId: number, options: ApplyOptions) => void
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
  const [isAsking, setIsAsking] = useState(false)
  const [refusal, setRefusal] = useState<RefusedCall | null>(null)
  // A second press comes before the first has been drawn.
  const isAsked = useRef(false)

  const ask = useCallback((request: () => Promise<number>) => {
    if (isAsked.current) return
    isAsked.current = true
    setIsAsking(true)
    setRefusal(null)
    setRunId(null)
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

  const { data, failureCount, failureReason } = useQuery({
    queryKey: ['import-run', apiRoute, runId],
    queryFn: runId === null ? skipToken : ({ signal }) => fetchRun(apiRoute, runId, signal),
    refetchInterval: ({ state }) => (state.data !== undefined && isEnded(state.data) ? false : POLL_MS),
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // Failed polls are repeated; one that succeeds resets their count.
    retry: true,
    retryDelay: POLL_MS,
    networkMode: 'always',
  })
  const hasEnded = data !== undefined && isEnded(data)

  useEffect(
    function reportEnd() {
      if (hasEnded) onEnd()
    },
    [hasEnded, onEnd],
  )

  const lookProblem = failureCount >= PATIENT_LOOKS && failureReason instanceof RefusedCall ? failureReason : null
  const problem = refusal ?? lookProblem
  return {
    run: data ?? null,
    isBusy: isAsking || (runId !== null && !hasEnded),
    problem: problem?.message ?? null,
    isSignedOut: problem?.status === 401,
    start: (options) => ask(() => startImport(kind, options)),
    send: (file) => ask(() => previewFile(apiRoute, kind, file)),
    apply: (previewId, options) => ask(() => applyPreview(previewId, options)),
    dismiss: () => {
      setRunId(null)
      setRefusal(null)
    },
  }
}
