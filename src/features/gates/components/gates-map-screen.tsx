import { ButtonLink, ExternalButton } from '@/components/ui/button-link'
import { Arabic } from '@/components/ui/arabic'
import { PageHeading } from '@/components/ui/page-heading'
import { gateDirections } from '@/lib/directions'
import { gateHref, mosqueHref } from '@/lib/gate-links'
import { type MosqueKey, mosques } from '@/lib/mosques'
import { type Gate, listGates } from '@/server/content/gates'

import { oldestCheck } from '../model/gate-facts'
import { gateLabel } from '../model/gate-label'
import { placedMarkers } from '../model/schematic'

import { GateNotice } from './gate-notice'
import { GateSchematic } from './gate-schematic'
import { GateSign } from './gate-sign'
import layout from './gates-layout.module.css'
import styles from './gates-map-screen.module.css'
import { MosqueToggle } from './mosque-toggle'

const panelId = (gate: Gate): string => `gate-${gate.id}`
const panelHref = (gate: Gate): string => `#${panelId(gate)}`

/**
 * The schematic map (spec §2). Choosing a gate, on the plan or in the list, goes to its panel above the plan; plain
 * fragments do it, because only they make the panel the page's `:target` before any script.
 */
export async function GatesMapScreen({ mosque }: { mosque: MosqueKey }) {
  const all = await listGates(mosque)
  const gates = placedMarkers(mosque, all).map(({ gate }) => gate)
  const { city, name } = mosques[mosque]
  return (
    <div data-city={city} className={layout.screen}>
      <PageHeading title={`Gates map of ${name}`} />
      <MosqueToggle path="/gates-map" mosque={mosque} />
      <div className={styles.columns}>
        <div className={styles.stage}>
          <div className={styles.panels}>
            {gates.map((gate) => (
              <section
                key={gate.id}
                id={panelId(gate)}
                className={styles.panel}
                aria-label={gateLabel(gate)}
                tabIndex={-1}
              >
                <GateSign gate={gate}>
                  <h2 className={styles.name}>{gate.name}</h2>
                </GateSign>
                <p className={styles.actions}>
                  <ButtonLink href={gateHref(gate)} label={`Details: ${gateLabel(gate)}`}>
                    Details
                  </ButtonLink>
                  <ExternalButton href={gateDirections(gate)} label={`Directions: ${gateLabel(gate)}`} isPrimary>
                    Directions
                  </ExternalButton>
                </p>
              </section>
            ))}
            <p className={styles.hint}>Tap a gate to see its name.</p>
          </div>
          <GateSchematic mosque={mosque} gates={all} hrefOf={panelHref} />
          <p className={layout.note}>
            A drawing for orientation, north at the top, not to scale. Positions after OpenStreetMap.
          </p>
        </div>
        <section className={styles.choices} aria-labelledby="gates-on-map">
          <h2 id="gates-on-map">Gates on this map</h2>
          <ul className={styles.list}>
            {gates.map((gate) => (
              <li key={gate.id}>
                <a href={panelHref(gate)} className={styles.choice}>
                  <b className={styles.number}>
                    <span className="visually-hidden">Gate </span>
                    {gate.gateNumber}
                  </b>
                  <span>{gate.name}</span>
                  {gate.arabicName !== null && (
                    <span className={styles.arabic}>
                      <Arabic>{gate.arabicName}</Arabic>
                    </span>
                  )}
                </a>
              </li>
            ))}
          </ul>
          <div className={layout.buttons}>
            <ButtonLink href={mosqueHref('/gates', mosque)}>Main gates</ButtonLink>
            <ButtonLink href={mosqueHref('/mosque-gates', mosque)}>View All Gates</ButtonLink>
          </div>
        </section>
      </div>
      <GateNotice checkedOn={oldestCheck(all)} />
    </div>
  )
}
