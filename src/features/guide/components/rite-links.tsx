import type { Article } from '@/contracts/content'
import { ButtonLink } from '@/ui/controls/button-link'

import { ALL_STEPS, listParts, type RitePart, stepPath } from '../model/rite-steps'
import { PLANNER_PATH } from '../model/sections'
import styles from './article.module.css'

/** Links from an article without days, or from the page of a day, to its steps, one screen each. */
export function OneStepAtATime({ article, part = ALL_STEPS }: { article: Article; part?: RitePart }) {
  if (!listParts(article).includes(part)) return null
  return (
    <p className={styles.rite}>
      <ButtonLink href={stepPath(article, { part, number: 1 })} isPrimary>
        One step at a time
      </ButtonLink>
    </p>
  )
}

/** To the planner, which shows the tasks of the day. */
export function PlannerLink() {
  return (
    <p className={styles.rite}>
      <ButtonLink href={PLANNER_PATH} isPrimary>
        {"Hajj planner: today's task"}
      </ButtonLink>
    </p>
  )
}
