'use client'

import { ServerFunctionsContext, useAuth, useConfig, useServerFunctions } from '@payloadcms/ui'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'

import { SaveGuard } from './unsaved/guard-saves'

/** What others did to a record while its form is open. */
export type Others = {
  /** Who has taken it over. */
  readonly editor: string | null
  /** Somebody has saved it: a save from here will be refused. */
  readonly haveSaved: boolean
}

const NOBODY: Others = { editor: null, haveSaved: false }

type Unsaved = { readonly guard: SaveGuard; readonly others: ReadonlyMap<string, Others> }

const UnsavedContext = createContext<Unsaved | null>(null)

export function useUnsaved(record: string): { readonly guard: SaveGuard; readonly others: Others } {
  const unsaved = use(UnsavedContext)
  if (unsaved === null) throw new Error('The provider of the admin is missing.')
  return { guard: unsaved.guard, others: unsaved.others.get(record) ?? NOBODY }
}

type RecordOf = {
  readonly collectionSlug?: string | undefined
  readonly globalSlug?: string | undefined
  readonly id?: number | string | undefined
}

/** `guide-articles/5`, `globals/home`, `locations/new`. */
export const nameRecord = ({ collectionSlug, globalSlug, id }: RecordOf): string =>
  globalSlug === undefined ? `${collectionSlug ?? ''}/${id ?? 'new'}` : `globals/${globalSlug}`

/**
 * Watches over what is written in the admin: its calls get a limit and its automatic saves are tried again. The form of the
 * CMS puts a dialog in front of the writer when somebody takes the record over or has saved it, and whatever is typed next
 * goes to the first button of that dialog. The answers that open it are told here instead, and the form shows them.
 */
export function UnsavedProvider({ children }: { readonly children: ReactNode }) {
  const { config } = useConfig()
  const { user } = useAuth()
  const functions = useServerFunctions()
  const [guard] = useState(() => new SaveGuard(config.routes.api))
  const [others, setOthers] = useState<ReadonlyMap<string, Others>>(new Map())
  useEffect(() => guard.install(), [guard])

  const userId = user?.id
  const quiet = useMemo(() => {
    const getFormState: typeof functions.getFormState = async (args) => {
      const answer = await functions.getFormState(args)
      // `null` without a connection.
      const { lockedState, staleDataState, ...rest } = answer
      if (lockedState === undefined && staleDataState === undefined) return answer
      const holder = lockedState?.user
      // Only their number, where the writer may not read who they are.
      const holderId = typeof holder === 'object' ? holder.id : holder
      const isOther = holder != null && holderId !== userId
      setOthers((before) => {
        const record = nameRecord(args)
        const known = before.get(record) ?? NOBODY
        const next = {
          editor: isOther ? nameOf(holder) : lockedState === undefined ? known.editor : null,
          haveSaved: known.haveSaved || staleDataState?.isStale === true,
        }
        const isNews = next.editor !== known.editor || next.haveSaved !== known.haveSaved
        return isNews ? new Map(before).set(record, next) : before
      })
      return { ...rest, ...(isOther ? {} : { lockedState }) } as typeof answer
    }
    return { ...functions, getFormState }
  }, [functions, userId])

  return (
    <ServerFunctionsContext value={quiet}>
      <UnsavedContext value={useMemo(() => ({ guard, others }), [guard, others])}>{children}</UnsavedContext>
    </ServerFunctionsContext>
  )
}

const nameOf = (user: number | object | string): string =>
  typeof user === 'object' && 'name' in user && typeof user.name === 'string' && user.name !== ''
    ? user.name
    : 'Somebody'
