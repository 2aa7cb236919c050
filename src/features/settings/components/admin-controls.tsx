'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'

import ui from '@/ui/ui.module.css'
import type { ImportRun } from '@/contracts/import-runs'
import { useToast } from '@/shared/toasts/use-toast'

import { runImport } from '../api/run-import'
import { progressMessage } from '../model/progress-message'
import { type Import, imports, REDIRECT_DELAY_MS } from '../model/imports'
import styles from './settings.module.css'

/** Spec §2, §4: the import buttons of the hidden admin mode. They reveal nothing: the server decides who may. */
export function AdminControls() {
  const leaving = useLeaving()
  return (
    <section className={styles.section} aria-labelledby="admin-controls">
      <h2 id="admin-controls">Admin Controls</h2>
      <div className="clips card raised cluster gap-3 pad-4">
        {imports.map((wanted) => (
          <ImportButton key={wanted.path} wanted={wanted} leaving={leaving} />
        ))}
      </div>
    </section>
  )
}

/** A signal for as long as the section is shown. */
function useLeaving(): () => AbortSignal {
  const controller = useRef<AbortController | null>(null)
  useEffect(function abortWhenLeaving() {
    return () => {
      controller.current?.abort()
      controller.current = null
    }
  }, [])
  return () => (controller.current ??= new AbortController()).signal
}

function ImportButton({ wanted, leaving }: { readonly wanted: Import; readonly leaving: () => AbortSignal }) {
  const router = useRouter()
  const toast = useToast()
  const [run, setRun] = useState<ImportRun | null>(null)

  const start = async () => {
    const signal = leaving()
    setRun(STARTING)
    const outcome = await runImport({
      path: wanted.path,
      signal,
      wait: pause,
      onProgress: setRun,
      fetch: (path, options) => fetch(path, options),
    })
    if (outcome.kind === 'abandoned') return
    setRun(null)
    if (outcome.kind === 'succeeded') {
      toast({ ...wanted.success, variant: 'success' })
      await pause(REDIRECT_DELAY_MS, signal)
      if (!signal.aborted) router.push(wanted.leadsTo as Route)
      return
    }
    toast({
      title: wanted.failure.title,
      description: `${wanted.failure.description}\n${outcome.reason}`,
      variant: 'destructive',
      action: outcome.isForStaff ? { label: 'Sign in', onSelect: openAdmin } : null,
    })
  }

  return (
    <div className={styles.import}>
      {/* Not `disabled`: the button would lose the focus of whoever pressed it. */}
      <button
        type="button"
        className={ui.button}
        aria-disabled={run !== null}
        onClick={run === null ? () => void start() : undefined}
      >
        {run === null ? wanted.label : progressMessage(run)}
      </button>
      <p role="status" className="visually-hidden">
        {run !== null && `${wanted.label}: ${run.progress.step}`}
      </p>
    </div>
  )
}

/** The CMS has a root layout of its own, so it is a document and not a screen of this app. */
function openAdmin(): void {
  // eslint-disable-next-line @next/next/no-location-assign-relative-destination -- See above.
  window.location.assign('/admin')
}

const STARTING: ImportRun = { status: 'running', progress: { step: 'Importing', done: 0, total: null } }

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
