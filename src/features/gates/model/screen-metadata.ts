import type { Metadata } from 'next'

import { gateHref, type GateScreenPath, mosqueHref } from '@/domain/gates/gate-links'
import { mosqueById, type MosqueKey, mosques } from '@/domain/gates/mosques'
import type { Gate } from '@/contracts/content'
import { shortened } from '@/lib/text/cut-text'

import { gateLabel } from '@/domain/gates/gate-names'

/** Search engines show about this much of a description. */
const MAX_DESCRIPTION_LENGTH = 160

const texts = {
  '/places/gates': {
    title: 'Gates of',
    description: 'Find a gate by its number or name: Arabic name, notes, details and directions. Gates of',
  },
  '/gates': { title: 'Main gates of', description: 'Number, Arabic and English name of the main gates of' },
  '/mosque-gates': {
    title: 'All gates of',
    description: 'Every gate, door, bridge and stairway by number, with details and directions: all gates of',
  },
  '/gates-map': {
    title: 'Gates map of',
    description: 'A simple plan, north up, with the gates to know and the way to them: gates map of',
  },
} as const satisfies Record<GateScreenPath, { title: string; description: string }>

/** The plain address shows Masjid al-Haram, so that view of a screen is the same page and points to it. */
export function gateScreenMetadata(path: GateScreenPath, mosque: MosqueKey): Metadata {
  const { name, city } = mosques[mosque]
  const { title, description } = texts[path]
  return {
    title: `${title} ${name}`,
    description: `${description} ${name}, ${city}.`,
    alternates: { canonical: mosque === 'haram' ? path : mosqueHref(path, mosque) },
  }
}

export const withoutIndex = (metadata: Metadata): Metadata => ({ ...metadata, robots: { index: false, follow: true } })

export function gateMetadata(gate: Gate): Metadata {
  const mosque = mosqueById(gate.mosqueId)
  const title = `${gateLabel(gate)} · ${mosque?.name ?? ''}`
  const names = gate.arabicName === null ? gateLabel(gate) : `${gateLabel(gate)} (${gate.arabicName})`
  return {
    title,
    description: shortened(
      `${names}, ${mosque?.name ?? ''}, ${mosque?.city ?? ''}. ${gate.notes ?? ''}`.trim(),
      MAX_DESCRIPTION_LENGTH,
    ),
    alternates: { canonical: gateHref(gate) },
  }
}
