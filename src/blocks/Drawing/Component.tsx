import { MixedText } from '@/ui/text/mixed-text'
import type { DrawingBlock } from '@/payload-types'

import styles from './drawing.module.css'
import { drawings } from './drawings'

/**
 * A drawing in the colours of the page: what is used from another file inherits them, which a picture would not. The page
 * carries only the reference, so that a drawing costs its text nothing; the file is fetched once for all of them.
 */
export function Drawing({ drawing, caption }: Pick<DrawingBlock, 'drawing' | 'caption'>) {
  const { title, width, height, words } = drawings[drawing]
  return (
    <figure className={styles.drawing}>
      <svg role="img" aria-label={title} viewBox={`0 0 ${width} ${height}`}>
        <use href={`/drawings.svg#${drawing}`} />
      </svg>
      <figcaption>
        <MixedText>{caption}</MixedText>
      </figcaption>
      <ul>
        {words.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </figure>
  )
}
