import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/**
 * Node's exit code for a program that awaits something while its event loop is empty. One of ours now and then ends so before
 * it has begun: the loader's own thread does not hold the event loop of Node 20 open while it compiles the next module (Node
 * 24 compiles without such a thread). With an event loop held open it would wait for ever.
 */
export const UNSETTLED = 13

export const MOST_STARTS = 5

/** Runs scripts/<script>.ts as from a shell, to its end; its exit code and what it prints. */
export async function runProgram(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number; readonly text: string }> {
  const program = ['--import', 'tsx', `scripts/${script}.ts`, ...args]
  for (let starts = 1; ; starts += 1) {
    try {
      const { stdout } = await promisify(execFile)(process.execPath, program, { env: { ...process.env, ...env } })
      return { code: 0, text: stdout }
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
      const hasBegun = code !== UNSETTLED || stdout + stderr !== ''
      if (hasBegun || starts === MOST_STARTS) return { code, text: stdout + stderr }
    }
  }
}
