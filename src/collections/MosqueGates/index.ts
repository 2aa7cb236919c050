import type { CollectionConfig } from 'payload'

import { contentAccess } from '@/access/content-access'
import { positionOnMap } from '@/fields/position'
import { provenance } from '@/fields/provenance'
import { publicAddress } from '@/fields/public-address'
import { tableFields } from '@/fields/table-fields'
import { expireContent } from '@/hooks/expire-content'
import { recordDeletion } from '@/hooks/record-deletion'
import { gateFields, gateHelp, gateKinds } from '@/domain/gates/gate-fields'
import { MOSQUE_IDS } from '@/domain/gates/mosques'
import type { MosqueGate } from '@/payload-types'
import { cacheTags } from '@/server/cache/tags'

const getMosqueId = ({ location }: MosqueGate): number => (typeof location === 'object' ? location.id : location)

const expiry = expireContent<MosqueGate>((gate) => [
  cacheTags.gates,
  cacheTags.gate(gate.id),
  cacheTags.location(getMosqueId(gate)),
])

/** Doors, gates, bridges and stairs of the two mosques (spec §3). The 1/0 flags of the public API are made at its edge. */
export const MosqueGates: CollectionConfig<'mosque-gates'> = {
  slug: 'mosque-gates',
  labels: { singular: 'Mosque gate', plural: 'Mosque gates' },
  access: contentAccess,
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['gateNumber', 'name', 'location', 'isMajor'],
    listSearchableFields: ['name', 'gateNumber', 'arabicName', 'notes'],
    group: 'Guide',
    description:
      'People walk where this says. Door plans change every season: check the date before you trust a number.',
  },
  defaultSort: 'sortOrder',
  graphQL: { disableMutations: true },
  indexes: [{ fields: ['location', 'sortOrder'] }],
  trash: true,
  versions: { drafts: true, maxPerDoc: 10 },
  hooks: { ...expiry, afterDelete: [recordDeletion, ...expiry.afterDelete] },
  fields: [
    ...tableFields(gateFields, {
      help: gateHelp,
      own: {
        location: {
          name: 'location',
          label: gateFields.location.label,
          type: 'relationship',
          relationTo: 'locations',
          required: true,
          index: true,
          filterOptions: { id: { in: [MOSQUE_IDS.haram, MOSQUE_IDS.nabawi] } },
          admin: { allowCreate: false, width: '50%' },
        },
        kind: { name: 'kind', type: 'select', required: true, defaultValue: 'gate', options: [...gateKinds] },
        position: positionOnMap(),
        level: { name: 'level', type: 'number', admin: { description: gateHelp.level } },
      },
    }),
    provenance(),
    publicAddress(),
    {
      name: 'confidence',
      type: 'select',
      options: [
        { label: 'High', value: 'high' },
        { label: 'Medium', value: 'medium' },
        { label: 'Low', value: 'low' },
      ],
      admin: { description: 'How sure we are of number, name and position.', position: 'sidebar' },
    },
    {
      name: 'sortOrder',
      type: 'number',
      required: true,
      defaultValue: 9999,
      index: true,
      admin: { description: 'Place in the list; the gate number, as a rule.', position: 'sidebar' },
    },
    {
      name: 'osmRef',
      label: 'OpenStreetMap object',
      type: 'text',
      index: true,
      maxLength: 40,
      admin: { description: 'Type and id, for example node/123456.', position: 'sidebar' },
    },
  ],
}
