import { sacredTexts, said } from '../../sacred-texts'
import { muslim, quran } from '../../sources/books'
import { rites } from '../../sources/rites'
import type { SourceSeed, StepBodyBlock } from '../../types'

/** The intention with a condition, and what a person does who is held back without one. */
export const conditionBlocks: readonly StepBodyBlock[] = [
  {
    type: 'prose',
    markdown: `**Afraid that something may hold you back?** Illness, a period or a closed road can stop you. You may add a condition to your intention, at the same moment. A sick woman asked the Prophet, and he taught her these words:`,
  },
  said('The intention with a condition', sacredTexts.condition),
  {
    type: 'callout',
    tone: 'schools-differ',
    title: 'If you are held back after Ihram',
    markdown: `- **With the condition.** Hanbali: recommended. Shafi'i: accepted. You may leave Ihram when the thing you feared happens. No sacrifice is due, unless you named one.
- **Hanafi and Maliki:** Abu Hanifah and Malik do not accept the condition. One report says that for Abu Hanifah it only removes the sacrifice.
- **Without it.** The Qur'an names a sacrifice for a person who is held back (2:196). The schools differ on illness: may it end Ihram at all?

Do not just take off the clothes and go. You stay in Ihram until you know how to leave it. Ask a scholar of your school.`,
  },
]

export const conditionSources: readonly SourceSeed[] = [
  quran('2:196'),
  muslim('1207', 'the condition'),
  rites.condition,
  rites.conditionViews,
  rites.conditionWords,
]
