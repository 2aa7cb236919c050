'use client'

import { useLayoutEffect, useState, useSyncExternalStore } from 'react'

import { whenAtRest } from '@/browser/when-at-rest'

/**
 * Lays out what a long article has left out at its start (article.module.css), part after part while nothing else is to be
 * done: the page is then as high as it is, and Back leads to the line that was left. Once a visit: an article that is opened
 * from another page of the guide is whole, or it would be scrolled to a guess of where the part is that its address names.
 */
export function LayOutLater() {
  const isFirst = useSyncExternalStore(neverChanges, isOpened, isSent)
  const [isFirstPage] = useState(isFirst)
  // Before the framework scrolls.
  useLayoutEffect(() => {
    if (isFirstPage) return whenAtRest(layOutNext)
    markWhole()
    return undefined
  }, [isFirstPage])
  return null
}

const neverChanges = () => () => {}
const isOpened = () => false
/** While the page that the server sent is hydrated. */
const isSent = () => true

/** Browsers without `requestIdleCallback` keep no line in its place either, and have left out nothing. */
function layOutNext(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(PARTS)]
  const part = parts.find(({ style }) => style.contentVisibility === '')
  if (part === undefined) markWhole()
  else {
    part.style.contentVisibility = 'visible'
    if ('requestIdleCallback' in window) requestIdleCallback(layOutNext)
  }
}

function markWhole(): void {
  document.documentElement.dataset.laidOut = ''
}

/** Those of article.module.css. */
const PARTS = ['article > div', 'article > div > div > ol > li']
  .map((parent) => `${parent} > :is(figure, ul, ol, [role="note"])`)
  .join()
