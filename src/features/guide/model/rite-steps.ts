import type { Route } from 'next'

import type { Article } from '@/contracts/content'
import { type HajjDay, hajjDays } from '@/domain/guide/hajj-days'
import type { CalloutBlock, GuideArticle } from '@/payload-types'

import { dayPath, dayTitle, daysIn, type Step, stepsIn, stepsOfDay } from './days'
import { articlePath } from './sections'

type Body = GuideArticle['body']
type Node = Body['root']['children'][number]

/** All steps of an article that is not told by days. Stands in an address where otherwise the day does. */
export const ALL_STEPS = 'steps'

/** What is walked through in one go. */
export type RitePart = HajjDay | typeof ALL_STEPS

/** A step that has a screen to itself. */
export type RiteScreen = {
  readonly part: RitePart
  /** From 1 within its part. */
  readonly number: number
  readonly step: Step
}

type Told = Pick<Article, 'section' | 'slug' | 'title' | 'body'>

/** The parts of an article that are shown one step a screen: its days, or all steps of an article on Umrah. */
export function partsOf({ section, body }: Pick<Told, 'section' | 'body'>): readonly RitePart[] {
  const days = daysIn(body)
  if (days.length > 0) return days
  return section === 'umrah' && stepsIn(body).length > 0 ? [ALL_STEPS] : []
}

export const stepsOfPart = (body: Body, part: RitePart): readonly Step[] =>
  part === ALL_STEPS ? stepsIn(body) : stepsOfDay(body, part)

/** Every screen of an article, in the order in which they follow each other. */
export const screensOf = (article: Pick<Told, 'section' | 'body'>): readonly RiteScreen[] =>
  partsOf(article).flatMap((part) =>
    stepsOfPart(article.body, part).map((step, index) => ({ part, number: index + 1, step })),
  )

/** The page a part is cut from: the day's, or the article's. */
export const partPage = ({ section, slug }: Pick<Told, 'section' | 'slug'>, part: RitePart): Route =>
  part === ALL_STEPS ? articlePath(section, slug) : dayPath(articlePath(section, slug), part)

export const partTitle = ({ title }: Pick<Told, 'title'>, part: RitePart): string =>
  part === ALL_STEPS ? title : dayTitle(part)

export const stepPath = (
  { section, slug }: Pick<Told, 'section' | 'slug'>,
  { part, number }: Pick<RiteScreen, 'part' | 'number'>,
): Route => `${articlePath(section, slug)}/${part}/${number}` as Route

/** Under which name the ticks of a part are kept: a step of several days is done on each of them. */
export const partKey = (slug: string, part: RitePart): string => `${slug}/${part}`

/**
 * What a step is called in a row of links. Of "Tawaf: seven rounds of the Ka'bah" that is the name of the rite; the step of a
 * day begins with the day, and says after the colon what is done on it.
 */
export function shortTitle({ part, step: { title } }: Pick<RiteScreen, 'part' | 'step'>): string {
  const [before = title, ...rest] = title.split(/:\s*/)
  const after = rest.join(': ')
  if (part === ALL_STEPS || after === '') return before
  return after.charAt(0).toUpperCase() + after.slice(1)
}

/** "9th Dhu al-Hijjah" as the heading of a part in a list. */
export const partName = (part: HajjDay): string => {
  const { name } = hajjDays[part]
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** The screen an address names, if the article has it. */
export const screenAt = (article: Pick<Told, 'section' | 'body'>, part: string, number: string): RiteScreen | null =>
  screensOf(article).find((screen) => screen.part === part && String(screen.number) === number) ?? null

/** A box that opens on demand. */
export type FoldedBox = { readonly word: string; readonly title: string; readonly body: Body }

/** A step as its screen shows it: what is done and said, and what opens on demand. */
export type CutStep = { readonly toDo: Body | null; readonly folded: readonly FoldedBox[] }

/** Takes the views of the schools, and what changes often, out of the way of what is done. */
export function cutStep({ body }: Step): CutStep {
  if (!body) return { toDo: null, folded: [] }
  const toDo = body.root.children.filter((node) => boxOf(node, FOLDED_TONES) === null)
  return {
    toDo: toDo.length === 0 ? null : bodyOf(toDo),
    folded: boxesIn(body, FOLDED_TONES),
  }
}

/** What an article says for the safety of everybody, in every step. */
export const warningsIn = (body: Body): readonly FoldedBox[] => boxesIn(body, ['safety'])

/** A rich text of some nodes of another. */
export const bodyOf = (children: readonly Node[]): Body => ({
  root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children: [...children] },
})

const words = { 'schools-differ': 'The schools differ', 'changes-often': 'Changes often', safety: 'Safety' } as const

type Tone = keyof typeof words

const FOLDED_TONES: readonly Tone[] = ['schools-differ', 'changes-often']

const boxesIn = ({ root }: Body, tones: readonly Tone[]): readonly FoldedBox[] =>
  root.children.flatMap((node) => boxOf(node, tones) ?? [])

function boxOf({ fields }: Node, tones: readonly Tone[]): FoldedBox | null {
  if (!isCallout(fields)) return null
  const { tone, title, body } = fields
  return tones.some((wanted) => wanted === tone) ? { word: words[tone as Tone], title, body } : null
}

const isCallout = (fields: unknown): fields is CalloutBlock =>
  typeof fields === 'object' && fields !== null && 'blockType' in fields && fields.blockType === 'callout'
