'use client'

import { DoorOpen, Link2Off, MapPin } from 'lucide-react'
import { useDeferredValue, useState } from 'react'

import { MixedText } from '@/ui/text/mixed-text'
import { FormField } from '@/ui/controls/form-field'
import forms from '@/ui/controls/form.module.css'
import ui from '@/ui/ui.module.css'
import type { City } from '@/domain/places/cities'

import type { findTargets } from '../model/find-targets'
import type { StepLink } from '../model/path-form'
import styles from './forms.module.css'

type Props = {
  readonly link: StepLink | null
  readonly city: City
  readonly onLink: (link: StepLink | null) => void
}

type Targets = Parameters<typeof findTargets>[1]
type Loaded =
  | { readonly kind: 'none' | 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly find: typeof findTargets; readonly targets: Omit<Targets, 'city'> }

/** Links a step to a gate or place of the guide, searched by name or number. Nothing is fetched before the field is used. */
export function StepLinkField({ link, city, onLink }: Props) {
  const [text, setText] = useState('')
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'none' })
  const query = useDeferredValue(text)

  const load = () => {
    if (loaded.kind === 'loading' || loaded.kind === 'ready') return
    setLoaded({ kind: 'loading' })
    import('../model/find-targets')
      .then(async ({ findTargets: find, loadTargets }) =>
        setLoaded({ kind: 'ready', find, targets: await loadTargets() }),
      )
      .catch(() => setLoaded({ kind: 'failed' }))
  }
  const choose = (target: StepLink) => {
    onLink(target)
    setText('')
  }

  if (link !== null) {
    const Icon = link.kind === 'gate' ? DoorOpen : MapPin
    return (
      <div className={styles.linked}>
        <p>
          <Icon aria-hidden size={20} /> Leads to{' '}
          <strong>
            <MixedText>{link.name}</MixedText>
          </strong>
        </p>
        <button type="button" className={ui.button} onClick={() => onLink(null)}>
          <Link2Off aria-hidden size={20} />
          Remove link
        </button>
      </div>
    )
  }
  const results = loaded.kind === 'ready' ? loaded.find(query, { ...loaded.targets, city }) : []
  return (
    <div className="grid gap-4">
      <FormField
        id="step-link"
        label="Gate or place of the guide (optional)"
        hint={`Search in ${city} by name or gate number.`}
      >
        {(attributes) => (
          <input
            {...attributes}
            type="search"
            autoComplete="off"
            className={forms.input}
            value={text}
            onFocus={load}
            onChange={({ target }) => {
              setText(target.value)
              load()
            }}
            onKeyDown={(event) => {
              // Enter in a search does not add the step.
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
        )}
      </FormField>
      <p role="status" className="soft small">
        {formatStatus(loaded, query, results.length)}
      </p>
      {results.length > 0 && (
        <ul className="list grid gap-2 flush" aria-label="Gates and places found">
          {results.map(({ where, ...target }) => (
            <li key={`${target.kind}-${target.id}`}>
              <button type="button" className={styles.target} onClick={() => choose(target)}>
                {target.kind === 'gate' ? <DoorOpen aria-hidden size={20} /> : <MapPin aria-hidden size={20} />}
                <span>
                  <span className="block strong">
                    <MixedText>{target.name}</MixedText>
                  </span>
                  <span className="soft small">{where}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function formatStatus({ kind }: Loaded, text: string, count: number): string {
  if (text.trim() === '') return ''
  if (kind === 'failed') return 'Gates and places could not be loaded. Your step can do without a link.'
  if (kind !== 'ready') return 'Loading gates and places…'
  return count === 0 ? 'Nothing found.' : `${count} found.`
}
