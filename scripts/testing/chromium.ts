import { StepError } from '../process/steps'

/** The outside world, so that tests can stand in for it. */
export type ChromiumWorld = {
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Record<string, string | undefined>>
  readonly isRoot: boolean
  /** Whether a file exists and may be executed. */
  readonly isProgram: (file: string) => boolean
  /** Where Playwright would look for the browser it installs. */
  readonly playwrightPath: () => string | undefined
  /** Runs a command and tells whether it succeeded. */
  readonly run: (command: string, args: readonly string[]) => Promise<boolean>
}

export type FoundChromium = {
  readonly path: string
  /** What was done to get it, for the step's line. */
  readonly how: string
}

/** Chromium without windows comes first: the same engine, and a page in it costs a quarter less of the processor. */
const HEADLESS = 'chromium-headless-shell'

const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge']

const MAC_PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const WINDOWS_PLACES = ['Chromium\\Application\\chrome.exe', 'Google\\Chrome\\Application\\chrome.exe']

/**
 * Finds a Chromium, installing one if there is none: an explicit CHROMIUM_PATH, an installed browser, the one
 * Playwright keeps, the distribution's package, Playwright's download.
 *
 * @throws StepError when CHROMIUM_PATH is wrong or nothing works
 */
export async function findChromium(world: ChromiumWorld): Promise<FoundChromium> {
  const configured = world.env['CHROMIUM_PATH']
  if (configured) {
    if (world.isProgram(configured)) return { path: configured, how: `${configured}, from CHROMIUM_PATH` }
    throw new StepError(`CHROMIUM_PATH is ${configured}, which is no program.`, ['Correct it, or leave it out.'])
  }
  const installed = findInstalled(world)
  if (installed !== undefined) return { path: installed, how: `${installed}, installed before` }
  const downloaded = findPlaywrights(world)
  if (downloaded !== undefined) return { path: downloaded, how: `${downloaded}, Playwright's own` }
  if (await installPackage(world)) {
    const path = findInstalled(world)
    if (path !== undefined) return { path, how: `${path}, installed now from the distribution's package` }
  }
  if (await world.run('npx', ['playwright', 'install', 'chromium'])) {
    const path = findPlaywrights(world)
    if (path !== undefined) return { path, how: `${path}, downloaded now by Playwright` }
  }
  throw new StepError('There is no Chromium, and none could be installed.', [
    'Install one (Debian, Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH to a Chromium, Chrome or Edge.',
  ])
}

function findInstalled({ platform, env, isProgram }: ChromiumWorld): string | undefined {
  const isWindows = platform === 'win32'
  const folders = (env['PATH'] ?? '').split(isWindows ? ';' : ':').filter(Boolean)
  const onPath = isWindows ? [] : NAMES.flatMap((name) => folders.map((folder) => `${folder}/${name}`))
  const programFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => env[name] ?? [])
  const usual = {
    darwin: MAC_PLACES,
    win32: programFolders.flatMap((folder) => WINDOWS_PLACES.map((place) => `${folder}\\${place}`)),
  }
  return [...onPath, ...(platform === 'darwin' || isWindows ? usual[platform] : [])].find(isProgram)
}

function findPlaywrights({ playwrightPath, isProgram }: ChromiumWorld): string | undefined {
  const path = playwrightPath()
  return path !== undefined && isProgram(path) ? path : undefined
}

/** Debian and its kin; Ubuntu's package of that name only points to a snap, which the search afterwards will not find. */
async function installPackage({ platform, isRoot, run }: ChromiumWorld): Promise<boolean> {
  if (platform !== 'linux' || !(await run('apt-get', ['--version']))) return false
  const asRoot = (...args: string[]) =>
    isRoot ? run('apt-get', args) : run('sudo', ['--non-interactive', 'apt-get', ...args])
  if (!isRoot && !(await run('sudo', ['--non-interactive', 'true']))) return false
  // Lists may be old or absent in a container; an update that fails for one source may still bring the package.
  await asRoot('update', '--quiet')
  for (const name of [HEADLESS, 'chromium']) {
    if (await asRoot('install', '--yes', '--quiet', '--no-install-recommends', name)) return true
  }
  return false
}
