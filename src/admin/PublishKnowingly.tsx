'use client'

import {
  PublishButton,
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useServerFunctions,
} from '@payloadcms/ui'
import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'

import type { Unreleased } from '@/server/publishing/unreleased-words'

import { NOT_REACHED, recordAddress, saveMethod } from './publishing/api'
import { ReleaseDialog } from './publishing/release-dialog'

type Step =
  | { readonly name: 'asking' }
  | { readonly name: 'answering'; readonly unreleased: Unreleased }
  /** `until` as `Unreleased` has it; empty where nobody else's words go out. */
  | { readonly name: 'publishing'; readonly until: string }

/**
 * Payload's button to publish, which first asks the server whose words would become public. Nobody else's: it publishes.
 * Otherwise a dialog names them. The server refuses what was not named, however it is asked.
 */
export function PublishKnowingly() {
  const { id, collectionSlug, globalSlug, ...info } = useDocumentInfo()
  const { setHasPublishedDoc, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } = info
  const { admin: adminRoute, api: apiRoute } = useConfig().config.routes
  const { serverFunction } = useServerFunctions()
  const { submit } = useForm()
  const isAutosaving = useFormBackgroundProcessing()
  const [step, setStep] = useState<Step | null>(null)
  // What is created now has no words of others.
  const isStored = id !== undefined || globalSlug !== undefined
  const address = { apiRoute, collectionSlug, globalSlug, id }

  const ask = async () => {
    setStep({ name: 'asking' })
    try {
      const args = { id: id ?? null, collectionSlug: collectionSlug ?? null, globalSlug: globalSlug ?? null }
      // The answer of our own server, built from the same type in the same build.
      const unreleased = (await serverFunction({ name: 'unreleased-words', args })) as Unreleased
      setStep(unreleased.words.length === 0 ? { name: 'publishing', until: '' } : { name: 'answering', unreleased })
    } catch {
      toast.error(NOT_REACHED)
      setStep(null)
    }
  }

  const catchClick = (event: MouseEvent) => {
    const isPublish = event.target instanceof Element && event.target.closest('#action-save') !== null
    if (!isPublish || !isStored) return
    event.preventDefault()
    event.stopPropagation()
    if (step === null) void ask()
  }

  const publish = useEffectEvent(async (until: string) => {
    setStep(null)
    const query = new URLSearchParams({ depth: '0', ...(until === '' ? {} : { releasing: until }) })
    // Drawn at once: a form that refuses by itself has ended before the next drawing, and nobody would know that it tried.
    const saved = await flushSync(() =>
      submit({
        action: `${recordAddress(address)}?${query.toString()}`,
        method: saveMethod(address),
        overrides: { _status: 'published' },
      }),
    )
    if (!saved) return
    setUnpublishedVersionCount(0)
    setMostRecentVersionIsAutosaved(false)
    setHasPublishedDoc(true)
  })

  const until = step?.name === 'publishing' ? step.until : null
  useEffect(
    function publishAfterAutosave() {
      // The form saves one thing after the other; Payload's button takes no click meanwhile.
      if (until === null || isAutosaving) return
      const timer = setTimeout(() => void publish(until))
      return () => clearTimeout(timer)
    },
    [until, isAutosaving],
  )

  return (
    <div onClickCapture={catchClick}>
      <PublishButton />
      {step?.name === 'answering' && (
        <ReleaseDialog
          unreleased={step.unreleased}
          versions={`${adminRoute}${globalSlug === undefined ? `/collections/${collectionSlug}/${id}` : `/globals/${globalSlug}`}/versions`}
          onCancel={() => setStep(null)}
          onPublish={() => setStep({ name: 'publishing', until: step.unreleased.until })}
        />
      )}
    </div>
  )
}
