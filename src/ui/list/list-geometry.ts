import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

type List = RefObject<HTMLUListElement | null>

type Geometry = {
  /** Pixels from the top of the page to the first row. */
  readonly margin: number
  /** Columns and the pixels between two rows, both as the style sheet has them. */
  readonly columns: number
  readonly gap: number
}

const UNKNOWN: Geometry = { margin: 0, columns: 1, gap: 0 }

/** Where a virtual list begins, its columns and its gap, measured again whenever the page changes around it. */
export function useListGeometry(list: List, isVirtual: boolean): Geometry {
  const [geometry, setGeometry] = useState(UNKNOWN)

  useLayoutEffect(
    function followPage() {
      const element = list.current
      if (!isVirtual || element === null) return
      let previous: Geometry | null = null
      const measure = () => {
        const next = readGeometry(element)
        if (previous !== null && isSame(previous, next)) return
        previous = next
        setGeometry(next)
      }
      measure()
      // Whatever opens or closes above the list changes the height of the page.
      const observer = new ResizeObserver(measure)
      observer.observe(document.body)
      observer.observe(element)
      return function stopFollowing() {
        observer.disconnect()
      }
    },
    [list, isVirtual],
  )

  return geometry
}

/** How high the rows of a plain list are, by their place: nothing may jump when it becomes a virtual one. */
export function usePlainHeights(list: List, isPlain: boolean): (index: number) => number | undefined {
  const heights = useRef<readonly number[]>([])

  useEffect(
    function watchRows() {
      const element = list.current
      if (!isPlain || element === null) return
      const observer = new ResizeObserver(() => {
        heights.current = [...element.children].map((row) => row.getBoundingClientRect().height)
      })
      observer.observe(element)
      return function stopWatching() {
        observer.disconnect()
      }
    },
    [list, isPlain],
  )

  return useCallback((index) => heights.current[index], [])
}

function readGeometry(element: HTMLElement): Geometry {
  const { gridTemplateColumns, rowGap } = getComputedStyle(element)
  return {
    margin: Math.round(element.getBoundingClientRect().top + window.scrollY),
    columns: Math.max(1, gridTemplateColumns.split(' ').filter((track) => track.endsWith('px')).length),
    gap: Number.parseFloat(rowGap) || 0,
  }
}

const isSame = (a: Geometry, b: Geometry): boolean =>
  a.margin === b.margin && a.columns === b.columns && a.gap === b.gap
