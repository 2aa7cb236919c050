import { help } from '../../sources/help'
import type { CalloutBlock, SourceSeed } from '../../types'

/** The same words wherever an article warns of heat: the call comes first, and no drink for a person who may choke. */
export const heatstroke: CalloutBlock = {
  type: 'callout',
  tone: 'safety',
  title: 'Heatstroke: call first',
  markdown: `**Signs:** confusion, strange talk, fainting, very hot skin (dry or wet), a fast pulse. One sign is enough.

1. **Call {{fact:ambulance}} (ambulance) or {{fact:emergency-centre}} at once.** It can kill.
2. Bring the person into the shade or a cool room.
3. Cool the body with water. Wet skin and clothes, and fan hard. Put wet cloths on the neck, under the arms and on the groin.
4. **Give nothing to drink** to a person who is confused, sleepy or has fainted: he or she can choke. One large health body says to give no drink at all in heatstroke. Others allow sips, only if the person is fully awake and can swallow.
5. Stay until help comes.

**Only weak and dizzy, sweating, but clear in the head?** Rest in a cool place and take sips of water. Get help if the person vomits, or is not better after one hour.`,
}

export const heatstrokeSources: readonly SourceSeed[] = [help.heatstroke, help.heatstrokeSigns]
