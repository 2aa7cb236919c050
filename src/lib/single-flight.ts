/** Work that is done once for all who ask while it is under way. */
export function singleFlight<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<Result> | undefined
  return () => (underWay ??= work().finally(() => (underWay = undefined)))
}
