'use client'

import { useState } from 'react'

import { ButtonLink, ExternalButton } from './controls/button-link'
import { ChipRow } from './controls/chip-row'
import { FormField } from './controls/form-field'
import form from './controls/form.module.css'
import Link from './controls/link'
import { QrCode } from './controls/qr-code'
import { Dialog } from './overlays/dialog'
import { Badge } from './text/badge'
import { CheckedOn } from './text/checked-on'
import { EmptyState } from './text/empty-state'
import { FoldedNote } from './text/folded-note'
import { MixedText } from './text/mixed-text'
import { PageHeading } from './text/page-heading'
import { SourceText } from './text/source-text'
import ui from './ui.module.css'

const SPACES = ['--space-1', '--space-2', '--space-3', '--space-4', '--space-5', '--space-6', '--space-7']
const SIZES = ['--text-tiny', '--text-small', '--text-1', '--text-2', '--text-3', '--text-4']
const COLOURS = [
  '--paper',
  '--surface',
  '--tint',
  '--line',
  '--line-strong',
  '--ink',
  '--ink-soft',
  '--accent',
  '--danger',
]
const SURFACES = ['card', 'control', 'pill', 'card raised', 'tinted rounded', 'filled rounded-small']
const TEXTS = ['heading', 'strong', 'soft small', 'warning', 'accent', 'text-3']

/** What the guide is put together from, in the theme and the size of text that its frame sets (`KitFrames`). */
export const KitParts = () => (
  <div className="grid gap-4">
    <PageHeading title="The kit" lead="Parts of readers’ pages, and the tokens they are made of." />
    <Tokens />
    <Classes />
    <Components />
  </div>
)

/** How each part is shown. Themes and sizes are those of a whole page, so each has a frame. */
const LOOKS = [
  { label: 'Light', theme: 'light', fontSize: '100%' },
  { label: 'Dark', theme: 'dark', fontSize: '100%' },
  { label: 'Light, text at 200 %', theme: 'light', fontSize: '200%' },
  { label: 'Dark, text at 200 %', theme: 'dark', fontSize: '200%' },
] as const

/** The page for whoever changes one of the parts: all of them at once, in both themes and at twice the size. */
export function KitFrames({ parts }: { readonly parts: string }) {
  return (
    <div className="cluster gap-4">
      {LOOKS.map(({ label, theme, fontSize }) => (
        <iframe
          key={label}
          title={label}
          src={parts}
          width={360}
          height={2400}
          onLoad={({ currentTarget: { contentDocument } }) => {
            if (contentDocument === null) return
            contentDocument.documentElement.dataset.theme = theme
            contentDocument.documentElement.style.fontSize = fontSize
          }}
        />
      ))}
    </div>
  )
}

const Tokens = () => (
  <>
    <ul className="list cluster gap-3 start">
      {COLOURS.map((token) => (
        <li key={token} className="grid gap-1 small">
          <span className="card square" style={{ background: `var(${token})` }} />
          {token}
        </li>
      ))}
    </ul>
    <ul className="list grid gap-1">
      {SPACES.map((token) => (
        <li key={token} className="flex middle gap-2 small">
          <span className="filled" style={{ width: `var(${token})`, height: 12 }} />
          {token}
        </li>
      ))}
    </ul>
    <ul className="list grid gap-1">
      {SIZES.map((token) => (
        <li key={token} style={{ fontSize: `var(${token})` }}>
          {token}: Masjid al-Haram
        </li>
      ))}
    </ul>
  </>
)

const Classes = () => (
  <ul className="list cluster gap-3">
    {[...SURFACES, ...TEXTS].map((names) => (
      <li key={names} className={`${names} pad-line`}>
        {names}
      </li>
    ))}
  </ul>
)

function Components() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className="cluster gap-2">
        <ButtonLink href="/map">Open the map</ButtonLink>
        <ButtonLink href="/map" isPrimary>
          Open the map
        </ButtonLink>
        <ExternalButton href="https://www.openstreetmap.org">Another site</ExternalButton>
        <button type="button" className={ui.button} onClick={() => setOpen(true)}>
          Open a dialog
        </button>
      </div>
      <ChipRow
        label="Chips"
        chips={['All', 'Holy Sites', 'Hotels'].map((label, index) => ({ label, href: '/map', isCurrent: index === 1 }))}
      />
      <FormField id="kit-name" label="Name of the place" isRequired hint="As it stands on its sign.">
        {(attributes) => <input {...attributes} className={form.input} type="text" />}
      </FormField>
      <FormField id="kit-phone" label="Phone" error="A phone number has at least seven digits.">
        {(attributes) => <input {...attributes} className={form.input} type="tel" defaultValue="12" />}
      </FormField>
      <p>
        <Badge>Holy site</Badge> <MixedText>Masjid al-Haram, المسجد الحرام</MixedText>
      </p>
      <p>
        A <Link href="/map">link in the guide</Link>, and a source:{' '}
        <SourceText parts={[{ text: 'OpenStreetMap', href: 'https://www.openstreetmap.org' }]} />
      </p>
      <QrCode text="Masjid al-Haram" label="A code" className="square" />
      <CheckedOn date="2026-11-20" />
      <FoldedNote label="A note" line="A warning in one line that opens.">
        What it says in full.
      </FoldedNote>
      <EmptyState title="Nothing found">Try another word.</EmptyState>
      {isOpen && (
        <Dialog title="A dialog" onClose={() => setOpen(false)}>
          <p>With a sentence.</p>
        </Dialog>
      )}
    </>
  )
}
