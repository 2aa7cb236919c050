import { help } from '../sources/help'
import type { ArticleSeed } from '../types'

/** What hands can do until the ambulance is there: for the danger that cannot wait first, then by what has happened. */
export const firstAid: ArticleSeed = {
  section: 'answers',
  slug: 'first-aid',
  title: 'First aid',
  summary: 'What to do with your hands until the ambulance is there, by what has happened.',
  order: 0,
  checkedOn: '2026-11-30',
  reviewDueOn: '2026-12-30',
  sources: [
    help.cpr,
    help.cprGasping,
    help.cprChild,
    help.cprChildBreaths,
    help.defibrillators,
    help.pacemakerAed,
    help.drowning,
    help.onTheSide,
    help.choking,
    help.chokingBaby,
    help.chokingCall,
    help.chokingBabyHead,
    help.chokingFaint,
    help.bleeding,
    help.nosebleed,
    help.burns,
    help.burnsChild,
    help.seizureFirstAid,
    help.asthmaAttack,
    help.allergicShock,
    help.allergicShockPregnant,
    help.heartWaiting,
    help.heartSpray,
    help.stroke,
    help.strokeWaiting,
    help.diabetesFirstAid,
    help.diabetesSwallow,
    help.diabetesFast,
    help.highSugar,
    help.brokenBones,
    help.headInjury,
    help.poison,
    help.electricShock,
    help.bites,
    help.animalBites,
    help.whenToCall,
    help.lowSugar,
    help.fallHotGround,
    help.nitrates,
    help.asthmaMart,
    help.clothesBurn,
    help.chokingAfter,
  ],
  body: [
    {
      type: 'callout',
      tone: 'safety',
      title: 'Call first, then help',
      markdown: `**Call {{fact:emergency-centre}} or {{fact:ambulance}} (ambulance).** Put the phone on loud, and do what the operator says.

**Does not answer, and breathes only now and then, or not?** On the back on hard ground. Push hard and fast on the middle of the chest (small child: one hand), until help comes. Send for the **AED** (heart machine): follow it. No pad on a pacemaker.

**Breathes, but does not wake up?** Lay the person on the side, the head tilted back.`,
    },
    {
      type: 'prose',
      markdown: `- **A child who does not breathe?** Push as above. Who has learnt it gives two breaths after each 30 pushes.
- **Chokes, and cannot speak or cough?** Others call. Alone: first this, then the call. Bend the person forward. Hit five times between the shoulder blades. Then, from behind: a fist just above the navel, and pull in and up, five times. Go on in turn. It came out? After pulls on the belly to a doctor. **In pregnancy, or a baby under one year: never the belly.** Push on the breastbone (a baby on its back, with the heel of one hand). For the blows the baby lies face down on your thigh, the head low. **Faints? Push on the chest,** as above.
- **Bleeding?** Press hard on it with a cloth, and do not let go. Something sticks in it? Leave it in, and press beside it. **Nosebleed:** sit, lean forward, pinch the soft part for 15 minutes.
- **Clothes burn?** Do not run: lie down, hands on the face, roll. **Burnt?** Rings, clothes and nappy off, unless stuck. Cool running water for twenty minutes, the rest warm. No ice, no cream. A child under five: to a doctor.
- **A fit (seizure)?** Do not hold the person. **Put nothing into the mouth.** Something soft under the head. Then on the side. No drink before fully awake.
- **Asthma attack?** Sit up, do not lie. One puff of the reliever inhaler each minute, ten in all (under six years: six). **One inhaler for daily use and attacks (MART, AIR):** six at most. Not better, or no inhaler: call. No help after ten minutes: the same puffs again.
- **Allergic shock** (the face swells, hard to breathe)? First the adrenaline pen, into the outer thigh, through the clothes; then the call. Lie flat, legs up (pregnant: on the left side). Hard to breathe: sit on the ground. **Do not stand or walk.** Not better after five minutes: the second pen.
- **Chest pain?** Sit, do not walk. Your own pill or spray under the tongue, but not after a pill for erection (as sildenafil) lately: tell the operator. Ask the operator: chew an aspirin (no allergy)?
- **Signs of a stroke?** Note when it began. Nothing to eat or drink.
- **Diabetes, and shaking, sweating or confused?** Awake, and able to swallow: sugar, juice or three dates (in a fast, too), and no insulin. Sit 15 minutes, test, and repeat it if need be. Better: eat. Not fully awake: nothing by mouth. Not better: call. Is it heat or sugar? Cool the body, too.
- **Diabetes, and very thirsty, vomiting, breathing deep or fast?** The sugar can be far too high. To a hospital at once.
- **A fall, or hit by a car?** Do not move the person, unless there is danger. **Ground hot from the sun is one:** off it at once, into the shade. Keep the broken part still. **Hit the head?** Sleepy, confused, vomiting, a fit: call. With blood thinners: to a hospital in any case.
- **Poison, or too many tablets?** Do not make the person vomit. Nothing by mouth.
- **Electric shock?** Do not touch the person. First the plug or the main switch.
- **Drowning?** You cannot swim? Do not go in. Reach out a stick, or throw what floats. Out, and not breathing? Push on the chest, with breaths as for a child. Was under water: to a hospital, also when all seems well.
- **Bitten or scratched by a dog, a cat or a monkey?** Wash it with soap for 15 minutes. To a hospital the same day: it can be rabies.
- **Bitten by a snake, stung by a scorpion?** Keep still. Do not cut, suck or tie it.
- **Somebody wants to die?** Stay with the person, and call.`,
    },
  ],
}
