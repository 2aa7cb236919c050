import { type CollectionBeforeValidateHook, type CollectionSlug, type PayloadRequest, ValidationError } from 'payload'

import { type AddressedCollection, buildAddress, parseRecordAddress } from '@/domain/addresses/addresses'
import {
  isCircle,
  isFixedPage,
  oldAddress,
  type RedirectTable,
  type RedirectTarget,
} from '@/domain/addresses/redirects'
import { linkTarget } from '@/lib/rich-text/link-target'
import { aliasTarget, isCaseSensitive, plainPath } from '@/domain/addresses/routes'
import type { Redirect } from '@/payload-types'
import { getSession } from '@/server/database/transaction'
import { readRedirects } from '@/server/redirects/read-redirects'
import { findPublishedId } from '@/server/references/find-published-id'
import { WRITTEN_BY_SERVER } from '@/server/redirects/write-redirects'

type Target = NonNullable<Redirect['to']>

/**
 * Normalizes what a person has typed, and refuses a redirect that leads in a circle, to no page, or to where no redirect may
 * lead. A target that is the page of a record is stored as the record, so that it follows changes of address; a target
 * that redirects itself is replaced by where it leads, so that there are no chains.
 */
export const checkRedirect: CollectionBeforeValidateHook<Redirect> = async ({ data, originalDoc, req }) => {
  if (!data || req.context[WRITTEN_BY_SERVER]) return data
  const typedFrom = data.from ?? originalDoc?.from
  const to: Target = { ...originalDoc?.to, ...data.to }
  if (!typedFrom || (to.type === 'custom' ? !to.url : !to.reference)) return data

  const address = oldAddress(typedFrom)
  if ('problem' in address) return refuse('from', address.problem)
  const { from } = address
  const { [from]: _itself, ...others } = await readRedirects(await getSession(req))
  const target = to.type === 'custom' ? await resolveAddress(to.url ?? '', from, others, req) : { ...to, url: null }
  const entry = await loadTarget(target, req)
  const leadsToItself = entry.kind === 'record' && entry.address === from
  if (leadsToItself || isCircle({ ...others, [from]: entry }, from)) {
    refuse(getFieldPath(target), 'This leads in a circle: the address would lead to itself.')
  }
  return { ...data, from, to: target, isAutomatic: false }
}

const getFieldPath = ({ type }: Target): string => (type === 'custom' ? 'to.url' : 'to.reference')

function refuse(path: string, message: string): never {
  throw new ValidationError({ collection: 'redirects', errors: [{ path, message }] })
}

async function resolveAddress(url: string, from: string, table: RedirectTable, req: PayloadRequest): Promise<Target> {
  const target = linkTarget({ linkType: 'custom', url })
  if (target === null || target.kind === 'direct') {
    return refuse(
      'to.url',
      'Must be an address of the guide that begins with /, or a public http:// or https:// address.',
    )
  }
  if (target.kind === 'outward') return { type: 'custom', url: target.href, reference: null }

  const [path = ''] = target.path.split(/[?#]/)
  if (isCaseSensitive(path)) refuse('to.url', 'Readers cannot be led there.')
  const read = oldAddress(target.path)
  const address = aliasTarget(path) ?? ('from' in read ? read.from : plainPath(path))
  if (address === from) refuse('to.url', 'The address would lead to itself.')
  const record = parseRecordAddress(address)
  const id = record === null ? null : await findPublishedId(record, req)
  if (record !== null && id !== null) return toReference(record.collection, id)

  const next = Object.hasOwn(table, address) ? table[address] : undefined
  if (next?.kind === 'record') return toReference(next.collection, next.id)
  if (next?.kind === 'address') return { type: 'custom', url: next.url, reference: null }
  return isFixedPage(address) || address.startsWith('/directory/')
    ? { type: 'custom', url: target.path, reference: null }
    : refuse('to.url', 'There is no page of the guide at this address.')
}

const toReference = (relationTo: AddressedCollection, value: number): Target => ({
  type: 'reference',
  reference: { relationTo, value },
  url: null,
})

async function loadTarget({ type, url, reference }: Target, req: PayloadRequest): Promise<RedirectTarget> {
  if (type === 'custom' || !reference) return { kind: 'address', url: url ?? '' }
  const { relationTo, value } = reference
  const id = typeof value === 'object' ? value.id : value
  const doc: Record<string, unknown> | null = await req.payload.db.findOne({
    collection: relationTo as CollectionSlug,
    where: { id: { equals: id } },
    req,
  })
  const address = doc === null ? null : buildAddress(relationTo, doc)
  if (doc === null || address === null) return refuse('to.reference', 'This page is not there any more.')
  const isPublic = doc._status === 'published' && !doc.deletedAt
  return { kind: 'record', collection: relationTo, id, address, href: isPublic ? address : null }
}
