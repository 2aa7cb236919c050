import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { CommandError, runCommand, runScript, startService } from './children'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'guide-children-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

function script(text: string): string {
  const file = path.join(folder, 'script.mjs')
  writeFileSync(file, text)
  return file
}

describe('runCommand', () => {
  it('should give the ending and the last words of what fails', async () => {
    const file = script(`console.log('\\u001b[31mred\\u001b[0m'); console.error('no disk'); process.exitCode = 3`)
    const failure = runCommand(process.execPath, [file], { cwd: folder, output: 'keep' })
    await expect(failure).rejects.toMatchObject({ ending: 3, lastWords: 'red\nno disk' })
    await expect(failure).rejects.toBeInstanceOf(CommandError)
  })

  it('should report a program that does not exist', async () => {
    await expect(runCommand('/no/such/program', [], { cwd: folder, output: 'keep' })).rejects.toMatchObject({
      ending: 127,
    })
  })
})

describe('runScript', () => {
  it('should give the last message of the script', async () => {
    const file = script('process.send(1); process.send({ done: true }); process.disconnect()')
    expect(await runScript(pathToFileURL(file), [], { cwd: folder, output: 'keep' })).toEqual({ done: true })
  })
})

describe('startService', () => {
  it('should stop what listens to the signal', async () => {
    const service = startService(
      script("process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000)"),
      [],
      {
        cwd: folder,
      },
    )
    await sleep(500)
    await service.stop(5_000)
    expect((await service.ended).ending).toBe(0)
  })

  it('should end what does not', async () => {
    const service = startService(script("process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)"), [], {
      cwd: folder,
    })
    await sleep(500)
    await service.stop(100)
    expect((await service.ended).ending).toBe('SIGKILL')
  })
})
