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
    markdown: `- **You said the condition. Hanbali and Shafi'i:** the thing you feared has happened? You may leave Ihram. You owe no sacrifice, unless you named one. (Shafi'i: intend to leave Ihram, and cut the hair. Before that you are in it.)
- **You said it. Hanafi and Maliki:** it changes nothing. The next two lines are for you, too.
- **You did not say it.** A person who is held back gives a sacrifice (Qur'an 2:196). Maliki: only one brought along.
- **You did not say it, and you are ill.** Hanafi, and one report of Ahmad that Ibn Taymiyyah chose: illness holds you back, too. Maliki, Shafi'i and Hanbali: it does not. Wait until you are well, and finish. The Hajj is missed by then? [What now](/guide/hajj/what-is-hajj#what-must-not-be-missed).
- **Ja'fari (Shia), by Sistani.** Ill: an animal is killed for you in Makkah, at an hour that you agree (in Hajj: in Mina, on the 10th). Then cut some hair. Relations wait until you have done tawaf and sa'i. Kept from an Umrah by others, as the police: kill it where you are, and cut some hair.

Do not just take off the clothes and go. You stay in Ihram until you know how to leave it. Ask a scholar of your school.`,
  },
]

export const conditionSources: readonly SourceSeed[] = [
  quran('2:196'),
  muslim('1207', 'the condition'),
  rites.condition,
  rites.conditionViews,
  rites.heldBackHanafi,
  rites.conditionHowShafii,
  rites.conditionNoneShafii,
  rites.heldBackByIllness,
  rites.heldBackByIllnessReport,
  rites.jafariHeldBackByIllness,
  rites.jafariHeldBackByOthers,
]
