import type { Way } from './field-way'

/** So many drawings of the page it may take until a part that was closed or out of sight is there: two seconds. */
const MAX_FRAMES = 120

/** A page that has not moved for so many drawings stands still. */
const STILL_FRAMES = 6

const FOCUSABLE =
  'input:not([type="hidden"]):not([disabled]), textarea:not([disabled]), select:not([disabled]), [contenteditable="true"]'

/**
 * Opens what is closed on the way to a field, brings it into view and puts the focus into it. The CMS makes the fields of a
 * long form when they come near the view, and ours those of a block when it is opened: so it goes from part to part and
 * waits for each.
 *
 * @returns whether it got there
 */
export async function leadToField(form: HTMLElement, way: Way): Promise<boolean> {
  for (let frame = 0; frame < MAX_FRAMES; frame++) {
    const { element, isEnd } = reachable(form, way)
    if (element !== null) {
      const isOpen = openAround(element, form)
      if (isEnd && isOpen && (await focusIn(element))) return true
      if (!isEnd) {
        openIn(element)
        element.scrollIntoView({ block: 'center' })
      }
    }
    await nextFrame()
  }
  return false
}

/** The part on the way that is in the document and nearest to the field. */
function reachable(form: HTMLElement, way: Way): { readonly element: HTMLElement | null; readonly isEnd: boolean } {
  let scope = form
  let last: HTMLElement | null = null
  for (const { block, path } of way) {
    if (block !== null) {
      const inner = scope.querySelector<HTMLElement>(`[data-block-id="${CSS.escape(block.id)}"]`)
      if (inner === null) return { element: last, isEnd: false }
      scope = inner
      last = inner
    }
    const segments = path.split('.')
    const field = findField(scope, segments)
    if (field === null) return { element: findRow(scope, segments) ?? last, isEnd: false }
    last = field
  }
  return { element: last, isEnd: true }
}

function findField(scope: HTMLElement, segments: readonly string[]): HTMLElement | null {
  const name = segments.join('__')
  return findOwn(
    scope,
    // Inside a drawer the name of some fields has more behind it.
    [`[data-field-path="${segments.join('.')}"]`, `[id="field-${name}"]`, `[id^="field-${name}-"]`].join(', '),
  )
}

/** The deepest row, or field that has rows, in which the field will be. */
function findRow(scope: HTMLElement, segments: readonly string[]): HTMLElement | null {
  for (let length = segments.length - 1; length > 0; length--) {
    const [above, last] = [segments.slice(0, length - 1), segments[length - 1] ?? '']
    const element = /^\d+$/.test(last)
      ? findOwn(scope, `[id="${above.join('-')}-row-${last}"]`)
      : findField(scope, segments.slice(0, length))
    if (element !== null) return element
  }
  return null
}

/** Not in a block inside the scope: its fields have the same names. */
function findOwn(scope: HTMLElement, selector: string): HTMLElement | null {
  const block = scope.closest('[data-block-id]')
  const all = [...scope.querySelectorAll<HTMLElement>(selector)]
  return all.find((element) => element.closest('[data-block-id]') === block) ?? null
}

/** @returns whether all was open */
function openAround(element: HTMLElement, form: HTMLElement): boolean {
  let isOpen = true
  for (let part = element.parentElement; part !== null && part !== form; part = part.parentElement) {
    if (openCollapsed(part)) isOpen = false
  }
  return isOpen
}

/** Opens the row or block itself, not what is in it. */
function openIn(element: HTMLElement): void {
  const collapsible = element.querySelector('.collapsible')
  if (collapsible !== null) openCollapsed(collapsible)
}

function openCollapsed(part: Element): boolean {
  if (!part.classList.contains('collapsible--collapsed')) return false
  part.querySelector<HTMLElement>(':scope > .collapsible__toggle-wrap > .collapsible__toggle')?.click()
  return true
}

async function focusIn(element: HTMLElement): Promise<boolean> {
  const target = focusTarget(element)
  target.focus({ preventScroll: true })
  if (document.activeElement !== target) return false
  // Parts above that come into view for the first time push it on.
  let top = Number.NaN
  for (let still = 0, frame = 0; still < STILL_FRAMES && frame < MAX_FRAMES; frame++) {
    target.scrollIntoView({ block: 'center' })
    const now = target.getBoundingClientRect().top
    still = now === top ? still + 1 : 0
    top = now
    await nextFrame()
  }
  return true
}

/** Where one writes; the button that adds a row, where rows are missing; else the field itself. */
function focusTarget(element: HTMLElement): HTMLElement {
  if (element.matches(`${FOCUSABLE}, button`)) return element
  const added = [...element.querySelectorAll<HTMLElement>('.array-field__add-row')].at(-1)
  const target = added ?? element.querySelector<HTMLElement>(FOCUSABLE) ?? element.querySelector('button')
  if (target !== null) return target
  element.tabIndex = -1
  return element
}

const nextFrame = () =>
  new Promise<void>((goOn) => {
    requestAnimationFrame(() => goOn())
  })
