import type { PathSubmissionInput, PlaceSubmissionInput } from '@/contracts/recommendations'

import { SITE_URL } from './int-app'

/** The place payload of spec §3, to the letter. */
export const placePayload = {
  kind: 'place',
  name: 'Al Baik, Ajyad',
  category: 'Restaurant',
  city: 'Makkah',
  description: 'Chicken and quick service.',
  wheelchair: true,
  openHours: '10:00 to 02:00',
  price: '15-40 SAR',
  phone: '+966 12 000 0000',
  website: 'albaik.com',
  lat: null,
  lng: null,
  submittedAt: '2026-11-20T10:00:00.000Z',
} as const satisfies PlaceSubmissionInput

/** The path payload of spec §3, to the letter. */
export const pathPayload = {
  kind: 'path',
  title: 'From the bus stop to King Fahd Gate',
  city: 'Makkah',
  steps: [
    { stepNumber: 1, title: 'Bus stop', description: 'Get off.', category: 'Transportation', notes: '' },
    { stepNumber: 2, title: 'King Fahd Gate', description: '', category: 'Gate', notes: 'Busy on Fridays.' },
  ],
  submittedAt: '2026-11-20T10:00:00.000Z',
} as const satisfies PathSubmissionInput

let networks = 0

/** An address of a network that nothing else in the run uses. */
export const newAddress = (): string => {
  networks += 1
  return `10.${Math.floor(networks / 250)}.${networks % 250}.7`
}

export type Sending = {
  readonly address?: string
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A POST as a browser sends it; a string goes out as it is. */
export function post(
  path: string,
  body: unknown,
  { address = newAddress(), key, headers = {} }: Sending = {},
): Request {
  return new Request(`${SITE_URL}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': address,
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}
