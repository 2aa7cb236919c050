import type { Payload } from 'payload'

import type { Submission } from '@/contracts/recommendations'
import type { Report } from '@/contracts/reports'
import { HONEYPOT_FIELD } from '@/contracts/submission-parts'
import { visitorTexts } from '@/domain/submissions/submitted-fields'
import type { Limit } from '@/server/security/rate-limit'

import type { FormToken } from './form-token'
import { formUseLimit, listLimits } from './limits'
import { findRetryAfter, type Outcome, type Precheck, precheck } from './precheck'
import { incorrect, type Sent } from './read-submission'
import { recentCounts } from './recent-counts'
import { assessRisk, type Risk, SENDS_PER_FORM, type Signs, type Standing } from './risk'

export type Sender = { readonly token: FormToken; readonly network: string }

/** What may be stored, with the limits it counts towards. */
type Checked = {
  readonly risk: Risk
  readonly limits: readonly Limit[]
  /** The clock of the database, in milliseconds since 1970. */
  readonly databaseTime: number
}

type CheckResult =
  | ({ readonly outcome: 'fine'; readonly isAssumed: boolean } & Checked)
  | Exclude<Outcome, { readonly outcome: 'stored' }>

/**
 * How likely a submission is spam, and what it counts towards. Where that may be assumed it is taken from the cached
 * precheck, else the database is asked; nothing is written. Refuses links to what readers cannot see.
 */
export async function checkSubmission(
  payload: Payload,
  sent: Sent,
  { sender, mayAssume }: { readonly sender: Sender; readonly mayAssume: boolean },
): Promise<CheckResult> {
  const assumed = mayAssume ? assume(sent, sender) : null
  return assumed === null ? askDatabase(payload, sent, sender) : { outcome: 'fine', isAssumed: true, ...assumed }
}

/**
 * What most submissions are: the first with their key, from a form that was not sent often, and within their limits. The
 * statement that stores it calls itself off when it is not so. `null` when the database has to be asked first.
 */
function assume(sent: Sent, sender: Sender): Checked | null {
  const counts = collectLinks(sent.data).length === 0 ? recentCounts.optimistic(sender.network) : null
  if (counts === null) return null
  const risk = rateRisk(sent, sender, { timesSent: 0, lastHour: counts.lastHour })
  const limits = [...listFormLimits(sender, SENDS_PER_FORM), ...listNetworkLimits(sent, sender, risk.standing)]
  return { risk, limits, databaseTime: counts.databaseTime }
}

/** What the database knows of the submission, its sender and what it links to. */
async function askDatabase(payload: Payload, sent: Sent, sender: Sender): Promise<CheckResult> {
  const links = collectLinks(sent.data)
  const checked = await recentCounts.refresh(() =>
    precheck(payload, {
      idempotencyKey: sent.idempotencyKey,
      limits: [
        ...listFormLimits(sender),
        ...standings.flatMap((standing) => listNetworkLimits(sent, sender, standing)),
      ],
      gateIds: links.map(({ gateId }) => gateId).filter((id) => id !== undefined),
      placeIds: links.map(({ placeId }) => placeId).filter((id) => id !== undefined),
    }),
  )
  if (checked.existing !== null) return { outcome: 'sent-before', existing: checked.existing }
  const fields = findMissingLinks(links, checked)
  if (Object.keys(fields).length > 0) throw incorrect(fields)

  const risk = rateRisk(sent, sender, { timesSent: countSends(sender, checked), lastHour: checked.lastHour })
  const counted = listNetworkLimits(sent, sender, risk.standing)
  const wait = findRetryAfter(counted, checked)
  if (wait !== null) return { outcome: 'limited', retryAfterSeconds: wait }
  const limits = [...listFormLimits(sender), ...counted]
  return { outcome: 'fine', isAssumed: false, risk, limits, databaseTime: checked.databaseTime }
}

const standings: readonly Standing[] = ['trusted', 'doubtful', 'automatic']

const rateRisk = ({ data }: Sent, { token }: Sender, counted: Pick<Signs, 'timesSent' | 'lastHour'>): Risk =>
  assessRisk({ token: token.state, honeypot: data[HONEYPOT_FIELD], texts: collectTexts(data), ...counted })

const listFormLimits = ({ token }: Sender, most?: number): readonly Limit[] =>
  'nonce' in token ? [formUseLimit(token.nonce, most)] : []

const listNetworkLimits = ({ call }: Sent, { network }: Sender, standing: Standing): readonly Limit[] =>
  listLimits({ call, standing, network })

function countSends(sender: Sender, { hits }: Precheck): number {
  const [form] = listFormLimits(sender)
  return form === undefined ? 0 : (hits[form.key]?.hits ?? 0)
}

/** What a sender has written in words of their own. */
export function collectTexts(data: Submission | Report): readonly (string | null)[] {
  switch (data.kind) {
    case 'place':
      // A website is a link by nature.
      return [
        data.name,
        data.description,
        ...visitorTexts.filter((name) => name !== 'website').map((name) => data[name]),
      ]
    case 'path':
      return [data.title, ...data.steps.flatMap(({ title, description, notes }) => [title, description, notes])]
    case 'problem':
    case 'still-correct':
      return data.field === 'website' ? [data.comment] : [data.newValue, data.comment]
  }
}

/** A gate or a place that a step of a path names by its number. */
type Link = {
  readonly path: string
  readonly gateId?: number | undefined
  readonly placeId?: number | undefined
}

const collectLinks = (data: Submission | Report): readonly Link[] =>
  data.kind === 'path'
    ? data.steps
        .map(({ gateId, placeId }, index) => ({ path: `steps.${index}`, gateId, placeId }))
        .filter(({ gateId, placeId }) => gateId !== undefined || placeId !== undefined)
    : []

/** By field, what is wrong with the links to what readers cannot see. */
function findMissingLinks(
  links: readonly Link[],
  shown: Pick<Precheck, 'gateIds' | 'placeIds'>,
): Readonly<Record<string, string>> {
  const missing = links.flatMap(({ path, gateId, placeId }): [string, string][] => {
    if (gateId !== undefined && !shown.gateIds.includes(gateId)) return [[`${path}.gateId`, 'There is no such gate.']]
    if (placeId !== undefined && !shown.placeIds.includes(placeId)) {
      return [[`${path}.placeId`, 'There is no such place.']]
    }
    return []
  })
  return Object.fromEntries(missing)
}
