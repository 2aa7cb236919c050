'use client'

import { LocateFixed, Trash2 } from 'lucide-react'

import { type Card, MAX_HOLDER, MAX_PHONE, MAX_SPOT_NAME, type Spot, withSpot } from '@/shared/card/card'
import { positionNote } from '@/shared/position/model/position-note'
import { exactCoordinates } from '@/shared/position/model/user-position'
import { usePosition } from '@/shared/position/use-position'
import { FormField } from '@/ui/controls/form-field'
import form from '@/ui/controls/form.module.css'
import { ButtonLink } from '@/ui/controls/button-link'
import ui from '@/ui/ui.module.css'

import { spotLabels } from '../model/card-labels'
import styles from './card.module.css'

type Props = { readonly card: Card; readonly onChange: (next: (card: Card) => Card) => void }

/** Saved at each letter: in a crowd there is no time to press a button. */
export function CardForm({ card, onChange }: Props) {
  return (
    <div className="stack gap-4">
      <FormField id="card-holder" label="My name">
        {(attributes) => (
          <input
            {...attributes}
            className={form.input}
            type="text"
            autoComplete="name"
            maxLength={MAX_HOLDER}
            value={card.holder}
            onChange={({ target }) => onChange((before) => ({ ...before, holder: target.value }))}
          />
        )}
      </FormField>
      <FormField
        id="card-phone"
        label="Phone number to call"
        hint="Of your group leader or family, with its country code."
      >
        {(attributes) => (
          <input
            {...attributes}
            className={form.input}
            type="tel"
            autoComplete="off"
            maxLength={MAX_PHONE}
            value={card.phone}
            onChange={({ target }) => onChange((before) => ({ ...before, phone: target.value }))}
          />
        )}
      </FormField>
      <SpotFields
        spotKey="hotel"
        spot={card.hotel}
        hint="Its name as it stands over the door. Or open the hotel in Places and press 'This is my hotel'."
        onChange={onChange}
      />
      <SpotFields
        spotKey="meeting"
        spot={card.meeting}
        hint="A place that everybody finds: a gate number, a clock, a shop."
        onChange={onChange}
      />
      <GateField gate={card.gate} onChange={onChange} />
    </div>
  )
}

type SpotProps = {
  readonly spotKey: 'hotel' | 'meeting'
  readonly spot: Spot | null
  readonly hint: string
  readonly onChange: Props['onChange']
}

/** A name, and the position one stands at when one is there. */
function SpotFields({ spotKey, spot, hint, onChange }: SpotProps) {
  const { position, locate } = usePosition()
  const here = exactCoordinates(position)
  const note = positionNote(position)
  const { label } = spotLabels[spotKey]
  const set = (change: Partial<Spot>) =>
    onChange((before) => withSpot(before, spotKey, { ...(before[spotKey] ?? NOWHERE), ...change }))
  return (
    <div className={styles.spot}>
      <FormField id={`card-${spotKey}`} label={label} hint={hint}>
        {(attributes) => (
          <input
            {...attributes}
            className={form.input}
            type="text"
            autoComplete="off"
            maxLength={MAX_SPOT_NAME}
            value={spot?.name ?? ''}
            // The Arabic name belonged to what was written there before.
            onChange={({ target }) => set({ name: target.value, arabicName: null })}
          />
        )}
      </FormField>
      <div className={styles.buttons}>
        {here === null ? (
          <button type="button" className={ui.button} onClick={locate}>
            <LocateFixed aria-hidden size={20} />
            Find my position
          </button>
        ) : (
          <button type="button" className={ui.button} onClick={() => set({ position: here })}>
            <LocateFixed aria-hidden size={20} />I am there now
            <span className="visually-hidden">: {label}</span>
          </button>
        )}
        {spot !== null && spot.position !== null && (
          <button type="button" className={ui.button} onClick={() => set({ position: null })}>
            Forget the position
            <span className="visually-hidden">: {label}</span>
          </button>
        )}
      </div>
      <p role="status" className={styles.hint}>
        {spot?.position != null ? 'Its position is on the card.' : note}
      </p>
    </div>
  )
}

function GateField({ gate, onChange }: { readonly gate: Spot | null; readonly onChange: Props['onChange'] }) {
  const { label } = spotLabels.gate
  return (
    <div className={styles.spot}>
      <h3 className={styles.label}>{label}</h3>
      <p className={styles.hint}>
        {gate === null
          ? 'Open the gate by its number and press ‘I entered here’.'
          : 'The number stands above the door. Inside, follow the signs with this number.'}
      </p>
      <div className={styles.buttons}>
        <ButtonLink href="/places/gates">{gate === null ? 'Find the gate' : 'Another gate'}</ButtonLink>
        {gate !== null && (
          <button
            type="button"
            className={ui.button}
            onClick={() => onChange((before) => withSpot(before, 'gate', null))}
          >
            <Trash2 aria-hidden size={20} />
            Forget {gate.name}
          </button>
        )}
      </div>
    </div>
  )
}

const NOWHERE: Spot = { name: '', arabicName: null, position: null }
