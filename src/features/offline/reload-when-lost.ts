import { noteReload, readReloadedBuilds } from '@/browser/reloaded-builds'
import { type BuildFiles, BUILD_FILES_PATH } from '@/domain/offline/build-files'

import { isBuildFile, shouldReload } from './model/lost-file'

const session = (): Storage => window.sessionStorage

/** Where a reader may have written something. */
const FIELDS = 'textarea,input:not([type=checkbox],[type=radio],[type=hidden],[type=submit],[type=button])'

/** In the emergency sheet: it is not taken away from under a thumb. */
const CALLING = 'dialog[open] a[href^="tel:"]'

/**
 * Loads the page anew, once for each build of the server, when a script or a style it asks for is gone with its build. Whoever
 * asked for it goes without meanwhile, as without a network. Without one, and where the browser stores nothing, the page stays.
 */
export function reloadWhenLost(reload = () => location.reload()): void {
  let isAsking = false
  const onLoss = (address: string) => {
    if (isAsking || !isBuildFile(address, location.origin)) return
    isAsking = true
    reloadOnce(address, reload)
      // There is no network: the file is not gone for that.
      .catch(() => undefined)
      .finally(() => {
        isAsking = false
      })
  }
  // The error of an element does not bubble; every part that is fetched later comes by an element.
  window.addEventListener('error', ({ target }) => onLoss(readAddress(target)), true)
  if (!('PerformanceObserver' in window)) return
  // What was lost before this code was there, and scripts of workers. Safari does not say with which status they came.
  new PerformanceObserver((list) => {
    for (const { name, initiatorType, responseStatus } of list.getEntries() as PerformanceResourceTiming[])
      if (responseStatus === 404 && initiatorType !== 'fetch') onLoss(name)
  }).observe({ type: 'resource', buffered: true })
}

const readAddress = (target: EventTarget | null): string =>
  target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : ''

async function reloadOnce(address: string, reload: () => void): Promise<void> {
  const options = { cache: 'no-store' } as const
  const [file, files] = await Promise.all([
    fetch(address, { ...options, method: 'HEAD' }),
    fetch(BUILD_FILES_PATH, options),
  ])
  const { build } = (await files.json()) as Partial<BuildFiles>
  const isDue = shouldReload({
    status: file.status,
    build: build ?? null,
    reloadedFor: readReloadedBuilds(session),
    texts: Array.from(document.querySelectorAll<HTMLInputElement>(FIELDS), ({ value }) => value),
    kept: [...Object.values<string>(localStorage), ...new URLSearchParams(location.search).values()],
    isCalling: document.querySelector(CALLING) !== null,
  })
  if (isDue && build !== undefined && noteReload(session, build)) reload()
}
