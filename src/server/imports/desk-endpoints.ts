import { APIError, type Endpoint, type PayloadRequest, type TypedUser } from 'payload'
import * as z from 'zod'

import { hasRole } from '@/access/roles'

import { resolveConflict } from './conflicts'
import { mergePlaces } from './merge-places'
import { rememberStillThere } from './missing-upstream'
import { rememberDistinct } from './near-duplicates-list'

const id = z.int().positive()

const mergeBody = z.strictObject({ keptId: id, oldId: id })

const distinctBody = z.strictObject({ ids: z.tuple([id, id]) })

const imported = {
  collection: z.enum(['locations', 'mosque-gates']),
  sourceKey: z.string().min(1).max(200),
}

const stillThereBody = z.strictObject(imported)

const conflictBody = z.strictObject({
  ...imported,
  field: z.string().min(1).max(60),
  decision: z.enum(['keep', 'take']),
})

/** What the page of imports in the admin does beside starting imports; the guard of the CMS stands in front of it. */
export const importDeskEndpoints: Endpoint[] = [
  {
    path: '/imports/merge',
    method: 'post',
    handler: async (req) => {
      const user = editorOf(req)
      const { keptId, oldId } = await bodyOf(req, mergeBody)
      const { name } = await mergePlaces({ payload: req.payload, user, keptId, oldId })
      return Response.json({ message: `Merged. “${name}” stays, and the other’s address leads to it.` })
    },
  },
  {
    path: '/imports/distinct',
    method: 'post',
    handler: async (req) => {
      const user = editorOf(req)
      const { ids } = await bodyOf(req, distinctBody)
      await rememberDistinct({ payload: req.payload, user }, ids)
      return Response.json({ message: 'Remembered: these are two places. They are not offered again.' })
    },
  },
  {
    path: '/imports/still-there',
    method: 'post',
    handler: async (req) => {
      editorOf(req)
      await rememberStillThere(req.payload, await bodyOf(req, stillThereBody))
      return Response.json({ message: 'Remembered: it is still there.' })
    },
  },
  {
    path: '/imports/conflict',
    method: 'post',
    handler: async (req) => {
      const user = editorOf(req)
      await resolveConflict({ payload: req.payload, user, ...(await bodyOf(req, conflictBody)) })
      return Response.json({ message: 'Saved.' })
    },
  },
]

function editorOf({ user }: PayloadRequest): TypedUser {
  if (user !== null && hasRole(user, ['admin', 'editor'])) return user
  throw new APIError('Only editors and administrators work with imports.', 403, null, true)
}

async function bodyOf<Shape extends z.ZodType>(req: PayloadRequest, shape: Shape): Promise<z.infer<Shape>> {
  const body: unknown = await req.json?.().catch(() => null)
  const parsed = shape.safeParse(body)
  if (!parsed.success) throw new APIError(z.prettifyError(parsed.error), 400, null, true)
  return parsed.data
}
