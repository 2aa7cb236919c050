import { openPage } from '@/browser/open-page'
import { mayHaveWaiting } from '@/browser/outbox-mark'
import { offlineCaches, SAVED_STATE } from '@/domain/offline/caches'
import { toast } from '@/shared/toasts/use-toast'
import { NETWORK_NOTE } from '@/ui/controls/network-note'

import { shouldReportLoss, unmarkGuide, wasGuideSaved } from './model/guide-mark'
import { reloadWhenLost } from './reload-when-lost'

/**
 * The work for offline use that a page does once it is idle, one time: starts the service worker, marks what needs a network,
 * sends the outbox now and whenever the network may be back, checks whether a saved guide is still there, begins to ask for
 * notices, which it keeps for when there is no network, and watches for files that are gone with their build.
 */
export function workWhenIdle(): void {
  startWorker()
  reloadWhenLost()
  followNetwork()
  sendWaiting()
  askForNotices()
  // Without the Cache API nothing was saved.
  reportLoss().catch(() => undefined)
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
  // A saved page is shown: there is no network, even if `navigator.onLine` says so.
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

/** Also at the start of a page: some browsers do no work while the guide is closed. */
function sendWaiting(): void {
  if (!mayHaveWaiting()) return
  import('@/shared/outbox/run-outbox').then(
    ({ runOutbox }) => runOutbox(),
    // The code could not be loaded; the next try loads it again.
    () => undefined,
  )
}

function askForNotices(): void {
  import('@/shared/notices/run-notices').then(
    (notices) => notices.askForNotices(),
    // The code could not be loaded; the next page loads it again.
    () => undefined,
  )
}

const storage = (): Storage => window.localStorage

/** A browser may delete the saved guide: when the phone is full, or when the guide was not opened for some time. */
async function reportLoss(): Promise<void> {
  // The settings page shows it already.
  if (!wasGuideSaved(storage) || location.pathname === '/settings') return
  if ((await caches.match(SAVED_STATE, { cacheName: offlineCaches.saved })) !== undefined) return
  // Saving is switched off on the server: the worker has removed it, and it cannot be saved again.
  if (await isSwitchedOff()) return unmarkGuide(storage)
  if (!shouldReportLoss(storage, Date.now())) return
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
