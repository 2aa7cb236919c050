import { expect, it } from 'vitest'

import { addToGroup } from '@/lib/lists/add-to-group'

import { listAround, toCellKey } from './grid'

const steps = { latitude: 0.5, longitude: 0.25 }

it('should find what is within a step in every direction, also across zero, and nothing two squares away', () => {
  const cells = new Map<string, string[]>()
  const put = (name: string, latitude: number, longitude: number) =>
    addToGroup(cells, toCellKey({ latitude, longitude }, steps), name)
  put('itself', 0.1, 0.1)
  put('north', 0.6, 0.1)
  put('south-west', -0.1, -0.1)
  put('two squares north', 1.1, 0.1)
  put('two squares east', 0.1, 0.6)

  const around = listAround({ latitude: 0.2, longitude: 0.2 }, steps, cells)

  expect([...around].sort()).toEqual(['itself', 'north', 'south-west'])
})
