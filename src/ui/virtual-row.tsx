'use client'

import { memo, type ReactNode } from 'react'

import styles from './virtual-list.module.css'

export type RenderItem<Item> = (item: Item) => ReactNode

type Props<Item> = {
  readonly item: Item
  readonly index: number
  readonly renderItem: RenderItem<Item>
  readonly className: string | undefined
  /** Pixels from the top of the list; `null` in a plain list, where the page puts the rows. */
  readonly top: number | null
  readonly lane: number
  /** Of all rows. */
  readonly count: number
}

/** One row. Left as it is while others come and go: a scrolled list asks for its rows at every frame. */
function Row<Item>({ item, index, renderItem, className = '', top, lane, count }: Props<Item>) {
  const content = <RowContent item={item} renderItem={renderItem} />
  if (top === null) {
    // Out of view it waits (use-rows-ahead.ts). Those of a windowed list are few, and their heights have to be known.
    return (
      <li className={className} data-index={index} data-row="">
        {content}
      </li>
    )
  }
  return (
    <li
      className={`${className} ${styles.row}`}
      style={{ gridColumn: `${lane + 1} / ${lane + 2}`, transform: `translateY(${top}px)` }}
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      {content}
    </li>
  )
}

/** Left as it is while its row moves. */
function Content<Item>({ item, renderItem }: Pick<Props<Item>, 'item' | 'renderItem'>) {
  return renderItem(item)
}

// `memo` loses the parameter of a generic component.
const RowContent = memo(Content) as typeof Content

export const VirtualRow = memo(Row) as typeof Row
