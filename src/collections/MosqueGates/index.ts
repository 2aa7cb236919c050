import type { CollectionConfig } from 'payload'

import { contentAccess } from '@/access/content-access'
import { position } from '@/fields/position'
import { provenance } from '@/fields/provenance'
import { publicAddress } from '@/fields/public-address'
import { triState } from '@/fields/tri-state'
import { webAddress } from '@/fields/web-address'
import { expireContent } from '@/hooks/expire-content'
import { recordDeletion } from '@/hooks/record-deletion'
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
    defaultColumns: ['gateNumber', 'name', 'location', 'isMajor', 'provenance.checkedOn', '_status'],
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
    {
      type: 'row',
      fields: [
        {
          name: 'location',
          label: 'Mosque',
          type: 'relationship',
          relationTo: 'locations',
          required: true,
          index: true,
          filterOptions: { id: { in: [MOSQUE_IDS.haram, MOSQUE_IDS.nabawi] } },
          admin: { allowCreate: false, width: '50%' },
        },
        {
          name: 'gateNumber',
          label: 'Gate number',
          type: 'text',
          index: true,
          maxLength: 20,
          admin: { description: 'As on the sign: "79", "6A", "310, 311". Empty when it has none.', width: '50%' },
        },
      ],
    },
    {
      name: 'name',
      type: 'text',
      required: true,
      index: true,
      maxLength: 200,
      admin: { description: 'The English name on the sign, or "Door 78" when it has none.' },
    },
    {
      name: 'arabicName',
      label: 'Arabic name',
      type: 'text',
      maxLength: 200,
      admin: { description: 'As written above the door. Leave empty when it is not known.', rtl: true },
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'gate',
      options: [
        { label: 'Main gate', value: 'main_gate' },
        { label: 'Gate', value: 'gate' },
        { label: 'Door', value: 'door' },
        { label: 'Bridge', value: 'bridge' },
        { label: 'Stairs', value: 'stairs' },
        { label: 'Escalator', value: 'escalator' },
        { label: 'Courtyard gate', value: 'courtyard_gate' },
        { label: 'Inner gate', value: 'inner_gate' },
      ],
    },
    {
      name: 'notes',
      type: 'textarea',
      maxLength: 1000,
      admin: { description: 'Shown on the gate’s row: what it is used for, what is close to it.' },
    },
    {
      name: 'description',
      type: 'textarea',
      maxLength: 2000,
      admin: { description: 'Longer text for the details of the gate. Optional.' },
    },
    position(),
    {
      name: 'level',
      type: 'number',
      admin: { description: 'Storey of the door: 0 is the ground, -1 one below.' },
    },
    webAddress({
      name: 'directionsUrl',
      label: 'Directions link',
      description: 'Only when the usual link to the coordinates leads to the wrong side.',
    }),
    {
      type: 'row',
      fields: [
        triState({ name: 'isMajor', label: 'Major gate', description: 'One of the gates everybody names.' }),
        triState({ name: 'womenOnly', label: 'Women only', description: 'No man may go in here.' }),
      ],
    },
    {
      type: 'row',
      fields: [
        triState({ name: 'isEntrance', label: 'Entrance', description: 'People may go in here.' }),
        triState({ name: 'isExit', label: 'Exit', description: 'People may come out here.' }),
      ],
    },
    triState({
      name: 'isWheelchairAccessible',
      label: 'Wheelchair accessible',
      description: 'Step-free or with a ramp or lift, by a source.',
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
