import type { ComponentProps } from 'react'

import { submissionLimits } from '@/contracts/recommendations'
import { recommendationCities } from '@/domain/submissions/recommendation-options'

import styles from '../review.module.css'

type TextProps = {
  readonly label: string
  readonly value: string | null | undefined
  /** Characters. */
  readonly maxLength: number
  readonly onText: (text: string) => void
}

/** One line. */
export function TextField({
  label,
  value,
  onText,
  isArabic = false,
  ...attributes
}: TextProps & Pick<ComponentProps<'input'>, 'id' | 'ref' | 'required'> & { readonly isArabic?: boolean }) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        type="text"
        {...(isArabic ? { dir: 'rtl', lang: 'ar' } : { dir: 'auto' })}
        value={value ?? ''}
        onChange={({ target }) => onText(target.value)}
        {...attributes}
      />
    </label>
  )
}

export function LongTextField({ label, value, onText, ...attributes }: TextProps & { readonly rows: number }) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <textarea dir="auto" value={value ?? ''} onChange={({ target }) => onText(target.value)} {...attributes} />
    </label>
  )
}

/** The first field of a form: it has the focus when the form opens. */
export const TitleField = (props: Omit<TextProps, 'maxLength'>) => (
  <TextField {...props} ref={focusOnce} id="review-title" required maxLength={submissionLimits.title} />
)

type CityProps = {
  readonly city: string
  readonly onCity: (city: (typeof recommendationCities)[number]) => void
}

export function CityField({ city, onCity }: CityProps) {
  return (
    <label className={styles.field}>
      <span>City</span>
      <select
        value={city}
        onChange={({ target }) => {
          const chosen = recommendationCities.find((name) => name === target.value)
          if (chosen !== undefined) onCity(chosen)
        }}
      >
        {recommendationCities.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A `ref` that takes the focus to a field when it appears, so that the next letter is typed and not a command. */
const focusOnce = (field: HTMLElement | null): void => field?.focus()
