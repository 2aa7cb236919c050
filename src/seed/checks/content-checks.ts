import { about } from '../content/about'
import { articles } from '../content/articles/all-articles'
import { authorities } from '../content/authorities'
import { bookingPlatforms } from '../content/booking-platforms'
import { contact } from '../content/contact'
import { emergencyNumbers } from '../content/emergency-numbers'
import { facts, withFactValues } from '../content/facts'
import { faqGroups } from '../content/faq-groups'
import { home } from '../content/home'
import { siteSettings } from '../content/site-settings'
import { terms } from '../content/terms'
import type { Check } from './check'
import { factRecords, factUse, shownStrings, type WrittenContent } from './facts'
import { wordsOf } from './plain-text'
import { longSentences, readingLevels } from './readability'
import { articleSources, type FactRecord, recordSources } from './sources'
import { articleWeights } from './weight'
import { editorsNotes, type NamedText, spellings, unexplainedWords } from './wording'

/** As readers meet them. */
const guides = withFactValues(articles)

const articleTexts: readonly NamedText[] = guides.map((article) => ({ where: article.slug, text: wordsOf(article) }))

const pages = { about, authorities, bookingPlatforms, contact, emergencyNumbers, home, siteSettings, terms }

const everyText: readonly NamedText[] = [
  ...articleTexts,
  ...withFactValues(faqGroups).flatMap(({ key, questions }) =>
    questions.map(({ question, answer }) => ({ where: `faq ${key}`, text: `${question}\n${answer}` })),
  ),
  ...Object.entries(withFactValues(pages)).map(([where, content]) => ({
    where,
    text: shownStrings(content).join('\n'),
  })),
]

const records: readonly FactRecord[] = [
  ...withFactValues(emergencyNumbers).numbers,
  ...authorities,
  ...bookingPlatforms,
  ...faqGroups.map((group) => ({ ...group, name: `Questions: ${group.title}` })),
]

const written: readonly WrittenContent[] = [
  ...articles.map((article) => ({ where: article.slug, content: article })),
  ...faqGroups.map(({ key, questions }) => ({ where: `faq ${key}`, content: questions })),
  ...Object.entries(pages).map(([where, content]) => ({ where, content })),
]

/** The rules of the content that ships, one entry each; `npm run check-content` prints them and the tests hold them. */
export const contentChecks: readonly Check[] = [
  { title: 'Reading level (Flesch-Kincaid grade)', run: () => readingLevels(guides) },
  { title: 'Longest sentences', run: () => longSentences(guides) },
  { title: 'Weight of the articles', run: () => articleWeights(guides) },
  { title: 'Sources of the articles', run: () => articleSources(guides) },
  { title: 'Source and day of each record', run: () => recordSources(records) },
  { title: 'Source and days of each fact', run: () => factRecords(facts) },
  { title: 'Facts and the texts that name them', run: () => factUse(facts, written) },
  { title: 'One spelling for each name', run: () => spellings(everyText) },
  { title: 'Words explained at first use', run: () => unexplainedWords(articleTexts) },
  { title: 'Notes of editors', run: () => editorsNotes(everyText) },
]
