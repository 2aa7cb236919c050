import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { WAIT_MS } from '../../tests/time-limits'
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
    await expect(failure).rejects.toMatchObject({ ending: 3, lastLines: 'red\nno disk' })
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

/** A busy machine takes its time to start a program; one that is stuck is waited for so long. */
const BEGINS_WITHIN_MS = 5_000

describe('runScript, of a script that may be stuck before it begins', () => {
  it('should start it again, as nothing was done', async () => {
    const file = script(
      `import { existsSync, writeFileSync } from 'node:fs'
      if (existsSync('once')) { process.send('begun'); process.send('done'); process.disconnect() }
      else { writeFileSync('once', ''); setInterval(() => {}, 1000) }`,
    )
    const options = { cwd: folder, output: 'keep', beginsWithinMs: BEGINS_WITHIN_MS } as const
    expect(await runScript(pathToFileURL(file), [], options)).toBe('done')
  })

  it('should leave alone what has begun, however long it takes', async () => {
    const file = script(
      `process.send('begun'); setTimeout(() => { process.send('late'); process.disconnect() }, ${BEGINS_WITHIN_MS + 500})`,
    )
    const options = { cwd: folder, output: 'keep', beginsWithinMs: BEGINS_WITHIN_MS } as const
    expect(await runScript(pathToFileURL(file), [], options)).toBe('late')
  })
})

/** A process on a busy machine takes its time to listen. */
const SAY_READY = `(await import('node:fs')).writeFileSync('ready', ''); setInterval(() => {}, 1000)`

const untilReady = () => vi.waitFor(() => expect(existsSync(path.join(folder, 'ready'))).toBe(true))

describe('startService', () => {
  it('should stop what listens to the signal', async () => {
    const service = startService(script(`process.on('SIGTERM', () => process.exit(0)); ${SAY_READY}`), [], {
      cwd: folder,
    })
    await untilReady()
    await service.stop(WAIT_MS)
    expect((await service.ended).ending).toBe(0)
  })

  it('should pass on what is said after a line that could not be written', async () => {
    const said: string[] = []
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => said.push(String(chunk)) > 0)
    const ignore = () => undefined
    process.stdout.on('error', ignore)
    const service = startService(
      script(`console.log('before')
        process.on('SIGTERM', () => { console.log('after'); process.exit(0) }); ${SAY_READY}`),
      [],
      { cwd: folder },
    )
    try {
      await vi.waitFor(() => expect(said.join('')).toContain('before'))
      process.stdout.emit(
        'error',
        Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
      )
      await untilReady()
      await service.stop(WAIT_MS)
      expect(said.join('')).toContain('after')
    } finally {
      await service.stop(0)
      process.stdout.off('error', ignore)
      write.mockRestore()
    }
  })

  it('should end what does not', async () => {
    const service = startService(script(`process.on('SIGTERM', () => {}); ${SAY_READY}`), [], {
      cwd: folder,
    })
    await untilReady()
    await service.stop(100)
    expect((await service.ended).ending).toBe('SIGKILL')
  })
})
