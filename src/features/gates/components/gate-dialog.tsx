'use client'

import { Navigation } from 'lucide-react'

import { Arabic } from '@/ui/text/mixed-text'
import { ExternalButton } from '@/ui/controls/button-link'
import { CheckedOn } from '@/ui/text/checked-on'
import { Dialog } from '@/ui/overlays/dialog'
import Link from '@/ui/controls/link'
import { ThingChip } from '@/shared/notices/components/thing-chip'
import { ThingNotices } from '@/shared/notices/components/thing-notices'
import { INDOOR_POSITION_NOTE } from '@/shared/position/model/position-note'
import { gateDirections } from '@/domain/gates/gate-directions'
import { isWalkable } from '@/domain/streets/street-areas'
import { WalkLink } from '@/shared/walk/walk-link'
import { gateHref } from '@/domain/gates/gate-links'
import { mosqueById } from '@/domain/gates/mosques'

import { coordinatesText, descriptionParts } from '../model/gate-facts'
import type { ListedGate } from '../model/gate'

import { AccessList } from './access-list'
import { GateBadges, GatePlate } from './gate-sign'
import styles from './gate-dialog.module.css'

/** Spec §2, the Details dialog: what the page of the gate says, without its sources. */
export function GateDialog({ gate, onClose }: { gate: ListedGate; onClose: () => void }) {
  const mosque = mosqueById(gate.mosqueId)
  const coordinates = coordinatesText(gate)
  const description = descriptionParts(gate)
  return (
    <Dialog
      title={gate.name}
      city={mosque?.city}
      onClose={onClose}
      actions={
        <div className={styles.ways}>
          <ExternalButton href={gateDirections(gate)} isPrimary>
            <Navigation aria-hidden size={20} />
            Get Directions
          </ExternalButton>
          {isWalkable(gate) && <WalkLink to={{ kind: 'gate', id: gate.id }} name={gate.name} />}
        </div>
      }
    >
      <div className={styles.sign}>
        <GatePlate gateNumber={gate.gateNumber} />
        <div className={styles.names}>
          {gate.arabicName !== null && (
            <p className={styles.arabic}>
              <Arabic>{gate.arabicName}</Arabic>
            </p>
          )}
          {mosque && <p>{mosque.name}</p>}
          <GateBadges gate={gate} />
          <ThingChip kind="gate" id={gate.id} />
        </div>
      </div>
      <ThingNotices kind="gate" id={gate.id} />
      <section className={styles.section}>
        <h3 className="heading">Description</h3>
        {description.length === 0 ? (
          <p>No description available.</p>
        ) : (
          description.map((part) => <p key={part}>{part}</p>)
        )}
      </section>
      <section className={styles.section}>
        <h3 className="heading">Access</h3>
        <AccessList gate={gate} />
      </section>
      <section className={styles.section}>
        <h3 className="heading">Coordinates</h3>
        <p className="digits">{coordinates ?? 'Not known: directions lead to the mosque.'}</p>
        <p className={styles.soft}>{INDOOR_POSITION_NOTE}</p>
      </section>
      <CheckedOn date={gate.checkedOn} />
      <p>
        <Link href={gateHref(gate)} className="inline target">
          Sources, and a page to share
        </Link>
      </p>
    </Dialog>
  )
}
