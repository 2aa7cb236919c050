import { canAccessAdmin, type PayloadRequest, type ServerFunction } from 'payload'
import { z } from 'zod'

import { hasRole } from '@/access/roles'
import { UnnamedWords } from '@/server/publishing/refuse-unnamed'

import { listScheduled } from './list-scheduled'
import { findConfig } from './may-publish'
import { scheduleChange } from './schedule-change'
import { changeTypes, ScheduleFailure, parseTarget, targetShape } from './scheduled-change'
import { takeBack } from './take-back'

const scheduleArgs = z.union([
  z.object({ deleteID: z.coerce.number().int() }),
  z.object({
    ...targetShape,
    type: z.enum(changeTypes),
    date: z.coerce.date(),
    timezone: z.string().max(60).nullish(),
    releasing: z.string().max(40).nullish(),
  }),
])

const listArgs = z.object({
  id: z.coerce.number().int().nullish(),
  collectionSlug: z.string().nullish(),
  globalSlug: z.string().nullish(),
})

/**
 * Schedules or takes back, for the drawer of the CMS. Answers `{ error }` with words for the person, and `releasing` where the
 * same call with it would be answered with yes: it would publish what others wrote.
 */
export const schedulePublish: ServerFunction = async ({ req, ...args }) => {
  try {
    await canAccessAdmin({ req })
    const request = scheduleArgs.parse(args)
    if ('deleteID' in request) {
      await takeBack(req, request.deleteID)
    } else {
      const target = parseTarget(request)
      if (target === null) throw new ScheduleFailure('Open a record first.')
      const { type, date, timezone, releasing } = request
      await scheduleChange(req, {
        target,
        type,
        at: date,
        timezone: timezone ?? null,
        releasing: releasing ?? null,
      })
    }
    return { message: req.i18n.t('general:success') }
  } catch (error) {
    if (error instanceof ScheduleFailure && error.cause instanceof UnnamedWords) {
      return { error: error.message, releasing: error.cause.unreleased.until }
    }
    if (error instanceof ScheduleFailure) return { error: error.message }
    req.payload.logger.error({ msg: 'A scheduled change could not be stored or taken back', err: error })
    return { error: 'Something went wrong on our side. Nothing was changed; try again.' }
  }
}

/** What is scheduled for a record, failed ones too; for everyone who works here. */
export const listScheduledForRecord: ServerFunction = async ({ req, ...args }) => loadScheduled(req, args)

/** The same for the drawer of the CMS, which shows what is still to come and has its own names for it. */
export const getUpcomingScheduledPublish: ServerFunction = async ({ req, ...args }) =>
  (await loadScheduled(req, args))
    .filter(({ failure }) => failure === null)
    .map(({ id, type, timezone, at }) => ({ id, input: { type, timezone }, waitUntil: at }))

async function loadScheduled(req: PayloadRequest, args: unknown) {
  await canAccessAdmin({ req })
  const { id, collectionSlug, globalSlug } = listArgs.parse(args)
  const target = parseTarget({
    doc: collectionSlug && id != null ? { relationTo: collectionSlug, value: id } : undefined,
    global: globalSlug ?? undefined,
  })
  const isStaff = hasRole(req.user, ['admin', 'editor', 'moderator'])
  if (target === null || findConfig(req, target) === null || !isStaff) return []
  return listScheduled(req.payload, target)
}
