/** A pause of this process, such as while it loads its modules, counts as one of so many. */
const TURNS = 10

/**
 * What some work brings, if it comes within a limit in milliseconds. Only time in which this process could have read an
 * answer counts: after a pause of ten seconds a plain timer would strike first, and the answer lie there unread.
 *
 * @throws whatever the work throws, and an error of its own beyond the limit; the work then goes on unheard
 */
export async function withinAwake<Result>(work: Promise<Result>, limitMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    let turns = 0
    timer = setInterval(() => {
      turns += 1
      if (turns === TURNS) reject(new Error(`Nothing came within ${limitMs} ms`))
    }, limitMs / TURNS)
  })
  return Promise.race([work, limit]).finally(() => clearInterval(timer))
}
