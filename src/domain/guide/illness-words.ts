import { foldedWords } from '@/lib/text/text-folding'

/**
 * What people type when somebody is ill or hurt, in English, in spellings that are common, and in the commonest words of
 * Arabic. With a comma between the phrases: a phrase counts as a whole, because 'car' alone is no accident.
 */
export const illnessWords = {
  /** May be a danger for life: numbers to call, and what to do in heat. */
  danger: [
    'heatstroke, heat stroke, heat exhaustion, sunstroke, sun stroke, overheated, dehydrated, dehydration',
    'fainted, fainting, faint, passed out, unconscious, unresponsive, collapsed, collapse, blackout, not waking up',
    'dizzy, dizziness, dizzyness, dizy, vertigo, light headed',
    'heart, heart attack, hart attack, hart atack, heart atack, chest, chest pain, chest hurts, cardiac arrest, stroke, paralysed, numb',
    'not breathing, cant breathe, cannot breathe, breathe, breathing, breathless, breath, shortness of breath, choking',
    'asthma, asthma attack, inhaler, wheezing, no pulse, cpr, allergic reaction, anaphylaxis, panic attack',
    'bleeding, nose bleed, nosebleed, bleed, blood, wound, deep cut, cut my hand, cut my finger, cut my foot, injured, injury, hurt',
    'burn, burned, burnt, burns, scald, electric shock, drowning, poisoning, poisoned, overdose, suicide',
    'broken leg, broken arm, broken bone, fracture, head injury, fell down, hit by car, crushed, stampede',
    'snake bite, dog bite, bitten, scorpion sting, stung',
    'seizure, siezure, seizures, epilepsy, convulsion, convulsions',
    'diabetes, diabetis, diabetic, insulin, low sugar, high sugar, blood sugar, hypoglycemia',
    'pregnant bleeding, miscarriage, water broke, labour pain, giving birth, baby coming',
    'إغماء, أغمي, دوخة, دوار, نزيف, رعاف, ألم في الصدر, جلطة, سكتة, أزمة قلبية, نوبة قلبية, ضربة شمس, تشنج, صرع, اختناق, ضيق تنفس',
    'حرق, حروق, لدغة, لدغ, كسر, سكري, أنسولين',
  ].join(', '),
  /** Ill, and probably no more than that. */
  ill: [
    'sick, ill, illness, unwell, fever, high temperature, flu, covid, cough, headache, migraine, sore throat',
    'stomach, stomach ache, pain, hurts, vomit, vomiting, vomitting, throwing up, nausea',
    'diarrhoea, diarrhea, diarhea, food poisoning, constipation',
    'pregnant, blood pressure, allergy, rash, swelling, swollen, sprained ankle, sprain, blister, blisters, toothache',
    'weak, weakness, infection',
    'مريض, مرض, حمى, سخونة, حرارة مرتفعة, اسهال, قيء, استفراغ, غثيان, صداع, سعال, كحة, زكام, ضغط الدم',
  ].join(', '),
} as const

type Kind = keyof typeof illnessWords

const KINDS = Object.keys(illnessWords) as readonly Kind[]

/** The words a query has in place of a phrase of illness; no name has them. */
export const ILLNESS_WORD = { danger: 'xdangerx', ill: 'xillx' } as const satisfies Record<Kind, string>

type Phrase = { readonly words: readonly string[]; readonly kind: Kind }

/** The longest first. */
const phrases: readonly Phrase[] = KINDS.flatMap((kind) =>
  illnessWords[kind].split(', ').map((phrase) => ({ words: foldedWords(phrase), kind })),
).sort((a, b) => b.words.length - a.words.length)

export const isIllnessWord = (word: string): boolean => word === ILLNESS_WORD.danger || word === ILLNESS_WORD.ill

/** Whether a text has a word or phrase of illness: no place and no gate is what somebody looks for then. */
export const namesIllness = (text: string): boolean => withIllnessWords(foldedWords(text)).some(isIllnessWord)

/** Folded words with each phrase of illness as one word of `ILLNESS_WORD`: it stands for all of them. */
export function withIllnessWords(words: readonly string[]): readonly string[] {
  const result: string[] = []
  for (let index = 0; index < words.length;) {
    const word = words[index] ?? ''
    const at = index
    const found = phrases.find((phrase) => phrase.words.every((one, nth) => words[at + nth] === one))
    result.push(found === undefined ? word : ILLNESS_WORD[found.kind])
    index += found?.words.length ?? 1
  }
  return result
}
