import { fork, spawn, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

/** A command that ended with an error. */
export class CommandError extends Error {
  override readonly name = 'CommandError'

  constructor(
    readonly command: string,
    /** Exit code, or the signal that ended it. */
    readonly ending: number | NodeJS.Signals,
    /** The end of what it printed, without colours. */
    readonly lastLines: string,
  ) {
    super(`${command} ended with ${ending}`)
  }
}

export type Environment = Readonly<Record<string, string | undefined>>

/** The loader of scripts: a test runner that starts one has none to pass on. */
const TYPESCRIPT = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

/** The first message of a script, sent when its modules are loaded. */
export const BEGUN = 'begun'

/** Modules are loaded after a few seconds, on a busy machine after twenty. Milliseconds. */
export const MODULES_LIMIT_MS = 90_000
const MOST_STARTS = 3

type CommandOptions = {
  readonly cwd: string
  readonly env?: Environment
  /** `show` passes the output on as it comes, `hold` all of it at the end, `keep` stores its last lines for the error. */
  readonly output: 'show' | 'hold' | 'keep'
}

/** A program that runs until it is stopped. */
export type Service = {
  /** Resolves when it ends, asked or not. */
  readonly ended: Promise<CommandError>
  /** Sends SIGTERM, after `limitMs` SIGKILL, and waits for its end. */
  readonly stop: (limitMs: number) => Promise<void>
}

const MAX_ERROR_LINES = 30

const MAX_ERROR_CHARACTERS = 16_000

const running = new Set<ChildProcess>()

/**
 * Runs a command to its end.
 *
 * @throws CommandError when its exit code is not 0
 */
export async function runCommand(command: string, args: readonly string[], options: CommandOptions): Promise<void> {
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: makeEnvironment(options.env),
    stdio: options.output === 'show' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  })
  const chunks: Buffer[] = []
  if (options.output === 'hold') {
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
  }
  try {
    await waitForSuccess(child, [command, ...args].join(' '), options.output)
  } finally {
    process.stdout.write(Buffer.concat(chunks))
  }
}

type ScriptOptions = CommandOptions & {
  /**
   * The script sends `BEGUN` first. Node can lose a module on its way from the thread that compiles it, and then waits for
   * it for ever: a script that has not begun in this time has done nothing, and is started again. Milliseconds.
   */
  readonly beginsWithinMs?: number
}

/**
 * Runs one of our scripts to its end and returns the last message it sent to us. It ends itself, by `process.exit` or
 * `process.disconnect`.
 *
 * @throws CommandError when its exit code is not 0
 */
export async function runScript(script: URL, args: readonly string[], options: ScriptOptions): Promise<unknown> {
  for (let starts = 1; ; starts += 1) {
    const outcome = await runOnce(fileURLToPath(script), args, options)
    if (outcome.ending.ending === 0) return outcome.lastMessage
    if (!outcome.isStuck || starts === MOST_STARTS) throw outcome.ending
  }
}

type Outcome = { readonly ending: CommandError; readonly lastMessage: unknown; readonly isStuck: boolean }

async function runOnce(file: string, args: readonly string[], options: ScriptOptions): Promise<Outcome> {
  const { cwd, env, output, beginsWithinMs } = options
  const child = fork(file, args, {
    cwd,
    env: makeEnvironment(env),
    execArgv: ['--import', TYPESCRIPT, '--import', new URL('./stay-alive.mjs', import.meta.url).href],
    stdio: output === 'show' ? ['ignore', 'inherit', 'inherit', 'ipc'] : ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
  })
  let lastMessage: unknown
  let isStuck = false
  const killStuck = () => {
    isStuck = true
    killGroup(child, 'SIGKILL')
  }
  const stuckTimer = beginsWithinMs === undefined ? undefined : setTimeout(killStuck, beginsWithinMs)
  child.on('message', (message) => {
    clearTimeout(stuckTimer)
    lastMessage = message
  })
  const ending = await waitForEnd(child, file)
  clearTimeout(stuckTimer)
  return { ending, lastMessage, isStuck }
}

/** Starts a Node program that stops by itself when this process has ended, and passes its output on. */
export function startService(file: string, args: readonly string[], options: Omit<CommandOptions, 'output'>): Service {
  const child = fork(file, args, {
    cwd: options.cwd,
    env: makeEnvironment(options.env),
    execArgv: ['--import', new URL('./exit-with-parent.mjs', import.meta.url).href],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Own process group: Ctrl-C reaches this process alone, which stops everything in order.
    detached: process.platform !== 'win32',
  })
  // Not by `pipe`, which would end with the first error: a log on a full disk loses lines, and gets those that follow.
  child.stdout?.on('data', (chunk: Buffer) => process.stdout.write(chunk))
  child.stderr?.on('data', (chunk: Buffer) => process.stderr.write(chunk))
  const ended = waitForEnd(child, [file, ...args].join(' '))
  const stop = async (limitMs: number) => {
    killGroup(child, 'SIGTERM')
    const killTimer = setTimeout(() => killGroup(child, 'SIGKILL'), limitMs)
    await ended
    clearTimeout(killTimer)
  }
  return { ended, stop }
}

/** Sends a signal to everything started here that still runs. */
export function signalChildren(signal: NodeJS.Signals): void {
  for (const child of running) killGroup(child, signal)
}

/** Turns off Next's telemetry, because the guide promises anonymity. */
function makeEnvironment(env: Environment = {}): NodeJS.ProcessEnv {
  return { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env }
}

async function waitForSuccess(child: ChildProcess, command: string, output: CommandOptions['output']): Promise<void> {
  const ending = await waitForEnd(child, command)
  if (ending.ending === 0) return
  throw output === 'keep' ? ending : new CommandError(command, ending.ending, '')
}

/** Resolves with an error object in any case; the caller decides whether the ending is an error. */
async function waitForEnd(child: ChildProcess, command: string): Promise<CommandError> {
  running.add(child)
  let words = ''
  const collectOutput = (chunk: Buffer) => {
    words = (words + chunk.toString('utf8')).slice(-MAX_ERROR_CHARACTERS)
  }
  child.stdout?.on('data', collectOutput)
  child.stderr?.on('data', collectOutput)
  return new Promise((resolve) => {
    const finish = (ending: number | NodeJS.Signals) => {
      running.delete(child)
      const lines = stripVTControlCharacters(words).trim().split('\n')
      resolve(new CommandError(command, ending, lines.slice(-MAX_ERROR_LINES).join('\n')))
    }
    child.once('error', (error) => {
      words += error.message
      finish(127)
    })
    child.once('close', (code, signal) => finish(signal ?? code ?? 1))
  })
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // It ended in the meantime.
  }
}
