// @ts-check
// One burst of requests, in a process of its own so that making them costs the server nothing.
import autocannon from 'autocannon'

/**
 * @typedef {{
 *   readonly url: string,
 *   readonly connections: number,
 *   readonly seconds: number,
 *   readonly headers?: Record<string, string>,
 *   readonly kind?: 'submissions',
 *   readonly perSecond?: number,
 *   readonly expected: number,
 * }} Burst
 */

/** @type {Burst} */
const { url, connections, seconds, headers = {}, kind, perSecond, expected } = JSON.parse(process.argv[2] ?? '{}')

let number = 0

/** A caller from a network of its own each time: the limits are not what is measured. */
const network = () => {
  number += 1
  return `${11 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}.7`
}

const submission = () => ({
  kind: 'place',
  name: `Bakery ${process.pid} ${number}`,
  category: 'Restaurant',
  city: 'Makkah',
  description: 'Fresh bread from Fajr on, beside the bus stop.',
  openHours: '05:00-23:00',
  price: '5-20',
  phone: '+966120000000',
  website: '',
  lat: null,
  lng: null,
  submittedAt: new Date().toISOString(),
})

const result = await autocannon({
  url,
  connections,
  duration: seconds,
  headers,
  ...(perSecond !== undefined && { overallRate: perSecond }),
  ...(kind === 'submissions' && {
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => ({
          ...request,
          headers: { ...headers, 'content-type': 'application/json', 'x-forwarded-for': network() },
          body: JSON.stringify(submission()),
        }),
      },
    ],
  }),
})

const answered = Object.values(result.statusCodeStats ?? {}).reduce((sum, { count = 0 }) => sum + count, 0)
const expectedCount = result.statusCodeStats?.[String(expected)]?.count ?? 0
process.stdout.write(
  JSON.stringify({
    perSecond: answered === 0 ? 0 : expectedCount / result.duration,
    p99: result.latency.p99,
    unexpected: answered - expectedCount + result.errors,
  }),
)
