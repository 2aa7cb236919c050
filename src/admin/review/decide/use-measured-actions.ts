import { type RefObject, useEffect } from 'react'

/**
 * Tells the style sheet how high the buttons over a telephone's screen are: what has the focus is kept clear of them, and
 * how many there are depends on the entry.
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
