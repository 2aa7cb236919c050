import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { WritingPanel } from './writing-panel'

const ui = vi.hoisted(() => ({ fields: {} as object, data: {} as Record<string, unknown> }))

/** As much of the form of the CMS as is read here. */
vi.mock('@payloadcms/ui', () => ({
  useForm: () => ({ getData: () => ui.data, formRef: { current: document.body } }),
  useAllFormFields: () => [ui.fields],
  useDocumentInfo: () => ({ docConfig: { fields: [{ type: 'textarea', name: 'description', label: 'Description' }] } }),
}))

const fact = { id: 1, key: 'ambulance', label: 'Ambulance', value: '997', unit: null }
const provenance = { source: "The Qur'an 2:125" }

const panel = () => (
  <>
    <WritingPanel kind="authorities" isPage={false} facts={[fact]} />
    <textarea id="field-description" aria-label="Description" defaultValue="Call 997 from Mecca." />
  </>
)

/** What the form holds from now on, and the pause after it. */
async function write({ rerender }: ReturnType<typeof render>, data: Record<string, unknown>) {
  ui.data = { provenance, ...data }
  ui.fields = {}
  rerender(panel())
  await act(() => vi.advanceTimersByTimeAsync(1000))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  ui.data = { provenance }
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the rules of writing beside a form', () => {
  it('should name what they find in what is written, and nothing when it is put right', async () => {
    const view = render(panel())
    expect(screen.queryByRole('heading')).toBeNull()

    await write(view, { description: 'Call 997 from Mecca.' })
    expect(screen.getByRole('heading', { name: 'Rules of writing: 2 to look at' })).toBeVisible()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Description “Mecca” is “Makkah” everywhere else',
      'Description “997” is the fact “Ambulance”: name it, {{fact:ambulance}}, so that it changes with the fact',
    ])

    await write(view, { description: 'Call {{fact:ambulance}} from Makkah.' })
    expect(screen.getByText('Nothing found in what stands here now.')).toBeVisible()
    expect(screen.queryByRole('listitem')).toBeNull()
  })

  it('should wait for the end of a word', async () => {
    const view = render(panel())
    await write(view, { description: 'Fine.' })
    ui.data = { provenance, description: 'Mecca' }
    ui.fields = {}
    view.rerender(panel())

    expect(screen.queryByRole('listitem')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(screen.getByRole('listitem')).toBeVisible()
  })

  it('should lead to the words', async () => {
    const view = render(panel())
    await write(view, { description: 'Call 997 from Mecca.' })
    vi.useRealTimers()

    await userEvent.click(screen.getAllByRole('button', { name: 'Description' })[0] as HTMLElement)

    const field = screen.getByLabelText<HTMLTextAreaElement>('Description')
    await vi.waitFor(() => expect(field).toHaveFocus())
    await vi.waitFor(() => expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('Mecca'))
  })

  it('should show so many that they can be read', async () => {
    const steps = Array.from({ length: 25 }, () => ({ text: 'Mecca' }))
    await write(render(panel()), { steps })

    expect(screen.getAllByRole('listitem')).toHaveLength(20)
    expect(screen.getByText('… and 5 more')).toBeVisible()
  })
})
