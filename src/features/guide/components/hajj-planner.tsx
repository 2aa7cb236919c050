import type { Article } from '@/contracts/content'
import { isHajjDay } from '@/domain/guide/hajj-days'
import Link from '@/ui/controls/link'
import { MixedText } from '@/ui/text/mixed-text'

import { partKey, partName, listScreens, stepPath } from '../model/rite-steps'
import { articlePath } from '../model/sections'
import { HajjToday, type PlannedPart } from './hajj-today'
import styles from './hajj-planner.module.css'
import { SaveTicks } from './save-ticks'

/** Which day of Hajj it is, and every step of it to tick off. */
export function HajjPlanner({
  article,
  hajjMonths,
}: {
  article: Article
  /** The days on which the months of Hajj begin, in order. */
  hajjMonths: readonly string[]
}) {
  const parts = plannedParts(article)
  return (
    <>
      <HajjToday parts={parts} hajjMonths={hajjMonths} />
      <p className="soft measure">
        Dates are computed by the Umm al-Qura calendar. The moon announcement may move all of them by one day: open this
        page with a network once it was made. The announcement and the times of your group come first. Read more in{' '}
        <Link href={articlePath(article.section, article.slug)}>{article.title}</Link>.
      </p>
      {parts.map(({ part, name, steps }) => (
        <section key={part} className={styles.part} aria-labelledby={part}>
          <h2 id={part}>{name}</h2>
          <fieldset aria-labelledby={part} data-checklist data-ticks-of={partKey(article.slug, part)}>
            <ul className="list card">
              {steps.map(({ title, href }) => (
                <li key={href}>
                  <label>
                    <input type="checkbox" />
                    <b>
                      <MixedText>{title}</MixedText>
                    </b>
                  </label>
                  <Link href={href} aria-label={`Open: ${title}`}>
                    Open
                  </Link>
                </li>
              ))}
            </ul>
          </fieldset>
        </section>
      ))}
      <SaveTicks slug={article.slug} />
    </>
  )
}

function plannedParts(article: Article): readonly PlannedPart[] {
  const screens = listScreens(article).flatMap(({ part, ...screen }) => (isHajjDay(part) ? [{ part, ...screen }] : []))
  return [...new Set(screens.map(({ part }) => part))].map((part) => ({
    part,
    name: partName(part),
    steps: screens
      .filter((screen) => screen.part === part)
      .map((screen) => ({ title: screen.step.title, href: stepPath(article, screen) })),
  }))
}
