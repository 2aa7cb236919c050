const GROUPS = [
  [/^\/_next\/static\//, 'scripts and styles'],
  [/^\/gate-details/, 'pages of gates'],
  [/^\/(?:api|_saved-articles)/, 'lists for search and map'],
  [/^\/guide/, 'pages of the guide'],
  [/^\/directory/, 'pages of the directory'],
] as const

/** More than this is counted. */
const MOST_NAMED = 3

/** What is missing as lines for a reader: a few by their addresses, many by what they are. */
export function lostMessages(lost: readonly string[]): readonly string[] {
  if (lost.length <= MOST_NAMED) return lost
  const counts = new Map<string, number>()
  for (const key of lost) {
    const group = GROUPS.find(([pattern]) => pattern.test(key))?.[1] ?? 'other pages and files'
    counts.set(group, (counts.get(group) ?? 0) + 1)
  }
  return [...counts].map(([group, count]) => `${count} ${group}`)
}
