import { type HajjDay, hajjDayKeys, hajjDays, isHajjDay } from '@/domain/guide/hajj-days'
import { isJsonObject } from '@/lib/json/map-inner'
import type { Route } from 'next'

import type { GuideArticle, StepsBlock } from '@/payload-types'

type Body = GuideArticle['body']
type Node = Body['root']['children'][number]

export type Step = StepsBlock['steps'][number]

/** The days of Hajj that an article has steps for, in their order: each has a page of its own under the article. */
export function listHajjDays(body: Body): readonly HajjDay[] {
  const days = new Set<unknown>(listSteps(body).flatMap((step) => step.days ?? []))
  return hajjDayKeys.filter((day) => days.has(day))
}

/** The part of an article for one day: the steps of that day, and the warnings, which hold on every day. */
export function cutBodyToDay(body: Body, day: HajjDay): Body {
  return { root: { ...body.root, children: body.root.children.flatMap((node) => cutNodeToDay(node, day)) } }
}

/** The steps of a day, in their order. */
export const listDaySteps = (body: Body, day: HajjDay): readonly Step[] =>
  listSteps(body).filter((step) => isStepOfDay(step, day))

/** The titles of the steps of a day, in their order. */
export const stepTitles = (body: Body, day: HajjDay): readonly string[] =>
  listDaySteps(body, day).map(({ title }) => title)

/** Every step of an article, in its order. */
export const listSteps = ({ root }: Body): readonly Step[] =>
  root.children.flatMap((node) => getStepsBlock(node)?.steps ?? [])

/** The heading of the page of a day. */
export const dayTitle = (day: HajjDay): string => `Hajj: ${hajjDays[day].name}`

/** Where a day of an article stands: its name is the last part of the address. */
export const dayPath = (articlePath: string, day: string): Route => `${articlePath}/${day}` as Route

/** The day an address names, if the article has steps for it. */
export const findDay = (body: Body, name: string): HajjDay | null =>
  isHajjDay(name) && listHajjDays(body).includes(name) ? name : null

const isStepOfDay = ({ days }: Step, day: HajjDay): boolean => days?.includes(day) ?? false

function cutNodeToDay(node: Node, day: HajjDay): readonly Node[] {
  const block = getStepsBlock(node)
  if (block === null) return isWarning(node) ? [node] : []
  const steps = block.steps.filter((step) => isStepOfDay(step, day))
  // The title of all days together is not that of one.
  return steps.length === 0 ? [] : [{ ...node, fields: { ...block, title: null, steps } }]
}

function getStepsBlock(node: Node): StepsBlock | null {
  const fields: unknown = node.fields
  return isSteps(fields) ? fields : null
}

/** The CMS lets nothing else in; a block of another version may lack its rows. */
const isSteps = (fields: unknown): fields is StepsBlock =>
  isJsonObject(fields) && fields.blockType === 'steps' && Array.isArray(fields.steps)

const isWarning = ({ fields }: Node): boolean =>
  isJsonObject(fields) && fields.blockType === 'callout' && fields.tone === 'safety'
