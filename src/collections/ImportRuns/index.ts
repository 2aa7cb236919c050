import type { CollectionConfig, Field } from 'payload'

import { editors, nobody } from '@/access/rules'
import { importStatuses } from '@/contracts/import-runs'
import { importKinds } from '@/server/imports/kinds'

const amount = (name: string, description: string): Field => ({
  name,
  type: 'number',
  required: true,
  defaultValue: 0,
  min: 0,
  admin: { description },
})

/**
 * One row for each import that was requested: its progress, what it changed and why it failed. Written by
 * src/server/imports/runs alone, in plain SQL, because the row is also the lease that decides which worker may run it.
 */
export const ImportRuns: CollectionConfig<'import-runs'> = {
  slug: 'import-runs',
  labels: { singular: 'Past import', plural: 'Past imports' },
  access: { admin: editors, create: nobody, delete: nobody, read: editors, unlock: nobody, update: nobody },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['createdAt', 'title', 'status', 'counts.created', 'counts.updated', 'counts.conflicts'],
    group: 'Guide',
    description: 'What every import brought in. Nobody can change an entry.',
  },
  defaultSort: '-createdAt',
  graphQL: false,
  lockDocuments: false,
  fields: [
    { name: 'title', type: 'text', required: true },
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      options: importKinds.map(({ title, name }) => ({ label: title, value: name })),
    },
    {
      name: 'source',
      type: 'select',
      required: true,
      options: [
        { label: 'Overpass server', value: 'http' },
        { label: 'File', value: 'file' },
        { label: 'Data that ships with the guide', value: 'data' },
      ],
    },
    { name: 'sourceName', type: 'text', admin: { description: 'The server or the file that was read.' } },
    { name: 'status', type: 'select', required: true, index: true, options: [...importStatuses] },
    {
      name: 'trigger',
      type: 'select',
      required: true,
      options: [
        { label: 'A person', value: 'person' },
        { label: 'The monthly schedule', value: 'schedule' },
        { label: 'The command line', value: 'command' },
      ],
    },
    {
      name: 'scheduleKey',
      type: 'text',
      unique: true,
      admin: { hidden: true, description: 'Kind and month, so that a month is imported once whoever sends the tick.' },
    },
    { name: 'dryRun', type: 'checkbox', required: true, defaultValue: false },
    {
      name: 'confirmed',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: { description: 'A person has agreed to an answer that is much smaller than before.' },
    },
    {
      name: 'appliesPreview',
      type: 'number',
      admin: { description: 'The dry run whose plan this import carries out.' },
    },
    { name: 'requestedBy', type: 'relationship', relationTo: 'users' },
    { name: 'requestedByName', type: 'text' },
    {
      name: 'progress',
      type: 'group',
      fields: [
        { name: 'step', type: 'text' },
        { name: 'done', type: 'number', required: true, defaultValue: 0 },
        { name: 'total', type: 'number' },
      ],
    },
    {
      name: 'counts',
      type: 'group',
      fields: [
        amount('created', 'Records that were not there before.'),
        amount('updated', 'Records with at least one new value.'),
        amount('unchanged', 'Records that are as the source has them, or as an editor wants them.'),
        amount('skipped', 'Objects of the source that are no record of the guide.'),
        amount('missing', 'Records the source no longer has. They stay, with a mark.'),
        amount('conflicts', 'Fields that both an editor and the source have changed. The editor’s value stays.'),
      ],
    },
    { name: 'skippedReasons', type: 'json' },
    { name: 'preview', type: 'json', admin: { description: 'What a dry run would have changed.' } },
    { name: 'report', type: 'json', admin: { description: 'Warnings, conflicts and what is missing in the source.' } },
    { name: 'error', type: 'text' },
    { name: 'sourceTimestamp', type: 'date', admin: { description: 'How old the copy of the map was.' } },
    { name: 'checksum', type: 'text', admin: { description: 'Of the plan: a preview and its import carry the same.' } },
    { name: 'attempt', type: 'number', required: true, defaultValue: 0 },
    { name: 'cancelRequestedAt', type: 'date' },
    { name: 'startedAt', type: 'date' },
    { name: 'heartbeatAt', type: 'date' },
    { name: 'nextAttemptAt', type: 'date' },
    { name: 'finishedAt', type: 'date' },
    { name: 'undoneAt', type: 'date' },
  ],
}
