import { test } from './fixtures'

/**
 * Tries one rule on many cases within one test, each as a step of its name: a browser is opened once and not once a case.
 * The rest is tried when one fails, and the error says first which ones did.
 */
export async function tryEach<Case>(
  cases: Iterable<Case>,
  nameOf: (one: Case) => string,
  check: (one: Case) => Promise<void>,
): Promise<void> {
  const failures: { readonly name: string; readonly reason: string }[] = []
  for (const one of cases) {
    const name = nameOf(one)
    await test
      .step(name, () => check(one))
      .catch((error: unknown) =>
        failures.push({ name, reason: error instanceof Error ? error.message : String(error) }),
      )
  }
  if (failures.length === 0) return
  throw new Error(
    [
      `not so for ${failures.map(({ name }) => name).join(', ')}`,
      ...failures.map(({ name, reason }) => `${name}: ${reason}`),
    ].join('\n\n'),
  )
}
