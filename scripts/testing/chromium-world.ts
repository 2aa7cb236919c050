import { accessSync, constants, statSync } from 'node:fs'

import { CommandError, runCommand } from '../process/children'
import type { ChromiumWorld } from './chromium'

/** The machine as it is. */
export async function realChromiumWorld(root: string): Promise<ChromiumWorld> {
  const { chromium } = await import('@playwright/test')
  return {
    platform: process.platform,
    env: process.env,
    isRoot: process.getuid?.() === 0,
    isProgram,
    playwrightPath: () => chromium.executablePath() || undefined,
    run: async (command, args) => {
      try {
        await runCommand(command, args, { cwd: root, env: { DEBIAN_FRONTEND: 'noninteractive' }, output: 'keep' })
        return true
      } catch (error) {
        if (error instanceof CommandError) return false
        throw error
      }
    },
  }
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}
