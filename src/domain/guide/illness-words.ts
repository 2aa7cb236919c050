import { foldedWords } from '@/lib/text/text-folding'

/**
 * What people type when somebody is ill or hurt, in English, in spellings that are common, and in the commonest words of
 * Arabic. With a comma between the phrases: a phrase counts as a whole, because 'car' alone is no accident.
 */
export const illnessWords = {
  /** May be a danger for life: numbers to call, and what to do in heat. */
  danger: [
    'heatstroke, heat stroke, heat exhaustion, sunstroke, sun stroke, overheated, dehydrated, dehydration, hyperthermia, not sweating, stopped sweating, cramps from heat',
    'faint, passed out, passing out, unconscious, unresponsive, collapsed, collapse, collapsing, blackout, blacked out, black out, not waking up, wont wake up, lost consciousness, losing consciousness, not responding, confused, confusion, disoriented, delirious',
    'blurred vision, blurry vision, cannot see, cant see properly, slurred speech, cannot speak, cant speak, cant talk, cannot talk, stopped talking, stopped speaking, face drooping, cannot move, cant move, cant stand up, cannot stand up',
    'heart, heart attack, hart attack, hart atack, heart atack, chest, chest pain, chest hurts, cardiac arrest, stroke, paralysed, paralyzed, numb, numbness, palpitations',
    'not breathing, cant breathe, cannot breathe, breathe, breathing, breathless, breath, shortness of breath, short of breath, gasping, suffocating, cant breath, choking, choked, blue lips',
    'asthma, asthma attack, asthmatic, inhaler, wheezing, wheeze, no pulse, cpr, allergic reaction, allergic shock, anaphylaxis, epipen, panic attack',
    'bleeding, nose bleed, nosebleed, bleed, blood, wound, deep cut, cut my hand, cut my finger, cut my foot, cut my leg, cut my head, injured, injury, injuries, hurt, coughing blood',
    'burn, burned, burnt, burns, scald, electric shock, electrocuted, drowning, drowned, poisoning, poisoned, overdose, suicide, kill myself',
    'broken leg, broken arm, broken bone, broken ankle, broken hip, broken wrist, broke my leg, broke my arm, broke his leg, broke her leg, broke her hip, fracture, fractured, head injury, hit my head, hit his head, hit her head, fell down, hit by car, hit by a car, crushed, trampled, stampede',
    'snake bite, snakebite, dog bite, cat bite, monkey bite, rabies, bitten, scorpion, scorpion sting, bee sting, stung, sting',
    'stiff neck, seizure, siezure, having a fit, has a fit, epilepsy, epileptic, convulsion',
    'diabetes, diabetis, diabetic, insulin, low sugar, high sugar, sugar low, sugar is low, sugar high, sugar is high, sugar dropped, blood sugar, hypoglycemia, hypo',
    'pregnant bleeding, miscarriage, water broke, waters broke, labour pain, labor pain, in labour, in labor, contractions, giving birth, baby coming',
    'إغماء, أغمي, فاقد الوعي, نزيف, رعاف, ألم في الصدر, جلطة, سكتة, أزمة قلبية, نوبة قلبية, ضربة شمس, تشنج, صرع, اختناق, ضيق تنفس',
    'حرق, حروق, لدغة, لدغ, كسر, سكري, أنسولين',
  ].join(', '),
  /** Danger or not: the answer says how to tell. */
  dizzy:
    'dizzy, dizziness, dizzyness, dizy, vertigo, light headed, lightheaded, head spinning, giddy, giddiness, pusing, دوخة, دوار',
  /** Ill, and probably no more than that. */
  ill: [
    'sick, ill, illness, unwell, not feeling well, fever, feverish, high temperature, has a temperature, have a temperature, flu, influenza, covid, corona, pneumonia, cough, headache, migraine, sore throat, throat, runny nose, sneezing, chills, shivering, sinus',
    'stomach, stomach ache, pain, hurts, vomit, vomitting, throwing up, threw up, nausea, nauseous, puke, food poisoned, loose motion, loose motions, upset tummy, tummy, tummy ache, ache, backache, earache, cramp',
    'diarrhoea, diarrhea, diarhea, food poisoning, constipation, constipated, kidney stone, urine infection, uti',
    'pregnant, blood pressure, allergy, rash, swelling, swollen, sprained ankle, sprain, sprained, twisted ankle, twisted my ankle, blister, toothache, tooth, cracked heels, cracked feet, sore feet, heat rash, prickly heat, itching, itchy, red eyes, eye infection, bruise',
    'weak, weakness, tired, exhausted, fatigue, infection, virus, bukhar, demam, batuk, mual, muntah, malade, fièvre',
    'مريض, مرض, حمى, سخونة, حرارة مرتفعة, اسهال, قيء, استفراغ, غثيان, صداع, سعال, كحة, زكام, ضغط الدم',
  ].join(', '),
} as const

type Kind = keyof typeof illnessWords

const KINDS = Object.keys(illnessWords) as readonly Kind[]

/** The words a query has in place of a phrase of illness; no name has them. */
export const ILLNESS_WORD = { danger: 'xdangerx', dizzy: 'xdizzyx', ill: 'xillx' } as const satisfies Record<
  Kind,
  string
>

type Phrase = { readonly words: readonly string[]; readonly kind: Kind }

/** The longest first. */
const phrases: readonly Phrase[] = KINDS.flatMap((kind) =>
  illnessWords[kind].split(', ').map((phrase) => ({ words: foldedWords(phrase), kind })),
).sort((a, b) => b.words.length - a.words.length)

const illnessWordsOfQueries: ReadonlySet<string> = new Set(Object.values(ILLNESS_WORD))

export const isIllnessWord = (word: string): boolean => illnessWordsOfQueries.has(word)

/** Whether a text has a word or phrase of illness: no place and no gate is what somebody looks for then. */
export const namesIllness = (text: string): boolean => withIllnessWords(foldedWords(text)).some(isIllnessWord)

/** Folded words with each phrase of illness as one word of `ILLNESS_WORD`: it stands for all of them. */
export function withIllnessWords(words: readonly string[]): readonly string[] {
  const result: string[] = []
  for (let index = 0; index < words.length;) {
    const word = words[index] ?? ''
    const at = index
    const found = phrases.find((phrase) => phrase.words.every((one, nth) => isFormOf(words[at + nth], one)))
    result.push(found === undefined ? word : ILLNESS_WORD[found.kind])
    index += found?.words.length ?? 1
  }
  return result
}

/** Whether it is the word, or a long one with an English ending: "cramping" of "cramp". */
const isFormOf = (typed: string | undefined, word: string): boolean =>
  typed === word ||
  (word.length >= MIN_STEM && typed?.startsWith(word) === true && /^(?:s|es|ed|ing)$/.test(typed.slice(word.length)))

/** Letters. */
const MIN_STEM = 5
