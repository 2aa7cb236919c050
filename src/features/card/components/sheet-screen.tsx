'use client'

import { Printer, Trash2 } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'

import { isEmptyCard } from '@/shared/card/card'
import { useCard } from '@/shared/card/use-card'
import { useSaved } from '@/shared/card/use-saved'
import { ButtonLink } from '@/ui/controls/button-link'
import { FormField } from '@/ui/controls/form-field'
import form from '@/ui/controls/form.module.css'
import ui from '@/ui/ui.module.css'

import { noteLabels } from '../model/card-labels'
import { BLOOD_GROUPS, MAX_GROUP, MAX_NOTE, parseSheetNotes, type SheetNotes } from '../model/sheet-notes'
import type { SheetTexts } from './printed-sheet'

const PrintedSheet = dynamic(() => import('./printed-sheet').then((sheet) => sheet.PrintedSheet), { ssr: false })

const SHAPES = [
  [false, 'A page, A4'],
  [true, 'A strip for the neck, cut out of a page'],
] as const

/** What is asked for the paper, and the paper as it will be printed. Nothing of it leaves the device. */
export function SheetScreen(texts: SheetTexts) {
  const { card } = useCard()
  const { value: notes, isStored, change } = useSaved('sheet', parseSheetNotes)
  const [isStrip, setStrip] = useState(false)
  if (card === null || notes === null) return null
  const set = (changed: Partial<SheetNotes>) => change((before) => ({ ...before, ...changed }))
  return (
    <div className="stack gap-5">
      <div className="stack gap-4 measure screen-only">
        {isEmptyCard(card) && (
          <p>
            <ButtonLink href="/card">Write your card first</ButtonLink>
          </p>
        )}
        {!isStored && <p role="status">This browser keeps nothing: what you write is lost when you leave the page.</p>}
        <FormField id="sheet-group" label={noteLabels.group.english} hint="Its name, or that of the company.">
          {(attributes) => (
            <input
              {...attributes}
              className={form.input}
              type="text"
              autoComplete="off"
              maxLength={MAX_GROUP}
              value={notes.group}
              onChange={({ target }) => set({ group: target.value })}
            />
          )}
        </FormField>
        <FormField id="sheet-blood" label={noteLabels.bloodGroup.english}>
          {(attributes) => (
            <select
              {...attributes}
              className={form.input}
              value={notes.bloodGroup ?? ''}
              onChange={({ target }) => set({ bloodGroup: BLOOD_GROUPS.find((one) => one === target.value) ?? null })}
            >
              <option value="">Not on the sheet</option>
              {BLOOD_GROUPS.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          )}
        </FormField>
        {(['illnesses', 'medicines'] as const).map((key) => (
          <FormField key={key} id={`sheet-${key}`} label={noteLabels[key].english} hint={HINTS[key]}>
            {(attributes) => (
              <textarea
                {...attributes}
                className={form.input}
                autoComplete="off"
                maxLength={MAX_NOTE}
                value={notes[key]}
                onChange={({ target }) => set({ [key]: target.value })}
              />
            )}
          </FormField>
        ))}
        <p className="soft">
          What you write here stays on this device. It is printed, and is in no link and no code. The code on the sheet
          brings up your card.
        </p>
        <fieldset className={form.fieldset}>
          <legend className={form.legend}>Print</legend>
          {SHAPES.map(([strip, label]) => (
            <label key={label} className={form.check}>
              <input type="radio" name="shape" checked={isStrip === strip} onChange={() => setStrip(strip)} />
              {label}
            </label>
          ))}
        </fieldset>
        <div className="cluster gap-2">
          <button type="button" className={`${ui.button} ${ui.primary}`} onClick={() => window.print()}>
            <Printer aria-hidden size={20} />
            Print
          </button>
          <button type="button" className={ui.button} onClick={() => change(() => parseSheetNotes(null))}>
            <Trash2 aria-hidden size={20} />
            Clear what I wrote here
          </button>
        </div>
      </div>
      <PrintedSheet {...texts} card={card} notes={notes} isStrip={isStrip} />
    </div>
  )
}

const HINTS = {
  illnesses: 'And what you are allergic to.',
  medicines: 'With the dose, as it stands on the box.',
} as const
