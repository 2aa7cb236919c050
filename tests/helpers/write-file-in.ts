import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Writes a file of a temporary folder, and makes the folders above it. */
export function writeFileIn(folder: string, name: string, text: string): void {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
