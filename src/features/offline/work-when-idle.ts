import { mayHaveWaiting } from '@/browser/outbox-mark'
import { offlineCaches, SAVED_STATE } from '@/domain/offline/caches'
import { toast } from '@/shared/toasts/use-toast'
import { NETWORK_NOTE } from '@/ui/controls/network-note'

import { isTimeToTell, unmarkGuide, wasGuideSaved } from './model/guide-mark'

/**
 * What a page does about the network once it is at rest: starts the service worker, says what needs a network, sends what
 * waits now and with each sign of one, and looks whether a saved guide is still there. Once for a page.
 */
export function workWhenIdle(): void {
  startWorker()
  followNetwork()
  sendWaiting()
  // Without caches nothing was saved here.
  tellOfLoss().catch(() => undefined)
}

function followNetwork(): void {
  say()
  for (const sign of ['online', 'offline']) window.addEventListener(sign, say)
  window.addEventListener('online', sendWaiting)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sendWaiting()
  })
}

/** On the document, for styles/base.css, and in the note that labelled links refer to. */
function say(): void {
  const isOffline = !navigator.onLine
  document.documentElement.toggleAttribute('data-offline', isOffline)
  const note = document.getElementById(NETWORK_NOTE)
  // A page from the device says so itself, whatever the browser thinks of its network.
  const isAway = isOffline || document.querySelector('main[data-saved]') !== null
  if (note !== null) note.textContent = isAway ? 'needs a network' : ''
}

function startWorker(): void {
  // Not there in private windows of some browsers, and without TLS.
  const { serviceWorker } = navigator as Partial<Navigator>
  serviceWorker
    ?.register('/sw.js')
    .then(() => serviceWorker.ready)
    .then(({ active }) => active?.postMessage('first-wave'))
    // Without it the guide is read as before.
    .catch(() => undefined)
}

/** Also on a system whose browsers do nothing while the guide is closed: then it is the next start that sends. */
function sendWaiting(): void {
  if (!mayHaveWaiting()) return
  import('@/shared/outbox/run-outbox').then(
    ({ runOutbox }) => runOutbox(),
    // The code itself needs a network or a copy; the next sign of one tries again.
    () => undefined,
  )
}

const storage = (): Storage => window.localStorage

/** A browser may take away what it holds: when the phone is full, or when a site was not opened for a time. */
async function tellOfLoss(): Promise<void> {
  // There it stands already.
  if (!wasGuideSaved(storage) || location.pathname === '/settings') return
  if ((await caches.match(SAVED_STATE, { cacheName: offlineCaches.saved })) !== undefined) return
  // Where it was switched off for everybody it was no browser, and cannot be saved again.
  if (await isSwitchedOff()) return unmarkGuide(storage)
  if (!isTimeToTell(storage, Date.now())) return
  toast({
    title: 'The saved guide is gone from this device',
    description: 'The browser has deleted it. Without a network only pages you visit now will open.',
    action: { label: 'Save it again', onSelect: () => openPage('/settings#offline') },
    duration: Infinity,
  })
}

const isSwitchedOff = (): Promise<boolean> =>
  fetch('/api/offline-pack', { method: 'HEAD' }).then(
    ({ status }) => status === 404,
    () => false,
  )

/** As a page, which the device can answer where the framework's part of it needs a network. */
function openPage(path: string): void {
  location.assign(path)
}
