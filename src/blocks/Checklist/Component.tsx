import { MixedText } from '@/ui/text/mixed-text'
import type { ChecklistBlock } from '@/payload-types'

import styles from './checklist.module.css'

/** A list to tick off, on the screen or on paper. The boxes are the browser's own; the article page saves what is ticked. */
export function Checklist({ title, items }: Pick<ChecklistBlock, 'title' | 'items'>) {
  return (
    <fieldset className={styles.checklist} data-checklist>
      <legend>
        <MixedText>{title}</MixedText>
      </legend>
      <ul>
        {items.map(({ label, detail }, index) => (
          <li key={index}>
            <label>
              <input type="checkbox" />
              <span>
                <b>
                  <MixedText>{label}</MixedText>
                </b>
                {detail && (
                  <small>
                    <MixedText>{detail}</MixedText>
                  </small>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
