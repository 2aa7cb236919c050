'use client'

import { asOption } from '@/browser/saved-parts'
import { recommendationCities } from '@/domain/submissions/recommendation-options'
import { FormField } from '@/ui/controls/form-field'
import forms from '@/ui/controls/form.module.css'

type City = (typeof recommendationCities)[number]

type Props = {
  readonly id: string
  readonly city: City
  readonly error: string | undefined
  readonly onCity: (city: City) => void
}

export function CityField({ id, city, error, onCity }: Props) {
  return (
    <FormField id={id} label="City" error={error}>
      {(field) => (
        <select
          {...field}
          name="city"
          className={forms.input}
          value={city}
          onChange={({ target }) => onCity(asOption(recommendationCities, target.value) ?? city)}
        >
          {recommendationCities.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
    </FormField>
  )
}
