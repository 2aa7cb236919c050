/** A file and its size as it is sent. */
export type SizedFile = readonly [path: string, bytes: number]

/** What the build says of itself to the worker and to who saves the guide: scripts/site/offline-files.ts makes it. */
export type BuildFiles = {
  readonly build: string
  /** What every page starts with, and the search. */
  readonly shell: readonly SizedFile[]
  /** All that any page of the guide can ask for. */
  readonly all: readonly SizedFile[]
  /** The search's question for the articles. */
  readonly articlesQuery: string
  /** By area, what its pages are made by: scripts/site/page-templates.ts. */
  readonly templates: Readonly<Record<string, string>>
}

/** Pages of one area share their making: "guide" of `/guide/umrah`, "api/locations" of that call, empty for the home page. */
export function toArea(address: string): string {
  const [first = '', second = ''] = address.slice(1).split(/[/?]/)
  return first === 'api' ? `api/${second}` : first
}

/** Where the web server has it. */
export const BUILD_FILES_PATH = '/offline-files.json'

const FILE = /\/_next\/static\/chunks\/[\w.~-]+\.(?:js|css)/g

/** Old browsers' scripts: a browser that runs them has no copies of anything. */
const FOR_OLD_BROWSERS = /<script src="[^"]+" noModule=""/g

/** The scripts and styles of a build that a page starts with, each once. */
export const findNamedFiles = (html: string): readonly string[] => [
  ...new Set(Array.from(html.replace(FOR_OLD_BROWSERS, '').matchAll(FILE), ([name]) => name)),
]
