type Device = { readonly userAgent: string; readonly touchPoints: number; readonly isInstalled: boolean }

export type InstallWay = 'ios-safari' | 'safari' | 'android'

/** How to add the guide to the home screen of a device; `null` where it is there already, or no way is known. */
export function installWay({ userAgent, touchPoints, isInstalled }: Device): InstallWay | null {
  if (isInstalled) return null
  if (userAgent.includes('Android')) return 'android'
  const isApple = /iPhone|iPad|iPod/.test(userAgent)
  // An iPad says it is a Mac, which has no touch screen.
  const isPad = userAgent.includes('Macintosh') && touchPoints > 1
  if (isApple || isPad) return 'ios-safari'
  return userAgent.includes('Macintosh') && /Version\/[\d.]+ Safari/.test(userAgent) ? 'safari' : null
}
