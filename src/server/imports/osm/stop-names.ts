import { plainDigits } from '@/lib/text/plain-digits'

/**
 * What a bus stop is called in the guide. The stops of the city's buses are numbered and named after what they stand
 * before, so that "King Abdulaziz Hospital 99" would be taken for the hospital: "Bus stop 99: King Abdulaziz Hospital".
 * The number on the sign is the Arabic one, and it wins where the two differ.
 */
export function formatStopName(name: string, arabicName: string | null): string {
  if (name.startsWith('Bus stop')) return name
  const [, place = name, number = null] = /^(.*\p{L}.*?)[\s,-]*?(\d{1,4})$/u.exec(name) ?? []
  const onSign = /([\d٠-٩]{1,4})\s*$/u.exec(arabicName ?? '')?.[1]
  if (number === null) return `Bus stop: ${name}`
  return `Bus stop ${onSign === undefined ? number : plainDigits(onSign)}: ${place}`
}
