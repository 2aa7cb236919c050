import type { Locator, Page } from '@playwright/test'

/** Types the words letter by letter: milliseconds from each letter until what follows from it has been painted. */
export async function typeText(page: Page, field: Locator, queries: readonly string[]): Promise<readonly number[]> {
  const times: number[] = []
  for (const query of queries) {
    await field.fill('')
    await field.focus()
    for (const letter of query) {
      // The listener must be there before the key is pressed: a key may reach the page before a call that was sent earlier.
      const painted = await page.evaluateHandle(beginTyping)
      // Letters that this keyboard lacks are inserted, as by a telephone.
      if (/[ -~]/.test(letter)) await page.keyboard.press(letter === ' ' ? 'Space' : letter)
      else await page.keyboard.insertText(letter)
      times.push(await painted.evaluate(({ untilResults }) => untilResults))
    }
  }
  await field.fill('')
  return times
}

/** Runs in the page: from the input event until the frame that follows from it has been painted. */
const beginTyping = (): { readonly untilResults: Promise<number> } => ({
  untilResults: new Promise((resolve) => {
    const follow = ({ timeStamp }: Event) => {
      // Results follow before the next frame, and a task set in that frame runs when it has been painted.
      queueMicrotask(() => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp))))
    }
    document.addEventListener('input', follow, { once: true })
  }),
})

/** The value that 95 of 100 samples do not exceed, rounded. */
export const p95 = (samples: readonly number[]): number =>
  Math.round([...samples].sort((a, b) => a - b)[Math.ceil(samples.length * 0.95) - 1] ?? 0)

/** For functions that run in a page: the compiler of this file wraps inner functions in a helper, which the page lacks. */
export const nameHelper = 'globalThis.__name = (inner) => inner'
