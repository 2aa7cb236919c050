const FILE = /\/_next\/static\/chunks\/[\w.~-]+\.(?:js|css)/g

/** Old browsers' scripts: a browser that runs them has no copies of anything. */
const FOR_OLD_BROWSERS = /<script src="[^"]+" noModule=""/g

/** The scripts and styles of a build that a page starts with, each once. */
export const findNamedFiles = (html: string): readonly string[] => [
  ...new Set(Array.from(html.replace(FOR_OLD_BROWSERS, '').matchAll(FILE), ([name]) => name)),
]
