import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

import { WAIT_MS } from './time-limits'

// The library waits for one second, which a busy machine needs for a part that is fetched.
configure({ asyncUtilTimeout: WAIT_MS })

// Without vitest's globals the library does not take away by itself what a test has put into the document.
afterEach(cleanup)

/*
 * What jsdom does not have because it has no layout, as far as a component must be able to call it. What it is for is proved in
 * the browser.
 */
Element.prototype.scrollIntoView = () => undefined
Element.prototype.setPointerCapture = () => undefined

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.show = function show() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return
  this.open = false
  // Late, as a browser does it.
  queueMicrotask(() => this.dispatchEvent(new Event('close')))
}

window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })

/** Nothing is ever in view. */
window.IntersectionObserver = class implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  readonly observe = () => undefined
  readonly unobserve = () => undefined
  readonly disconnect = () => undefined
  readonly takeRecords = () => []
}
