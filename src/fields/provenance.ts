import type { DateField, GroupField, UIField } from 'payload'

/**
 * Where a fact comes from and when it is due for another look. Every factual record carries these three; readers see
 * "Checked on …", editors see what is due.
 */
export const provenance = (): GroupField => ({
  name: 'provenance',
  type: 'group',
  label: 'Source and review',
  admin: { position: 'sidebar' },
  fields: [
    {
      name: 'source',
      type: 'textarea',
      maxLength: 4000,
      admin: {
        description:
          'Where the facts come from: the body or page, its date, and the address if there is one. One source per line.',
      },
    },
    checkedOn(),
    reviewDueOn(),
    stillCorrect(),
  ],
})

export const checkedOn = (): DateField =>
  dayField({
    name: 'checkedOn',
    label: 'Checked on',
    description: 'The day somebody last compared this with its source. Readers see it.',
  })

export const reviewDueOn = (): DateField =>
  dayField({
    name: 'reviewDueOn',
    label: 'Review due on',
    description: 'When it has to be checked again. What is due shows on the dashboard.',
  })

/** Below the two days: sets both at once, and leaves the words as they are. Stores nothing itself. */
export const stillCorrect = (): UIField => ({
  name: 'stillCorrect',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '@/admin/StillCorrect#StillCorrect' },
  },
})

/** The same for a number of the page of emergency numbers, in its row, and for all of them, beside the form. */
export const stillCorrectNumbers = (): UIField => ({
  name: 'stillCorrect',
  type: 'ui',
  admin: { position: 'sidebar', components: { Field: '@/admin/StillCorrectNumbers#StillCorrectNumbers' } },
})

const dayField = ({ name, label, description }: { name: string; label: string; description: string }): DateField => ({
  name,
  label,
  type: 'date',
  index: true,
  admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' }, description, position: 'sidebar' },
})
