/** With what TypeScript's DOM types lack, and without what a browser's settings can take away. */
type Sender = Pick<Navigator, 'doNotTrack'> &
  Partial<Pick<Navigator, 'sendBeacon'>> & { readonly globalPrivacyControl?: boolean }

/**
 * Has something counted, nothing of the reader with it: sent also when the page is left, never again, the answer ignored.
 * Nothing is sent for readers who ask not to be counted (Do Not Track and Global Privacy Control).
 */
export function sendCount(path: string, body: object): void {
  const sender: Sender = navigator
  if (sender.doNotTrack === '1' || sender.globalPrivacyControl === true) return
  sender.sendBeacon?.(path, new Blob([JSON.stringify(body)], { type: 'application/json' }))
}
