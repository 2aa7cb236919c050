import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { PositionPicker } from './position-picker'

const form = vi.hoisted(() => ({
  values: {} as Record<string, unknown>,
  mayWrite: true,
  set: vi.fn<(path: string, value: unknown) => void>(),
}))

/** As much of the form of the CMS as is read here. */
vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick, ...rest }: { children: string; onClick: () => void; 'aria-expanded': boolean }) => (
    <button type="button" onClick={onClick} aria-expanded={rest['aria-expanded']}>
      {children}
    </button>
  ),
  useDocumentInfo: () => ({ hasSavePermission: form.mayWrite, isTrashed: false }),
  useField: ({ path }: { path: string }) => ({
    value: form.values[path],
    setValue: (value: unknown) => form.set(path, value),
  }),
  useFormFields: (select: (state: [Record<string, { value: unknown }>]) => unknown) =>
    select([Object.fromEntries(Object.entries(form.values).map(([key, value]) => [key, { value }]))]),
}))

/** A map needs a layout: tests/e2e/review.e2e.ts moves a pin on one. */
vi.mock('./pin-map', () => ({
  PinMap: ({ pin, city, isMovable, onMove }: Record<string, unknown> & { onMove: (at: object) => void }) => (
    <button type="button" onClick={() => onMove({ latitude: 21.422512345, longitude: 39.8262 })}>
      {JSON.stringify({ pin, city, isMovable })}
    </button>
  ),
}))

const basemap = { streets: [], tileUrl: null } as const
const shown = async () => {
  render(<PositionPicker basemap={basemap} />)
  await userEvent.click(screen.getByRole('button', { name: 'Show on the map' }))
  return screen.findByRole('button', { name: /pin/ })
}

beforeEach(() => {
  form.set.mockReset()
  Object.assign(form, { values: {}, mayWrite: true })
})

describe('the map of a position', () => {
  it('should be fetched when it is asked for', async () => {
    render(<PositionPicker basemap={basemap} />)

    expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(screen.getByRole('button', { name: 'Show on the map' }))
    expect(screen.getByRole('button', { name: 'Hide the map' })).toHaveAttribute('aria-expanded', 'true')
  })

  it('should show the pin of the form, and fill in where it is put', async () => {
    form.values = { latitude: 21.4, longitude: 39.8, city: 'Jeddah' }
    const map = await shown()

    expect(map).toHaveTextContent('{"pin":{"latitude":21.4,"longitude":39.8},"city":"Jeddah","isMovable":true}')
    await userEvent.click(map)
    expect(form.set.mock.calls).toEqual([
      ['latitude', 21.4225123],
      ['longitude', 39.8262],
    ])
  })

  it('should open at the mosque of a gate without a position', async () => {
    form.values = { latitude: null, location: 239 }

    expect(await shown()).toHaveTextContent('{"pin":null,"city":"Madinah","isMovable":true}')
  })

  it('should not move for who may not save', async () => {
    form.mayWrite = false

    expect(await shown()).toHaveTextContent('"isMovable":false')
  })
})
