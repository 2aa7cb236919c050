import type { Endpoint, Payload, TypedUser } from 'payload'
import * as z from 'zod'

import { jsonResponse, Refusal, refusalResponse } from '@/server/http/answers'

import { resolveConflict } from '../differences/conflicts'
import { mergePlaces } from '../merging/merge-places'
import { confirmStillThere } from '../differences/missing-upstream'
import { listEntities } from '../kinds'
import { storeDistinct } from '../merging/near-duplicates-list'
import { deleteDistinct } from '../merging/recent-decisions'
import { unmergePlaces } from '../merging/unmerge-places'
import { importRequest } from './import-request'

const id = z.int().positive()

const imported = {
  collection: z.enum(listEntities().map(({ collection }) => collection)),
  sourceKey: z.string().min(1).max(200),
}

const mergeBody = z.strictObject({
  keptId: id,
  oldId: id,
  /** `updatedAt` of both as they were shown. */
  seen: z.strictObject({ kept: z.iso.datetime(), old: z.iso.datetime() }).optional(),
})

const conflictBody = z.strictObject({
  ...imported,
  field: z.string().min(1).max(60),
  decision: z.enum(['keep', 'take']),
})

type By = { readonly payload: Payload; readonly user: TypedUser }

/** `POST /cms/api/imports/<name>`; `decide` returns what was done, in words. */
const decisionEndpoint = <Body extends z.ZodType>(
  name: string,
  shape: Body,
  decide: (by: By, body: z.output<Body>) => Promise<string>,
): Endpoint => ({
  path: `/imports/${name}`,
  method: 'post',
  handler: async (req) => {
    try {
      const { user, body } = await importRequest(req.payload, req, shape)
      const message = await decide({ payload: req.payload, user }, body)
      return jsonResponse({ message })
    } catch (error) {
      // What the decisions themselves refuse is an `APIError`, which the CMS answers.
      if (error instanceof Refusal) return refusalResponse('cms', error)
      throw error
    }
  },
})

/** What only a person can decide after an import; the guard of the CMS stands in front of it. */
export const importDecisionEndpoints: Endpoint[] = [
  decisionEndpoint('merge', mergeBody, async (by, places) => {
    const { name } = await mergePlaces({ ...by, ...places })
    return `Merged. “${name}” stays, and the other’s address leads to it.`
  }),
  decisionEndpoint('unmerge', z.strictObject({ oldId: id }), async (by, { oldId }) => {
    const { kept, old } = await unmergePlaces({ ...by, oldId })
    return `Taken back. “${kept}” and “${old}” are two places again, each under its own address.`
  }),
  decisionEndpoint('distinct', z.strictObject({ ids: z.tuple([id, id]) }), async (by, { ids }) => {
    await storeDistinct(by, ids)
    return 'Remembered: these are two places. They are not offered again.'
  }),
  decisionEndpoint('not-distinct', z.strictObject({ ids: z.tuple([id, id]) }), async (by, { ids }) => {
    await deleteDistinct(by, ids)
    return 'Taken back. The two are offered again.'
  }),
  decisionEndpoint('still-there', z.strictObject(imported), async ({ payload }, record) => {
    await confirmStillThere(payload, record)
    return 'Remembered: it is still there.'
  }),
  decisionEndpoint('conflict', conflictBody, async (by, decision) => {
    await resolveConflict({ ...by, ...decision })
    return 'Saved.'
  }),
]
