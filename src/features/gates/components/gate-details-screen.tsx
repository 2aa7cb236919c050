import { Navigation } from 'lucide-react'

import { ButtonLink, ExternalButton } from '@/ui/button-link'
import { Arabic } from '@/ui/arabic'
import { PageHeading } from '@/ui/page-heading'
import { gateDirections } from '@/lib/directions'
import { mosqueHref } from '@/lib/gate-links'
import { mosqueById } from '@/lib/mosques'
import type { Gate } from '@/contracts/content'

import { confidenceText, coordinatesText, descriptionParts } from '../model/gate-facts'

import { AccessList } from './access-list'
import { GateBadges } from './gate-badges'
import styles from './gate-details-screen.module.css'
import { GateNotice } from './gate-notice'
import { GatePlate } from './gate-plate'
import { GateSources } from './gate-sources'

/** Everything the guide knows of a gate (spec §2, Details), how sure it is, and where that comes from. */
export function GateDetailsScreen({ gate }: { gate: Gate }) {
  const mosque = mosqueById(gate.mosqueId)
  const coordinates = coordinatesText(gate)
  const description = descriptionParts(gate)
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
        {description.length === 0 ? (
          <p>No description available.</p>
        ) : (
          description.map((part) => <p key={part}>{part}</p>)
        )}
      </section>
      <section aria-labelledby="access" className={styles.section}>
        <h2 id="access">Access</h2>
        <AccessList gate={gate} />
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
