const systemIsDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)')

/**
 * What the page shows, not what is stored: a browser that blocks storage still shows what was chosen. Without a choice the
 * device decides. The guide and the CMS both write the choice on the document.
 */
export function isPageDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme === 'dark' || (theme !== 'light' && systemIsDark().matches)
}

/** Calls back whenever the theme may have changed. Returns a function that stops it. */
export function onThemeChange(change: () => void): () => void {
  const dark = systemIsDark()
  const observer = new MutationObserver(change)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  dark.addEventListener('change', change)
  return function stop() {
    observer.disconnect()
    dark.removeEventListener('change', change)
  }
}
