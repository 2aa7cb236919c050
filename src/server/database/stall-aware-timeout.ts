/** A pause of this process, such as while it loads its modules, counts as one of so many. */
const TURNS = 10

/**
 * The result of some work, with a timeout in milliseconds. Only time in which this process could have read an answer counts:
 * after a pause of ten seconds a plain timer would fire before an answer that has already arrived is read.
 *
 * @throws what the work throws, or a timeout error; the work then goes on, and its result is ignored
 */
export async function stallAwareTimeout<Result>(work: Promise<Result>, limitMs: number): Promise<Result> {
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
