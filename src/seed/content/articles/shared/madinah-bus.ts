import { readBusStops } from '@/seed/places'

import { facts } from '../../facts'
import type { TableBlock } from '../../types'

/** The lines that are facts, by their number. */
const named = new Map(
  facts.filter(({ key }) => key.startsWith('madinah-bus-')).map(({ key, value }) => [value, `{{fact:${key}}}`]),
)

/** The stops that visitors look for. Names and lines are those of the places, so that a text never names another line. */
export const madinahBusStops: TableBlock = {
  type: 'table',
  kind: 'plain',
  caption: 'Stops of the Madinah Bus, and the lines that stop there',
  columns: ['Stop', 'Lines'],
  rows: readBusStops().map(({ name, lines }) => [
    name.replace(/^Bus stop: /, ''),
    lines.map((line) => named.get(line) ?? line).join(', '),
  ]),
  note: 'The stops are places of the guide, too: look on the map for "bus stop". Which way a bus goes is written on it.',
}
