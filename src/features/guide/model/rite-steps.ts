import type { Route } from 'next'

import type { Article } from '@/contracts/content'
import { type HajjDay, hajjDays } from '@/domain/guide/hajj-days'
import type { CalloutBlock, GuideArticle } from '@/payload-types'

import { dayPath, dayTitle, listHajjDays, type Step, listSteps, listDaySteps } from './days'
import { articlePath } from './sections'

type Body = GuideArticle['body']
type Node = Body['root']['children'][number]

/** All steps of an article without days. Stands in the address in place of the day. */
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

type RiteArticle = Pick<Article, 'section' | 'slug' | 'title' | 'body'>

/** The parts of an article that are shown one step a screen: its days, or all steps of an article on Umrah. */
export function listParts({ section, body }: Pick<RiteArticle, 'section' | 'body'>): readonly RitePart[] {
  const days = listHajjDays(body)
  if (days.length > 0) return days
  return section === 'umrah' && listSteps(body).length > 0 ? [ALL_STEPS] : []
}

const listPartSteps = (body: Body, part: RitePart): readonly Step[] =>
  part === ALL_STEPS ? listSteps(body) : listDaySteps(body, part)

/** Every screen of an article, in the order in which they follow each other. */
export const listScreens = (article: Pick<RiteArticle, 'section' | 'body'>): readonly RiteScreen[] =>
  listParts(article).flatMap((part) =>
    listPartSteps(article.body, part).map((step, index) => ({ part, number: index + 1, step })),
  )

/** The page a part is cut from: the day's, or the article's. */
export const partPage = ({ section, slug }: Pick<RiteArticle, 'section' | 'slug'>, part: RitePart): Route =>
  part === ALL_STEPS ? articlePath(section, slug) : dayPath(articlePath(section, slug), part)

export const partTitle = ({ title }: Pick<RiteArticle, 'title'>, part: RitePart): string =>
  part === ALL_STEPS ? title : dayTitle(part)

export const stepPath = (
  { section, slug }: Pick<RiteArticle, 'section' | 'slug'>,
  { part, number }: Pick<RiteScreen, 'part' | 'number'>,
): Route => `${articlePath(section, slug)}/${part}/${number}` as Route

/** The key under which the ticks of a part are saved, one for each day: a step of several days is done on each of them. */
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
export const findScreen = (
  article: Pick<RiteArticle, 'section' | 'body'>,
  part: string,
  number: string,
): RiteScreen | null =>
  listScreens(article).find((screen) => screen.part === part && String(screen.number) === number) ?? null

/** A box that opens on demand. */
export type FoldedBox = { readonly word: string; readonly title: string; readonly body: Body }

/** A step as its screen shows it: what is done and said, and what opens on demand. */
export type CutStep = { readonly toDo: Body | null; readonly folded: readonly FoldedBox[] }

/** Takes the views of the schools, and what changes often, out of the way of what is done. */
export function cutStep({ body }: Step): CutStep {
  if (!body) return { toDo: null, folded: [] }
  const toDo = body.root.children.filter((node) => toFoldedBox(node, FOLDED_TONES) === null)
  return {
    toDo: toDo.length === 0 ? null : toBody(toDo),
    folded: listFoldedBoxes(body, FOLDED_TONES),
  }
}

/** The article's warnings, which are shown with every step. */
export const listWarnings = (body: Body): readonly FoldedBox[] => listFoldedBoxes(body, ['safety'])

/** A rich text of some nodes of another. */
export const toBody = (children: readonly Node[]): Body => ({
  root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children: [...children] },
})

const words = { 'schools-differ': 'The schools differ', 'changes-often': 'Changes often', safety: 'Safety' } as const

type Tone = keyof typeof words

const FOLDED_TONES: readonly Tone[] = ['schools-differ', 'changes-often']

const listFoldedBoxes = ({ root }: Body, tones: readonly Tone[]): readonly FoldedBox[] =>
  root.children.flatMap((node) => toFoldedBox(node, tones) ?? [])

function toFoldedBox({ fields }: Node, tones: readonly Tone[]): FoldedBox | null {
  if (!isCallout(fields)) return null
  const { tone, title, body } = fields
  return tones.some((folded) => folded === tone) ? { word: words[tone as Tone], title, body } : null
}

const isCallout = (fields: unknown): fields is CalloutBlock =>
  typeof fields === 'object' && fields !== null && 'blockType' in fields && fields.blockType === 'callout'
