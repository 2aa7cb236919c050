'use client'

import { type CSSProperties, memo, type ReactNode } from 'react'

import styles from './virtual-list.module.css'

/** What a row has to put on its own `li`. */
export type RowProps = {
  readonly style?: CSSProperties
  readonly className?: string | undefined
  readonly 'data-index'?: number
  readonly 'aria-setsize'?: number
  readonly 'aria-posinset'?: number
}

export type RenderRow<Item> = (item: Item, props: RowProps) => ReactNode

type Props<Item> = {
  readonly item: Item
  readonly index: number
  readonly renderRow: RenderRow<Item>
  /** Pixels from the top of the list; `null` in a plain list, where the page puts the rows. */
  readonly top: number | null
  readonly lane: number
  /** Of all rows. */
  readonly count: number
}

/** One row. Left as it is while others come and go: a scrolled list asks for its rows at every frame. */
function Row<Item>({ item, index, renderRow, top, lane, count }: Props<Item>) {
  if (top === null) return renderRow(item, { 'data-index': index })
  return renderRow(item, {
    className: styles.row,
    style: { gridColumn: `${lane + 1} / ${lane + 2}`, transform: `translateY(${top}px)` },
    'data-index': index,
    'aria-setsize': count,
    'aria-posinset': index + 1,
  })
}

// `memo` loses the parameter of a generic component.
export const VirtualRow = memo(Row) as typeof Row
