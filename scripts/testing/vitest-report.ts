import { JsonReporter, type SerializedError, type TestModule } from 'vitest/node'

type OutsideError = { readonly file?: string; readonly message: string }

/**
 * The JSON report of vitest, and in `outside` what it leaves out though the run is red for it: uncaught errors,
 * and workers that crashed. An error without a file belongs to the files that did not come to their end, when there are any.
 */
export default class VitestReport extends JsonReporter {
  #outside: readonly OutsideError[] = []

  override async onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[] = []): Promise<void> {
    const unfinished = modules.filter((module) => module.state() === 'pending' || module.state() === 'queued')
    this.#outside = errors.flatMap((error): readonly OutsideError[] => {
      const message = describeError(error)
      const file: unknown = error.VITEST_TEST_PATH
      if (typeof file === 'string') return [{ file, message }]
      return unfinished.length === 0 ? [{ message }] : unfinished.map(({ moduleId }) => ({ file: moduleId, message }))
    })
    await super.onTestRunEnd([...modules])
  }

  override async writeReport(report: string): Promise<void> {
    await super.writeReport(JSON.stringify({ ...JSON.parse(report), outside: this.#outside }))
  }
}

/** With its cause: a crash of a worker says only there what happened. */
function describeError({ message, cause }: SerializedError): string {
  return cause === undefined ? message : `${message} ${describeError(cause)}`
}
