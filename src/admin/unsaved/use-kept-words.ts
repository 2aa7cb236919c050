import {
  useAllFormFields,
  useAuth,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormInitializing,
  useFormModified,
  useServerFunctions,
} from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

import { type Content, fingerprint, readLastSave, withWordsOf } from './content'
import { type Copy, keepCopy, listCopies, removeCopy } from './copies'
import type { SaveNews } from './guard-saves'
import { nameRecord, useUnsaved } from '../UnsavedProvider'
import { TOLD_AFTER_MS } from './use-leave-guard'

/** So long after a change it is kept: a stroke of the keys is not worth a write of the whole article. */
const KEEP_AFTER_MS = 250

export type Trouble = Pick<SaveNews, 'outcome' | 'status' | 'retryInMs'> & { readonly since: number }

/** Keeps on the device what is written in the form around it and not saved yet, and offers what an earlier form left. */
export function useKeptWords() {
  const { user } = useAuth()
  const { config } = useConfig()
  const info = useDocumentInfo()
  const { id, collectionSlug, globalSlug, docConfig } = info
  const form = useForm()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const isInitializing = useFormInitializing()
  const { getFormState } = useServerFunctions()

  const record = nameRecord({ collectionSlug, globalSlug, id })
  const path = `${config.routes.api}/${record.replace(/\/new$/, '')}`
  // Nobody any more once the session has ended: what was written before is still theirs.
  const [owner] = useState(() => String(user?.id ?? ''))
  const { guard, others } = useUnsaved(record)

  const [key] = useState(() => crypto.randomUUID())
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [offers, setOffers] = useState<readonly Copy[]>([])
  const [isKept, setIsKept] = useState(true)
  /** Not shown, and read by listeners that must not wait for a drawing. */
  const saved = useRef({ print: '', at: 0 })
  const acts = useRef({ last: 0, typed: 0 })
  const since = useRef<number | null>(null)
  const isFailed = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)

  /** What the form holds, if a person has changed it and the server does not have it. */
  const readUnsaved = useEffectEvent((): Content | null => {
    if (isInitializing || !(isModified || isFailed.current)) return null
    const content: Content = form.getData()
    const print = fingerprint(content)
    if (print === saved.current.print) return null
    if (acts.current.last >= saved.current.at) return content
    // Nobody has touched it since: the server, or an editor of texts, has put it into its own form.
    saved.current = { ...saved.current, print }
    return null
  })

  /** For those who ask outside of an effect. */
  const unsaved = useRef<() => Content | null>(() => null)
  useEffect(function tellLatest() {
    unsaved.current = () => readUnsaved()
  })
  const isUnsaved = useCallback(() => unsaved.current() !== null || Date.now() - acts.current.typed < TOLD_AFTER_MS, [])

  const flush = useEffectEvent(() => {
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = null
    const content = readUnsaved()
    if (content === null) {
      if (since.current !== null) void removeCopy(key).catch(() => undefined)
      since.current = null
      return
    }
    since.current ??= Date.now()
    const { at: basis } = readLastSave(content)
    const copy = { key, owner, record, since: since.current, changedAt: Date.now(), basis, content: asStored(content) }
    void keepCopy(copy).then(
      () => setIsKept(true),
      () => setIsKept(false),
    )
  })

  const hear = useEffectEvent((news: SaveNews) => {
    isFailed.current = news.outcome !== 'saved'
    if (news.outcome === 'saved') {
      saved.current = { print: fingerprint(news.content), at: news.askedAt }
      setTrouble(null)
    } else {
      setTrouble({ ...news, since: since.current ?? news.askedAt })
    }
    flush()
  })

  useEffect(() => guard.watch(path, (news) => hear(news)), [guard, path])

  useEffect(
    function keepSoon() {
      timer.current ??= setTimeout(flush, KEEP_AFTER_MS)
    },
    [fields, isModified],
  )

  const readEarlier = useEffectEvent(async () => {
    const print = fingerprint(form.getData())
    saved.current = { print, at: Date.now() }
    const earlier = (await listCopies(owner, record)).filter((copy) => copy.key !== key)
    // Saved after all: the answer to that save was lost.
    const isSaved = (copy: Copy) => fingerprint(copy.content) === print
    await Promise.all(earlier.filter(isSaved).map((copy) => removeCopy(copy.key)))
    return earlier.filter((copy) => !isSaved(copy))
  })

  useEffect(() => {
    if (isInitializing || owner === '') return
    // Where nothing can be stored, nothing was.
    readEarlier().then(setOffers, () => undefined)
  }, [isInitializing, owner, record])

  useEffect(() => {
    const act = () => touch(acts)
    const type = () => {
      acts.current = { last: Date.now(), typed: Date.now() }
      timer.current ??= setTimeout(flush, KEEP_AFTER_MS)
    }
    const leave = () => flush()
    const actions = ['click', 'keydown', 'drop', 'paste'] as const
    for (const action of actions) document.addEventListener(action, act, true)
    document.addEventListener('input', type, true)
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('pagehide', leave)
    return () => {
      for (const action of actions) document.removeEventListener(action, act, true)
      document.removeEventListener('input', type, true)
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('pagehide', leave)
      flush()
    }
  }, [])

  /** @throws when the server does not answer */
  const putBack = async (copy: Copy): Promise<void> => {
    const now: Content = form.getData()
    const docPreferences = await info.getDocPreferences()
    const { state } = await getFormState({
      id,
      collectionSlug,
      globalSlug,
      data: withWordsOf(now, copy.content),
      docPermissions: info.docPermissions,
      docPreferences,
      operation: id === undefined && globalSlug === undefined ? 'create' : 'update',
      renderAllFields: true,
      schemaPath: globalSlug ?? collectionSlug ?? '',
      skipValidation: true,
    })
    if (!state) throw new Error('The server does not answer. Try again later; your words stay on this device.')
    const written = unsaved.current()
    // What was written into the form before: it would be gone.
    if (written !== null) await keepCopy(changedNow({ ...copy, key: crypto.randomUUID(), content: asStored(written) }))
    form.replaceState(state)
    form.setModified(true)
    touch(acts)
    since.current = copy.since
    await keepCopy(changedNow({ ...copy, key }))
    await drop(copy)
  }

  const drop = async (copy: Copy): Promise<void> => {
    setOffers((before) => before.filter((offer) => offer.key !== copy.key))
    await removeCopy(copy.key)
  }

  const savesItself = docConfig !== undefined && hasAutosaveEnabled(docConfig)
  return {
    canSaveItself: savesItself && trouble === null && others.editor === null,
    drop,
    isKept,
    isModified,
    isUnsaved,
    offers,
    others,
    putBack,
    readSaved: () => readLastSave(form.getData()),
    retry: () => guard.retryNow(path),
    savesItself,
    trouble,
  }
}

const changedNow = (copy: Copy): Copy => ({ ...copy, changedAt: Date.now() })

function touch(acts: { readonly current: { last: number } }): void {
  acts.current.last = Date.now()
}

/** What can be stored of it: a form may hold what is not text, such as a file. */
const asStored = (content: Content): Content => JSON.parse(JSON.stringify(content)) as Content
