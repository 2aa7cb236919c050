import { about } from '../content/about'
import { articles } from '../content/articles/all-articles'
import { authorities } from '../content/authorities'
import { bookingPlatforms } from '../content/booking-platforms'
import { contact } from '../content/contact'
import { emergencyNumbers } from '../content/emergency-numbers'
import { facts, insertFactValues } from '../content/facts'
import { faqGroups } from '../content/faq-groups'
import { home } from '../content/home'
import { siteSettings } from '../content/site-settings'
import { terms } from '../content/terms'
import { checkBusLines } from './bus-lines'
import type { Check } from './check'
import { checkFactRecords, checkFactUse, listShownStrings, type WrittenContent } from './facts'
import { joinWords } from './plain-text'
import { checkSentenceLengths, checkReadingLevels } from './readability'
import { checkArticleSources, type FactRecord, checkRecordSources } from './sources'
import { checkArticleWeights } from './weight'
import { checkEditorsNotes, type NamedText, checkSpellings, checkUnexplainedWords } from './wording'

/** As readers see them. */
const guides = insertFactValues(articles)

const articleTexts: readonly NamedText[] = guides.map((article) => ({ where: article.slug, text: joinWords(article) }))

const pages = { about, authorities, bookingPlatforms, contact, emergencyNumbers, home, siteSettings, terms }

const everyText: readonly NamedText[] = [
  ...articleTexts,
  ...insertFactValues(faqGroups).flatMap(({ key, questions }) =>
    questions.map(({ question, answer }) => ({ where: `faq ${key}`, text: `${question}\n${answer}` })),
  ),
  ...Object.entries(insertFactValues(pages)).map(([where, content]) => ({
    where,
    text: listShownStrings(content).join('\n'),
  })),
]

const records: readonly FactRecord[] = [
  ...insertFactValues(emergencyNumbers).numbers,
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
  { title: 'Reading level (Flesch-Kincaid grade)', run: () => checkReadingLevels(guides) },
  { title: 'Longest sentences', run: () => checkSentenceLengths(guides) },
  { title: 'Weight of the articles', run: () => checkArticleWeights(guides) },
  { title: 'Sources of the articles', run: () => checkArticleSources(guides) },
  { title: 'Source and day of each record', run: () => checkRecordSources(records) },
  { title: 'Source and days of each fact', run: () => checkFactRecords(facts) },
  { title: 'Facts and the texts that name them', run: () => checkFactUse(facts, written) },
  { title: 'Bus lines of Madinah', run: () => checkBusLines(everyText, guides) },
  { title: 'One spelling for each name', run: () => checkSpellings(everyText) },
  { title: 'Words explained at first use', run: () => checkUnexplainedWords(articleTexts) },
  { title: 'Notes of editors', run: () => checkEditorsNotes(everyText) },
]
