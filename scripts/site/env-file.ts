import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'

import nextEnv from '@next/env'

import { secretProblem } from '@/lib/security/secret-strength'

import { StepError } from '../process/steps'

export type EnvProblem = { readonly line: number; readonly problem: string }

type LoadSettings = {
  /** The project folder. */
  readonly root: string
  /** Which of Next's `.env.*` files count. */
  readonly mode: 'development' | 'production'
  /** The port the site will answer on; only a new `.env` takes its address from it. */
  readonly port: number
}

/** The unit in `deploy`, by the name it is installed under. */
const SERVICE = 'pilgrim-guide'

/** Settings that are required, and that must be hard to guess. */
const SECRETS = ['PAYLOAD_SECRET', 'CRON_SECRET'] as const

/**
 * Reads the project's `.env` files into `process.env` (what is set there already wins) and makes `.env` when neither
 * the file nor the secrets exist. An existing file is never changed.
 *
 * @returns a few words for the step's line
 * @throws StepError naming the line or the setting that is wrong
 */
export function loadSettings({ root, mode, port }: LoadSettings): string {
  const file = path.join(root, '.env')
  const isNew = !existsSync(file) && SECRETS.some((name) => !process.env[name])
  if (isNew) writeEnvFile(file, port)
  else if (existsSync(file)) assertWellFormed(readFileSync(file, 'utf8'))

  const { loadedEnvFiles } = nextEnv.loadEnvConfig(root, mode === 'development', { info: () => {}, error: () => {} })
  assertSecrets(process.env)

  if (isNew) return '.env made with random secrets'
  const names = loadedEnvFiles.map((loaded) => path.basename(loaded.path))
  return names.length > 0 ? `read from ${names.join(', ')}` : 'read from the environment'
}

/**
 * For a script that works beside the guide: the settings the guide runs with. Where it is a service of systemd, those that its
 * unit reads from files come first, as they do for the service. Makes no `.env`: the guide would start with it next time.
 *
 * @returns a few words for the step's line
 * @throws StepError when there are none here, or a file of the service cannot be read
 */
export function joinSettings(root: string): string {
  const files = readServiceFiles(root)
  if (!existsSync(path.join(root, '.env')) && SECRETS.some((name) => !process.env[name])) {
    throw new StepError('The settings of the guide are not here.', [
      'Start the guide once, which makes them: npm start',
      'Or give this command the settings the guide runs with, DATABASE_URI among them.',
    ])
  }
  // There is a file, or there are secrets, so that none is made and the port is not used.
  return loadBeside(root, files)
}

/**
 * For a build: the settings the guide runs with, as it is for one address, and names in it are made of the secret. But it signs nothing:
 * where there are no secrets, as in a container image, random ones are used and not stored.
 *
 * @returns a few words for the step's line
 * @throws StepError as `joinSettings`
 */
export function loadBuildSettings(root: string): string {
  const files = readServiceFiles(root)
  nextEnv.loadEnvConfig(root, false, { info: () => {}, error: () => {} })
  for (const name of SECRETS) process.env[name] ||= generateSecret()
  return loadBeside(root, files)
}

function loadBeside(root: string, files: readonly string[]): string {
  const words = loadSettings({ root, mode: 'production', port: 0 })
  return files.length > 0 ? `${words}, and from ${files.join(', ')}` : words
}

/** The names of those that were read. */
function readServiceFiles(root: string): readonly string[] {
  const files = listServiceFiles(root).filter((file) => existsSync(file))
  for (const file of files) {
    for (const [name, value] of Object.entries(parseEnv(readServiceFile(file)))) process.env[name] ??= value
  }
  return files
}

/** The files that the service of this folder reads its settings from; none where it is not installed. */
function listServiceFiles(root: string): readonly string[] {
  let shown: string
  try {
    const properties = ['--property=WorkingDirectory', '--property=EnvironmentFiles']
    shown = execFileSync('systemctl', ['show', SERVICE, ...properties], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 5_000,
    })
  } catch {
    return []
  }
  const lines = shown.split('\n')
  if (!lines.includes(`WorkingDirectory=${path.resolve(root)}`)) return []
  return lines.flatMap((line) => /^EnvironmentFiles=(.+?) \(ignore_errors=\w+\)$/.exec(line)?.[1] ?? [])
}

