import { help } from '../sources/help'
import type { ArticleSeed } from '../types'
import { showAnswer } from './answer'

const checked = { checkedOn: '2026-11-28', reviewDueOn: '2026-12-28' } as const

/** The same words wherever the guide warns of heat: the call comes first, and no drink for a person who may choke. */
export const heatstroke: ArticleSeed = {
  section: 'answers',
  slug: 'heatstroke',
  title: 'Heatstroke',
  summary: 'The signs of heatstroke, the call that comes first, and what to do until help is there.',
  order: 6,
  ...checked,
  checkedOn: '2026-11-30',
  sources: [
    help.heatstroke,
    help.heatstrokeSigns,
    help.heatstrokeFit,
    help.heatTablets,
    help.heatGoOn,
    help.onTheSide,
    help.heatBreathing,
    help.cprGasping,
    help.emergencyNumbers,
  ],
  body: [
    {
      type: 'callout',
      tone: 'safety',
      title: 'Heatstroke: call first',
      markdown: `**Signs:** confusion, strange talk, fainting, a fit (seizure), very hot skin (dry or wet). One sign is enough.

1. **Call {{fact:emergency-centre}} or {{fact:ambulance}} (ambulance) at once.**
2. Into the shade or a cool room.
3. Wet skin and clothes with water, and fan hard, until help comes. Wet cloths on the neck, under the arms and on the groin.
4. **Give nothing to drink** to a person who is confused, sleepy or has fainted: he or she can choke. Fully awake? Sips at most, or nothing. No tablets. **Diabetes, and able to swallow?** Sugar, too.
5. Breathes, but not awake? On the side. No breath, or gasps? Push on the chest.`,
    },
  ],
}

/** What is no danger yet, with what is one beside it: the two are told apart by the signs. */
export const dizzy: ArticleSeed = {
  section: 'answers',
  slug: 'dizzy',
  title: 'I feel dizzy',
  summary: 'Dizzy or weak in the heat: when to call an ambulance, and what to do when the head is clear.',
  order: 5,
  ...checked,
  checkedOn: '2026-11-29',
  sources: [
    help.heatstroke,
    help.heatstrokeSigns,
    help.heatHalfHour,
    help.heatRest,
    help.fastInHeat,
    help.dizzyPregnant,
    help.heartAttack,
    help.stroke,
    help.diabetesFirstAid,
    help.emergencyNumbers,
    help.healthLine,
  ],
  body: [
    {
      type: 'callout',
      tone: 'safety',
      title: 'Dizzy or weak in the heat',
      markdown: `**Confusion, strange talk, fainting, very hot skin? Chest pain, hard to breathe, one side weak?** Call **{{fact:emergency-centre}}** or **{{fact:ambulance}}** at once.

**Only weak and dizzy, but clear in the head?**

1. Stop. Tell someone. Break a fast. Diabetes? Sugar first.
2. Lie down in the cool, legs up (pregnant: left side). Sip water.
3. **Worse, vomiting, or not better after half an hour? Call.**`,
    },
    showAnswer(heatstroke),
    { type: 'prose', markdown: 'You do not know what to do? Ask **{{fact:health-advice}}**, day and night.' },
  ],
}
