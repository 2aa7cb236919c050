import { collectFacts } from '@/lib/rich-text/facts'

import { about } from '../content/about'
import { articles } from '../content/articles/all-articles'
import { ifSomethingGoesWrong } from '../content/articles/if-something-goes-wrong'
import { answers } from '../content/answers/all-answers'
import { withAnswers } from '../content/answers/answer'
import { authorities } from '../content/authorities'
import { bookingPlatforms } from '../content/booking-platforms'
import { contact } from '../content/contact'
import { emergencyNumbers } from '../content/emergency-numbers'
import { facts, insertFactValues } from '../content/facts'
import { faqGroups } from '../content/faq-groups'
import { home } from '../content/home'
import { siteSettings } from '../content/site-settings'
import { help } from '../content/sources/help'
import { repairs } from '../content/sources/repairs'
import { rites } from '../content/sources/rites'
import { travel } from '../content/sources/travel'
import { terms } from '../content/terms'
import { readGateSeeds } from '../gates'
import { busStops, curatedRecords } from '../content/curated-places'
import { checkAnswers, withoutAnswers } from './answers'
import { checkAnchors } from './anchors'
import { checkAuthorities } from './authorities'
import { checkBusLines } from './bus-lines'
import type { Check } from './check'
import { checkDangers } from './dangers'
import { checkFactRecords, checkFactUse, checkRecordFacts, listShownStrings, type WrittenContent } from './facts'
import { joinWords } from './plain-text'
import { checkSentenceLengths, checkReadingLevels } from './readability'
import { checkLinkWords } from './links'
import { checkFourthSchool } from './schools'
import { checkSharedStatements } from './shared-statements'
import { checkArticleSources, checkRecordSources, checkSourceUse, type FactRecord } from './sources'
import { checkArticleWeights } from './weight'
import { checkEditorsNotes, type NamedText, checkSpellings, checkUnexplainedWords } from './wording'

const shown = articles.map(withAnswers)

/** As readers see them. */
const guides = insertFactValues(shown)

const articleTexts: readonly NamedText[] = guides.map((article) => ({ where: article.slug, text: joinWords(article) }))

/** As editors' forms see them: a word that only an answer in it explains is not explained there. */
const formTexts = articles.map((article) => ({
  where: `${article.slug}, without answers`,
  text: joinWords(withoutAnswers(article)),
}))

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
  ...shown.map((article) => ({ where: article.slug, content: article })),
  ...faqGroups.map(({ key, questions }) => ({ where: `faq ${key}`, content: questions })),
  ...Object.entries(pages).map(([where, content]) => ({ where, content })),
]

/** The words of each curated place, as they are written: with the names of the facts they take from the register. */
const writtenPlaces = curatedRecords.map(({ key, description, address, hours }) => ({
  key,
  description,
  address,
  hours,
}))

/** Only what they name counts: a bare number of a fact can be any number in the words of a place. */
const naming: readonly WrittenContent[] = writtenPlaces.map((place) => ({
  where: place.key,
  content: [...collectFacts(place)].map((key) => `{{fact:${key}}}`),
}))

/** With the names of facts, as the shared texts have them. */
const unresolvedTexts: readonly NamedText[] = [
  ...shown.map((article) => ({ where: article.slug, text: joinWords(article) })),
  ...faqGroups.flatMap(({ key, questions }) =>
    questions.map(({ question, answer }) => ({ where: `faq ${key}`, text: `${question}\n${answer}` })),
  ),
]

/** What places say of themselves; their names are those of the map. */
const placeTexts: readonly NamedText[] = writtenPlaces.map(({ key, description, hours }) => ({
  where: key,
  text: `${description}\n${hours ?? ''}`,
}))

const gateTexts: readonly NamedText[] = readGateSeeds().map(({ key, notes }) => ({ where: key, text: notes ?? '' }))

/** The rules of the content that ships, one entry each; `npm run check-content` prints them and the tests hold them. */
export const contentChecks: readonly Check[] = [
  { title: 'Reading level (Flesch-Kincaid grade)', run: () => checkReadingLevels(guides) },
  { title: 'Longest sentences', run: () => checkSentenceLengths(guides) },
  { title: 'Weight of the articles', run: () => checkArticleWeights(guides) },
  { title: 'Sources of the articles', run: () => checkArticleSources(guides) },
  {
    title: 'Sources that something is founded on',
    run: () =>
      checkSourceUse(
        [help, repairs, rites, travel],
        [...articles.flatMap(({ sources }) => sources), ...facts.map(({ source }) => source)],
      ),
  },
  { title: 'Source and day of each record', run: () => checkRecordSources(records) },
  { title: 'Source and days of each fact', run: () => checkFactRecords(facts) },
  { title: 'Facts and the texts that name them', run: () => checkFactUse(facts, [...written, ...naming]) },
  { title: 'Bus lines of Madinah', run: () => checkBusLines(everyText, guides, busStops) },
  { title: 'One spelling for each name', run: () => checkSpellings([...everyText, ...placeTexts, ...gateTexts]) },
  { title: 'Words explained at first use', run: () => checkUnexplainedWords([...articleTexts, ...formTexts]) },
  { title: 'What several texts say, in one text', run: () => checkSharedStatements(unresolvedTexts) },
  {
    title: 'Answers, and the articles that show them',
    run: () =>
      checkAnswers(
        answers,
        articles.filter((article) => !answers.includes(article)),
      ),
  },
  { title: 'Measures in places', run: () => checkRecordFacts(writtenPlaces, facts) },
  { title: 'Schools, authorities and years named', run: () => checkAuthorities(guides) },
  { title: 'The fourth school, where three are told', run: () => checkFourthSchool(guides) },
  { title: 'Links to a heading', run: () => checkAnchors(guides) },
  { title: 'Links that say where they lead', run: () => checkLinkWords(everyText) },
  {
    title: 'Dangers that a search leads to',
    run: () => checkDangers({ where: ifSomethingGoesWrong.slug, text: joinWords(withAnswers(ifSomethingGoesWrong)) }),
  },
  { title: 'Notes of editors', run: () => checkEditorsNotes(everyText) },
]