function readServiceFile(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new StepError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, [
      'The service reads its settings from it. Run this as root, or as an account that may read it.',
    ])
  }
}

/** The text of a new `.env`, with fresh secrets. */
export function makeEnvText(port: number): string {
  return `# Made by npm start. Keep it out of version control; every setting is explained in .env.example.

# Signs staff sessions. A new value signs everybody out.
PAYLOAD_SECRET=${generateSecret()}
# Lets the minute tick and the cache refresh in.
CRON_SECRET=${generateSecret()}

# The address visitors use. Staff can sign in only there.
SITE_URL=http://localhost:${port}

# Only for docker compose, whose PostgreSQL is made with it.
POSTGRES_PASSWORD=${generateSecret()}
`
}

/** Finds lines that a reader of `.env` files would skip or misread without an error. Values in quotes may span lines. */
export function findEnvProblems(text: string): readonly EnvProblem[] {
  if (text.includes('\0') || text.includes('\uFFFD')) return [{ line: 1, problem: 'is not UTF-8 text' }]
  const problems: EnvProblem[] = []
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  for (let index = 0; index < lines.length; index += 1) {
    const content = (lines[index] ?? '').trim()
    if (content === '' || content.startsWith('#')) continue
    const assignment = /^(?:export\s+)?([^=\s]+)\s*=\s*(.*)$/.exec(content)
    const name = assignment?.[1]
    if (name === undefined) {
      problems.push({ line: index + 1, problem: 'has no NAME=value' })
    } else if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) {
      problems.push({ line: index + 1, problem: `has a name that cannot be a setting: ${name}` })
    } else {
      const end = findEndOfValue(lines, index, assignment?.[2] ?? '')
      if (end === undefined) problems.push({ line: index + 1, problem: `opens a quote for ${name} that never closes` })
      else index = end
    }
  }
  return problems
}

/** 256 bits as 64 hexadecimal characters, none of which needs quoting in a shell or a `.env`. */
export function generateSecret(): string {
  return randomBytes(32).toString('hex')
}

/** The line on which a value ends; undefined when its quote stays open. */
function findEndOfValue(lines: readonly string[], start: number, value: string): number | undefined {
  const quote = value[0]
  if (quote !== '"' && quote !== "'" && quote !== '`') return start
  const isClosed = (text: string) => text.replaceAll(`\\${quote}`, '').includes(quote)
  if (isClosed(value.slice(1))) return start
  const offset = lines.slice(start + 1).findIndex(isClosed)
  return offset === -1 ? undefined : start + 1 + offset
}

function writeEnvFile(file: string, port: number): void {
  try {
    writeFileSync(file, makeEnvText(port), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    throw new StepError(`.env cannot be written: ${error instanceof Error ? error.message : String(error)}`, [
      'Make the project folder writable, or set PAYLOAD_SECRET and CRON_SECRET in the environment.',
    ])
  }
}

function assertWellFormed(text: string): void {
  const problems = findEnvProblems(text)
  if (problems.length === 0) return
  throw new StepError(problems.map(({ line, problem }) => `.env line ${line} ${problem}`).join('\n'), [
    'Write one NAME=value per line; a line that starts with # is a comment. See .env.example.',
  ])
}

function assertSecrets(source: Readonly<Record<string, string | undefined>>): void {
  const missing = SECRETS.filter((name) => !source[name])
  if (missing.length > 0) {
    throw new StepError(`${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set.`, [
      'An existing .env is never changed. Add to it:',
      ...missing.map((name) => `${name}=${generateSecret()}`),
    ])
  }
  const weak = SECRETS.flatMap((name) => {
    const problem = secretProblem(source[name] ?? '')
    return problem === null ? [] : [{ name, problem }]
  })
  if (weak.length > 0) {
    throw new StepError(weak.map(({ name, problem }) => `${name} ${problem}`).join('\n'), [
      'Put another value in .env. A random one:',
      ...weak.map(({ name }) => `${name}=${generateSecret()}`),
    ])
  }
}
