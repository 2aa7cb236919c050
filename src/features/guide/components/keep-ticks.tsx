'use client'

import { useEffect } from 'react'

import { readStored, SAVED_VERSION, subscribeToStored, writeStored } from '@/browser/stored-values'

import { tickKey, ticksFrom, withTick } from '../model/ticks'

/**
 * Keeps what is ticked in the checklists of an article on the device. The boxes are the page's own and work without this;
 * `slug` is the article's.
 */
export function KeepTicks({ slug }: { readonly slug: string }) {
  useEffect(
    function keepTicks() {
      const show = () => {
        const ticks = ticksFrom(readStored(storage, 'ticks'))
        for (const box of boxes()) box.checked = ticks.includes(keyOf(slug, box))
      }
      const keep = (box: HTMLInputElement) => {
        const ticks = withTick(ticksFrom(readStored(storage, 'ticks')), keyOf(slug, box), box.checked)
        writeStored(storage, 'ticks', { version: SAVED_VERSION, ticks })
      }
      const onChange = ({ target }: Event) => {
        if (target instanceof HTMLInputElement && target.matches(BOX)) keep(target)
      }
      // A quick reader has ticked before scripts ran.
      for (const box of boxes()) if (box.checked) keep(box)
      show()
      document.addEventListener('change', onChange)
      const stop = subscribeToStored(window, show)
      return function stopKeeping() {
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

/** By its words: an editor who puts a line between others must not move the ticks. A list can be of a part of the article. */
const keyOf = (slug: string, box: HTMLInputElement): string =>
  tickKey(box.closest('fieldset')?.dataset.ticksOf ?? slug, box.closest('label')?.querySelector('b')?.textContent ?? '')
