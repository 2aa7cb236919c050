import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { KitFrames, KitParts } from './kit-page'

describe('the page of the kit', () => {
  it('should show every control and every text part', () => {
    const source = readFileSync('src/ui/kit-page.tsx', 'utf8')
    const missing = ['controls', 'text'].flatMap((folder) =>
      readdirSync(path.join('src/ui', folder))
        .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
        .map((file) => `./${folder}/${file.replace('.tsx', '')}`)
        .filter((module) => !source.includes(`'${module}'`)),
    )
    expect(missing).toEqual([])
  })

  it('should be made of parts that render', () => {
    render(<KitParts />)
    expect(screen.getByRole('heading', { level: 1, name: 'The kit' })).toBeVisible()
    expect(screen.getByLabelText('Phone')).toBeInvalid()
  })

  it('should frame both themes, each at two sizes of text', () => {
    render(<KitFrames parts="/kit/parts" />)
    expect(document.querySelectorAll('iframe[src="/kit/parts"]')).toHaveLength(4)
  })
})
