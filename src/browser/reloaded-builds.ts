import { parseJson } from '@/lib/text/parse-json'

import type { StorageAccess } from './stored-values'

const RELOADED_FOR = 'reloaded-for'

/** The builds of the server that this tab was loaded anew for, because a file of the build before was gone. Never throws. */
export function readReloadedBuilds(session: StorageAccess<'getItem'>): readonly string[] {
  try {
    const builds = parseJson(session().getItem(RELOADED_FOR) ?? '')
    return Array.isArray(builds) ? builds.filter((build) => typeof build === 'string') : []
  } catch {
    return []
  }
}

/** Notes one more. False when the browser refuses: then nothing would end a row of reloads. */
export function noteReload(session: StorageAccess<'getItem' | 'setItem'>, build: string): boolean {
  try {
    session().setItem(RELOADED_FOR, JSON.stringify([...readReloadedBuilds(session), build]))
    return true
  } catch {
    return false
  }
}

/** Deletes them. False when the browser refuses. */
export function deleteReloadedBuilds(session: StorageAccess<'removeItem'>): boolean {
  try {
    session().removeItem(RELOADED_FOR)
    return true
  } catch {
    return false
  }
}
