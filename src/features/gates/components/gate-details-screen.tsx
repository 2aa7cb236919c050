import { Check, CircleHelp, Navigation, X } from 'lucide-react'

import { ButtonLink, ExternalButton } from '@/components/ui/button-link'
import { Arabic } from '@/components/ui/arabic'
import { PageHeading } from '@/components/ui/page-heading'
import { gateDirections } from '@/lib/directions'
import { mosqueHref } from '@/lib/gate-links'
import { mosqueById } from '@/lib/mosques'
import type { Gate } from '@/server/content/gates'

import { type AccessFact, accessFacts, confidenceText, coordinatesText } from '../model/gate-facts'

import { GateBadges } from './gate-badges'
import styles from './gate-details-screen.module.css'
import { GateNotice } from './gate-notice'
import { GatePlate } from './gate-plate'
import { GateSources } from './gate-sources'

/** Everything the guide knows of a gate (spec §2, Details), how sure it is, and where that comes from. */
export function GateDetailsScreen({ gate }: { gate: Gate }) {
  const mosque = mosqueById(gate.mosqueId)
  const coordinates = coordinatesText(gate)
  const access = accessFacts(gate)
  const text = [gate.description, gate.notes].filter((part) => part !== null)
  return (
    <div data-city={mosque?.city} className={styles.screen}>
      <PageHeading
        title={gate.name}
        lead={mosque?.name}
        back={mosque ? { href: mosqueHref('/gates', mosque.key), label: 'Back to the gates' } : undefined}
      />
      <div className={styles.sign}>
        <GatePlate gateNumber={gate.gateNumber} />
        <div>
          {gate.arabicName !== null && (
            <p className={styles.arabic}>
              <Arabic>{gate.arabicName}</Arabic>
            </p>
          )}
          <GateBadges gate={gate} />
        </div>
      </div>
      <p>
        <ExternalButton href={gateDirections(gate)} isPrimary>
          <Navigation aria-hidden size={20} />
          Get Directions
        </ExternalButton>
      </p>
      {coordinates === null && <p>The position of this gate is not known: directions lead to the mosque.</p>}
      <section aria-labelledby="description" className={styles.section}>
        <h2 id="description">Description</h2>
        {text.length === 0 ? <p>No description available.</p> : text.map((part) => <p key={part}>{part}</p>)}
      </section>
      <section aria-labelledby="access" className={styles.section}>
        <h2 id="access">Access</h2>
        <ul className={styles.access}>
          {access.map((fact) => (
            <li key={fact.text} className={styles.fact}>
              <AccessIcon fact={fact} />
              <span>{fact.text}</span>
              {!fact.isConfirmed && <b className={styles.unknown}>not confirmed</b>}
            </li>
          ))}
        </ul>
        {access.some(({ isConfirmed }) => !isConfirmed) && (
          <p className={styles.soft}>
            “Not confirmed” means that no source says so, neither yes nor no. Look at the sign at the gate.
          </p>
        )}
      </section>
      <section aria-labelledby="position" className={styles.section}>
        <h2 id="position">Coordinates</h2>
        <p className={styles.coordinates}>{coordinates ?? 'Not known.'}</p>
      </section>
      <section aria-labelledby="sure" className={styles.section}>
        <h2 id="sure">How sure we are</h2>
        <p>{gate.confidence ? confidenceText[gate.confidence] : 'Not rated yet.'}</p>
        <GateSources source={gate.source} />
      </section>
      <GateNotice checkedOn={gate.checkedOn} />
      {mosque && (
        <nav aria-label="More gates" className={styles.more}>
          <ButtonLink href={mosqueHref('/places/gates', mosque.key)}>Search all gates</ButtonLink>
          <ButtonLink href={mosqueHref('/gates-map', mosque.key)}>Map View</ButtonLink>
        </nav>
      )}
    </div>
  )
}

function AccessIcon({ fact }: { fact: AccessFact }) {
  const Icon = !fact.isConfirmed ? CircleHelp : fact.isYes ? Check : X
  return <Icon aria-hidden size={22} className={fact.isConfirmed ? styles.known : styles.open} />
}
