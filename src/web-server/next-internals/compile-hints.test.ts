import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { expectProvedOn } from '../../../tests/helpers/proved-on'
import { writeFileIn } from '../../../tests/helpers/write-file-in'
import { hintStartScripts } from './compile-hints'

describe('hintStartScripts', () => {
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'guide-hints-'))
    put('server/app/faq.html', '<script src="/_next/static/chunks/3t5_a-b.js" async=""></script>')
    put('server/app/places/view/all.html', String.raw`<script>push("\"/_next/static/chunks/0x~1.js\"")</script>`)
    for (const name of ['3t5_a-b', '0x~1', 'admin']) put(`static/chunks/${name}.js`, `run(${name.length})`)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const put = (name: string, text: string) => writeFileIn(folder, name, text)
  const read = (name: string) => readFileSync(path.join(folder, 'static/chunks', name), 'utf8')

  it('should be looked at again with each version of the framework', () => {
    expectProvedOn(
      'Look in the folder of a build for server/app/*.html, for the scripts they name, and for those in static/chunks.',
    )
  })

  it('should put the hint before everything else in what pages name, and leave the rest', () => {
    expect(hintStartScripts(folder)).toBe(2)
    expect(read('3t5_a-b.js')).toBe('//# allFunctionsCalledOnLoad\nrun(7)')
    expect(read('0x~1.js')).toBe('//# allFunctionsCalledOnLoad\nrun(4)')
    expect(read('admin.js')).toBe('run(5)')
  })

  it('should change nothing the second time', () => {
    hintStartScripts(folder)
    expect(hintStartScripts(folder)).toBe(0)
    expect(read('0x~1.js')).toBe('//# allFunctionsCalledOnLoad\nrun(4)')
  })

  it('should pass over a script that the build no longer holds', () => {
    put('server/app/old.html', '<script src="/_next/static/chunks/gone.js"></script>')
    expect(hintStartScripts(folder)).toBe(2)
  })
})
