import { FieldDiffContainer } from '@payloadcms/ui/rsc'
import type { FieldDiffServerProps, RichTextField } from 'payload'

import { foldUnchanged } from './diff/fold-unchanged'
import styles from './diff/rich-text-diff.module.css'
import { markedLines } from '@/lib/rich-text/marked-lines'
import { compareLines, type ComparedLine } from '@/lib/text/compare-lines'

/**
 * Two states of a rich text in Payload's view of versions: the words that changed, in steps and tables too. Payload's own shows
 * blocks by their kind alone, and every link as deleted and added.
 */
export function RichTextDiff({
  comparisonValue,
  versionValue,
  field,
  i18n,
  nestingLevel = 0,
}: FieldDiffServerProps<RichTextField>) {
  const lines = compareLines(markedLines(comparisonValue), markedLines(versionValue))
  const parts = foldUnchanged(lines)
  const side = (name: 'after' | 'before') => (
    <div className={styles.side}>
      {lines.every(({ isChanged }) => !isChanged) && (
        <p>No word has changed: it is bold words, or the kind of a box, a list or a table.</p>
      )}
      {parts.map((part, index) =>
        typeof part === 'number' ? (
          // Parts have no identity of their own, and the list is made once.
          <p key={index} className={styles.folded}>
            {part === 1 ? '1 passage' : `${part} passages`} unchanged
          </p>
        ) : (
          <Line key={index} line={part} name={name} />
        ),
      )}
    </div>
  )
  return (
    <FieldDiffContainer
      From={side('before')}
      To={side('after')}
      i18n={i18n}
      label={{ label: field.label ?? field.name }}
      nestingLevel={nestingLevel}
    />
  )
}

function Line({ line, name }: { readonly line: ComparedLine; readonly name: 'after' | 'before' }) {
  const pieces = line[name]
  if (pieces === null) return null
  const Mark = name === 'after' ? 'ins' : 'del'
  return (
    <p dir="auto">{pieces.map(({ text, isChanged }, index) => (isChanged ? <Mark key={index}>{text}</Mark> : text))}</p>
  )
}
