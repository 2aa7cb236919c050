/**
 * Gives a field the focus and shows what it is called: a browser by itself may show no more than the line to write in, with
 * the label above it under the header.
 */
export function focusField(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null | undefined): void {
  field?.focus({ preventScroll: true })
  for (const element of [field, field?.labels?.[0]]) element?.scrollIntoView({ block: 'nearest' })
}
