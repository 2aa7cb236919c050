'use client'

import { useEffect } from 'react'

import { whenAtRest } from '@/browser/when-at-rest'

/**
 * Lays out what a long article has left out at its start (article.module.css), part after part while nothing else is to be
 * done: the page is then as high as it is, and Back leads to the line that was left. Once a visit; later articles are whole.
 */
export function LayOutLater() {
  useEffect(() => whenAtRest(layOutNext), [])
  return null
}

/** Browsers without `requestIdleCallback` keep no line in its place either, and have left out nothing. */
function layOutNext(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(PARTS)]
  const part = parts.find(({ style }) => style.contentVisibility === '')
  if (part === undefined) document.documentElement.dataset.laidOut = ''
  else {
    part.style.contentVisibility = 'visible'
    if ('requestIdleCallback' in window) requestIdleCallback(layOutNext)
  }
}

/** Those of article.module.css. */
const PARTS = ['article > div', 'article > div > div > ol > li']
  .map((parent) => `${parent} > :is(figure, ul, ol, [role="note"])`)
  .join()
