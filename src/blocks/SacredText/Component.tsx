import type { SacredTextBlock } from '@/payload-types'

import styles from './sacred-text.module.css'

type Props = Pick<SacredTextBlock, 'label' | 'arabic' | 'transliteration' | 'meaning' | 'reference'>

/** Words of prayer: as they are written, how they sound, what they mean, and where they are recorded. */
export function SacredText({ label, arabic, transliteration, meaning, reference }: Props) {
  return (
    <figure className={styles.sacred}>
      <figcaption>{label}</figcaption>
      <p lang="ar" dir="rtl">
        {arabic}
      </p>
      <p className={styles.sound} lang="ar-Latn">
        {transliteration}
      </p>
      <p>{meaning}</p>
      <p className={styles.reference}>{reference}</p>
    </figure>
  )
}
