'use client'

import { useEffect } from 'react'

import { readStored, SAVED_VERSION, subscribeToStored, writeStored } from '@/browser/stored-values'

import { tickKey, parseTicks, withTick } from '../model/ticks'

/**
 * Saves what is ticked in the checklists of an article on the device. The boxes are part of the page and work without it.
 * `slug` is the article's.
 */
export function SaveTicks({ slug }: { readonly slug: string }) {
  useEffect(
    function saveTicks() {
      const show = () => {
        const ticks = parseTicks(readStored(storage, 'ticks'))
        for (const box of boxes()) box.checked = ticks.includes(getTickKey(slug, box))
      }
      const save = (box: HTMLInputElement) => {
        const ticks = withTick(parseTicks(readStored(storage, 'ticks')), getTickKey(slug, box), box.checked)
        writeStored(storage, 'ticks', { version: SAVED_VERSION, ticks })
      }
      const onChange = ({ target }: Event) => {
        if (target instanceof HTMLInputElement && target.matches(BOX)) save(target)
      }
      // A quick reader has ticked before scripts ran.
      for (const box of boxes()) if (box.checked) save(box)
      show()
      document.addEventListener('change', onChange)
      const stop = subscribeToStored(window, show)
      return function stopSaving() {
        document.removeEventListener('change', onChange)
        stop()
      }
    },
    [slug],
  )

  return null
}

const BOX = 'fieldset[data-checklist] input[type="checkbox"]'

const storage = () => window.localStorage

const boxes = () => document.querySelectorAll<HTMLInputElement>(BOX)

/** Made of the words of the line, so that a line added between others does not move the ticks. */
const getTickKey = (slug: string, box: HTMLInputElement): string =>
  tickKey(box.closest('fieldset')?.dataset.ticksOf ?? slug, box.closest('label')?.querySelector('b')?.textContent ?? '')
