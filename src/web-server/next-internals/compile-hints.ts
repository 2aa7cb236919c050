import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Tells V8 that a file's functions are wanted at once, so that it compiles them on the thread that loads the file.
 * Without it each is compiled when it is first called, in the middle of the start of the page, while nothing else can
 * happen. Chromium understands it since 136 (https://v8.dev/blog/explicit-compile-hints); for others it is
 * a comment. It has to be the first line.
 *
 * Leans on: where a build puts its prerendered pages and its scripts, and how a page names the scripts it starts with.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

const SCRIPT = /\/_next\/static\/(chunks\/[\w.~-]+\.js)/g

/**
 * Puts the hint into the scripts that the prerendered pages name, and into no others: what is fetched later is not in
 * the way of the start, and the admin's scripts would be compiled whole for a few of their functions.
 *
 * @returns how many files were changed; none the second time
 */
export function hintStartScripts(buildFolder: string): number {
  const pages = path.join(buildFolder, 'server', 'app')
  const names = new Set<string>()
  for (const file of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.html'))
      for (const name of findScripts(readFileSync(path.join(pages, file), 'utf8'))) names.add(name)
  }
  let changed = 0
  for (const name of names) {
    const file = path.join(buildFolder, 'static', name)
    if (!existsSync(file)) continue
    const text = readFileSync(file, 'utf8')
    if (text.startsWith(HINT)) continue
    writeFileSync(file, HINT + text)
    changed += 1
  }
  return changed
}

/** The scripts a page names, from the folder of the build's static files. */
const findScripts = (html: string): readonly string[] =>
  Array.from(html.matchAll(SCRIPT), ([, name]) => name).filter((name) => name !== undefined)
