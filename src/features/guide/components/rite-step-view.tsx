import type { Route } from 'next'

import type { Article } from '@/contracts/content'
import { isHajjDay } from '@/domain/guide/hajj-days'
import { buildOutline } from '@/lib/rich-text/outline'
import { RichText } from '@/rich-text/rich-text'
import { PageHeading } from '@/ui/text/page-heading'

import { findNeighbours } from '../model/article'
import { cutBodyToDay } from '../model/days'
import {
  cutStep,
  partKey,
  partPage,
  partTitle,
  type RiteScreen,
  listScreens,
  shortTitle,
  stepPath,
  listWarnings,
} from '../model/rite-steps'
import { findCountedRite } from '../model/rites'
import { articlePath } from '../model/sections'
import { tickKey } from '../model/ticks'
import { hasAny, isAboutMistakes, findRemedies } from '../model/remedies'
import { Folded } from './folded'
import { SaveTicks } from './save-ticks'
import { Pager } from './pager'
import { RiteTroubles } from './rite-remedies'
import { RoundCounter } from './round-counter'
import styles from './rite-step.module.css'
import { StepChips } from './step-chips'

/** One step of a rite, in large type, from the article's own words. */
export function RiteStepView({
  article,
  screen,
  sameRite,
}: {
  article: Article
  screen: RiteScreen
  /** The step of another article that says more about the rite counted here. */
  sameRite: { readonly href: Route; readonly title: string } | null
}) {
  const { part, step } = screen
  const { toDo, folded } = cutStep(step)
  const troubles = findRemedies(article.body, step)
  const counted = findCountedRite(step.title)
  const screens = listScreens(article)
  const inPart = screens.filter((other) => other.part === part)
  const { previous, next } = findNeighbours(
    screens,
    screens.find((other) => other.part === part && other.number === screen.number) ?? screen,
  )
  const toLink = (other: RiteScreen | null) => other && { href: stepPath(article, other), title: other.step.title }
  const isMishap = (title: string) => troubles.mishaps.some((mishap) => mishap.title === title)
  const hasTroubles = hasAny(troubles)
  return (
    <>
      <article className={styles.step}>
        <PageHeading
          title={step.title}
          back={{ href: toStepAnchor(article, screen), label: partTitle(article, part) }}
        />
        {counted !== null && (
          <>
            <RoundCounter counted={counted} storeKey={tickKey(partKey(article.slug, part), step.title)} />
            <p className={styles.unscripted}>The counter for the seven rounds needs scripts, which are off.</p>
          </>
        )}
        {inPart.length > 1 && (
          <StepChips
            chips={inPart.map((other) => ({
              label: `${other.number}. ${shortTitle(other)}`,
              href: stepPath(article, other),
              isCurrent: other.number === screen.number,
            }))}
          />
        )}
        {hasTroubles && (
          <p className={styles.jump}>
            <a href="#trouble" className="inline target">
              Something went wrong?
            </a>
          </p>
        )}
        <div className={styles.text}>
          <RichText data={toDo} />
          {[...folded, ...listWarnings(article.body)]
            .filter(({ title }) => !isMishap(title))
            .map(({ word, title, body }) => (
              <Folded key={title} word={word} title={title}>
                <RichText data={body} headingLevel={3} />
              </Folded>
            ))}
        </div>
        {hasTroubles && <RiteTroubles troubles={troubles} sameRite={sameRite} inArticle={toTroublesAnchor(article)} />}
        <fieldset
          className={styles.tick}
          aria-label="This step"
          data-checklist
          data-ticks-of={partKey(article.slug, part)}
        >
          <label>
            <input type="checkbox" />
            <span>
              Done: <b>{step.title}</b>
            </span>
          </label>
        </fieldset>
        <SaveTicks slug={article.slug} />
      </article>
      <Pager label="Other steps" previous={toLink(previous)} next={toLink(next)} />
    </>
  )
}

/** The address of this step on the article's page or the day's. */
function toStepAnchor(article: Article, { part, step }: RiteScreen): Route {
  const body = isHajjDay(part) ? cutBodyToDay(article.body, part) : article.body
  const id = buildOutline(body).headingByNode.get(step)?.id
  return `${partPage(article, part)}${id === undefined ? '' : `#${id}`}` as Route
}

/** The part of the article about all mistakes. */
function toTroublesAnchor(article: Article): Route {
  const heading = buildOutline(article.body).headings.find(({ text, level }) => level === 2 && isAboutMistakes(text))
  return `${articlePath(article.section, article.slug)}${heading === undefined ? '' : `#${heading.id}`}` as Route
}
