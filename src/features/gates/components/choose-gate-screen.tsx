import { ButtonLink } from '@/ui/controls/button-link'
import { PageHeading } from '@/ui/text/page-heading'
import { mosqueHref } from '@/domain/gates/gate-links'
import { mosques } from '@/domain/gates/mosques'

import styles from './choose-gate-screen.module.css'

/** The address of the details without a gate: says so and leads to the lists. */
export function ChooseGateScreen() {
  return (
    <div className="stack gap-5">
      <PageHeading
        title="Gate details"
        lead="No gate was chosen. Open one from a list, and this page shows its number, names, access and position."
      />
      {Object.values(mosques).map(({ key, name, city }) => (
        <section key={key} data-city={city} className={styles.mosque} aria-labelledby={key}>
          <h2 id={key}>{name}</h2>
          <ButtonLink href={mosqueHref('/gates', key)} isPrimary>
            Main gates
          </ButtonLink>
          <ButtonLink href={mosqueHref('/mosque-gates', key)}>View All Gates</ButtonLink>
          <ButtonLink href={mosqueHref('/gates-map', key)}>Map View</ButtonLink>
        </section>
      ))}
    </div>
  )
}
