import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Puts together what the last stage of the Dockerfile copies from the project, as a container engine would. */
export function assembleImage(root: string, target: string): void {
  const isIgnored = readIgnored(readFileSync(path.join(root, '.dockerignore'), 'utf8'))
  for (const { sources, to } of listCopies(readFileSync(path.join(root, 'Dockerfile'), 'utf8'))) {
    for (const source of sources) {
      const isFolder = !path.basename(source).includes('.')
      const into = path.join(target, to, isFolder ? '' : path.basename(source))
      if (!existsSync(path.join(root, source)) || isIgnored(source)) {
        throw new Error(`The Dockerfile copies ${source}, which is not there or left out by .dockerignore`)
      }
      mkdirSync(path.dirname(into), { recursive: true })
      cpSync(path.join(root, source), into, {
        recursive: true,
        filter: (file) => !isIgnored(path.relative(root, file)),
      })
    }
  }
}

/** Whether `.dockerignore` leaves a file out: by its own name or a folder's above it, and the last line that speaks of it counts. */
export function readIgnored(text: string): (file: string) => boolean {
  const lines = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ isIgnored: !line.startsWith('!'), pattern: toPattern(line.replace(/^!/, '')) }))
  return (file) => {
    const parts = file.split('/')
    const names = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
    return lines.findLast(({ pattern }) => names.some((name) => pattern.test(name)))?.isIgnored ?? false
  }
}

function toPattern(glob: string): RegExp {
  const text = glob
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/\*\*\/|\*/g, (found) => (found === '*' ? '[^/]*' : '(?:.*/)?'))
  return new RegExp(`^${text}$`)
}

/** The stages of a Dockerfile, each with its lines; a line that goes on is one. */
export function listStages(text: string): readonly (readonly string[])[] {
  const lines = text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  return lines.flatMap((line, index) => {
    if (!line.startsWith('FROM ')) return []
    const end = lines.findIndex((later, at) => at > index && later.startsWith('FROM '))
    return [lines.slice(index, end === -1 ? undefined : end)]
  })
}

const listCopies = (dockerfile: string) =>
  (listStages(dockerfile).at(-1) ?? []).flatMap((line) => {
    const [word, ...paths] = line.split(' ')
    if (word !== 'COPY' || paths[0]?.startsWith('--from=')) return []
    return [{ sources: paths.slice(0, -1), to: paths.at(-1) ?? '' }]
  })
