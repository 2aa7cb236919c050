import { type RefObject, useEffect } from 'react'

/**
 * Sets a CSS variable to the height of the fixed buttons on a phone, so that the focused element is not under them. Their
 * number depends on the entry.
 */
export function useMeasuredActions(bar: RefObject<HTMLElement | null>): void {
  useEffect(
    function measure() {
      const element = bar.current
      if (element === null) return
      const { style } = document.documentElement
      const observer = new ResizeObserver(() => {
        style.setProperty('--actions-measured', `${element.offsetHeight}px`)
      })
      observer.observe(element)
      return function stopMeasuring() {
        observer.disconnect()
        style.removeProperty('--actions-measured')
      }
    },
    [bar],
  )
}
