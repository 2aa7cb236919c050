import type { Field, SanitizedConfig } from 'payload'

const CELL = '@/admin/MakkahTime#MakkahTimeCell'
const FIELD = '@/admin/MakkahTime#MakkahTimeField'
const DAY = { Cell: '@/admin/DayField#DayCell', Field: '@/admin/DayField#DayField' }

/**
 * Every moment in lists and forms by the one clock of the three cities, which is named, and every day as that day. The CMS
 * shows both by the clock of each device. Not a plugin: the moments at which a record was made and changed are added after
 * the plugins.
 */
export function showMakkahTime(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals]) showIn(fields)
  return config
}

function showIn(fields: readonly Field[]): void {
  for (const field of fields) {
    if ('tabs' in field) for (const tab of field.tabs) showIn(tab.fields)
    else if ('fields' in field) showIn(field.fields)
    if (field.type !== 'date') continue
    const isDay = field.admin?.date?.pickerAppearance === 'dayOnly'
    // A moment that a person sets has a zone beside it; all others are set by the server.
    const moment = { Cell: CELL, ...(!field.timezone && field.admin?.hidden !== true && { Field: FIELD }) }
    field.admin = { ...field.admin, components: { ...field.admin?.components, ...(isDay ? DAY : moment) } }
  }
}
