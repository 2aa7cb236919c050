/**
 * Lets time go by where that is what a test is about: nothing must happen for a while, work takes so long, two moments have
 * to differ. Who waits for something waits for that itself; the linter refuses other pauses (eslint.clock.mjs).
 *
 * @param milliseconds of the clock the test runs by: also one it holds
 * @param _reason why no event can be waited for
 */
export function pause(milliseconds: number, _reason: string): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
