/**
 * Dotted path of the first string or key that contains U+0000, or `null` when there is none. The root string has the
 * path `''`. Walks plain JSON values of any depth without recursion, so hostile nesting cannot exhaust the stack.
 */
export function pathOfNul(value: unknown): string | null {
  const open: { value: unknown; path: string }[] = [{ value, path: '' }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next.value === 'string' && next.value.includes('\u0000')) return next.path
    if (typeof next.value !== 'object' || next.value === null) continue
    for (const [key, child] of Object.entries(next.value)) {
      const path = next.path === '' ? key : `${next.path}.${key}`
      if (key.includes('\u0000')) return path.replaceAll('\u0000', '')
      open.push({ value: child, path })
    }
  }
  return null
}
