import { Navigation } from 'lucide-react'

import type { GateDetails } from '@/contracts/content'
import { gateDirections } from '@/domain/gates/gate-directions'
import { mosqueHref } from '@/domain/gates/gate-links'
import { mosqueById } from '@/domain/gates/mosques'
import { AddToCard } from '@/shared/card/add-to-card'
import { ThingChip } from '@/shared/notices/components/thing-chip'
import { ThingNotices } from '@/shared/notices/components/thing-notices'
import { WalkLink } from '@/shared/walk/walk-link'
import { ShareActions } from '@/shared/share/share-actions'
import { Arabic } from '@/ui/text/mixed-text'
import { ButtonLink, ExternalButton } from '@/ui/controls/button-link'
import { PageHeading } from '@/ui/text/page-heading'
import { SourceText } from '@/ui/text/source-text'
import { isWalkable } from '@/domain/streets/street-areas'
import { sourceLines } from '@/lib/text/source-lines'

import { parseElevation } from '../model/elevation'
import { confidenceText, coordinatesText, descriptionParts } from '../model/gate-facts'

import { AccessList } from './access-list'
import { GateElevation } from './gate-elevation'
import { GateNotice } from './gate-notice'
import { GateBadges, GatePlate } from './gate-sign'
import styles from './gate-details-screen.module.css'

/** Everything the guide has about a gate (spec §2, Details), how sure it is, and where that comes from. */
export function GateDetailsScreen({ gate }: { gate: GateDetails }) {
  const mosque = mosqueById(gate.mosqueId)
  const coordinates = coordinatesText(gate)
  const description = descriptionParts(gate)
  const elevation = parseElevation(gate)
  return (
    <div data-city={mosque?.city} className={styles.screen}>
      <PageHeading
        title={gate.name}
        lead={mosque?.name}
        back={mosque ? { href: mosqueHref('/gates', mosque.key), label: 'Back to the gates' } : undefined}
      />
      <div className="cluster middle gap-4">
        <GatePlate gateNumber={gate.gateNumber} />
        <div>
          {gate.arabicName !== null && (
            <p className={styles.arabic}>
              <Arabic>{gate.arabicName}</Arabic>
            </p>
          )}
          <GateBadges gate={gate} />
          <ThingChip kind="gate" id={gate.id} />
        </div>
      </div>
      <ThingNotices kind="gate" id={gate.id} />
      <p className="cluster gap-2">
        <ExternalButton href={gateDirections(gate)} isPrimary>
          <Navigation aria-hidden size={20} />
          Get Directions
        </ExternalButton>
        {isWalkable(gate) && <WalkLink to={{ kind: 'gate', id: gate.id }} name={gate.name} />}
      </p>
      <GateOnCard gate={gate} />
      {coordinates === null && <p>The position of this gate is not known: directions lead to the mosque.</p>}
      <section aria-labelledby="description" className="stack gap-2 measure">
        <h2 id="description">Description</h2>
        {description.length === 0 ? (
          <p>No description available.</p>
        ) : (
          description.map((part) => <p key={part}>{part}</p>)
        )}
        {elevation && <GateElevation elevation={elevation} gateNumber={gate.gateNumber} />}
      </section>
      <section aria-labelledby="access" className="stack gap-2 measure">
        <h2 id="access">Access</h2>
        <AccessList gate={gate} />
      </section>
      <section aria-labelledby="position" className="stack gap-2 measure">
        <h2 id="position">Coordinates</h2>
        <p className="digits">{coordinates ?? 'Not known.'}</p>
      </section>
      <section aria-labelledby="sure" className="stack gap-2 measure">
        <h2 id="sure">How sure we are</h2>
        <p>{gate.confidence ? confidenceText[gate.confidence] : 'Not rated yet.'}</p>
        <GateSources source={gate.source} />
      </section>
      <GateNotice checkedOn={gate.checkedOn} reviewDueOn={gate.reviewDueOn} />
      <ShareActions title={gate.name} />
      {mosque && (
        <nav aria-label="More gates" className="cluster gap-2">
          <ButtonLink href={mosqueHref('/places/gates', mosque.key)}>Search all gates</ButtonLink>
          <ButtonLink href={mosqueHref('/gates-map', mosque.key)}>Map View</ButtonLink>
        </nav>
      )}
    </div>
  )
}

/** For the way back to one's shoes and one's people. */
function GateOnCard({ gate }: { gate: GateDetails }) {
  const { latitude, longitude } = gate
  const number = gate.gateNumber === null ? '' : `Gate ${gate.gateNumber}, `
  return (
    <p>
      <AddToCard
        spotKey="gate"
        spot={{
          name: `${number}${gate.name}`,
          arabicName: gate.arabicName,
          position: latitude === null || longitude === null ? null : { latitude, longitude },
        }}
        label="I entered here"
      />
    </p>
  )
}

/** Where the facts come from, folded away: some gates have nine sources. */
function GateSources({ source }: { source: string | null }) {
  const lines = sourceLines(source)
  if (lines.length === 0) return <p>No source is given.</p>
  return (
    <details>
      <summary className={styles.summary}>Sources ({lines.length})</summary>
      <ol className={styles.list}>
        {lines.map((parts) => (
          <li key={parts.map(({ text, href }) => href ?? text).join('')}>
            <SourceText parts={parts} />
          </li>
        ))}
      </ol>
    </details>
  )
}
