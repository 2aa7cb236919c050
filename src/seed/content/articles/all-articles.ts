import { answers } from '../answers/all-answers'
import type { ArticleSeed } from '../types'

import { duas } from './duas'
import { embassiesAndMissions } from './embassies-and-missions'
import { fidyah } from './fidyah'
import { gettingAround } from './getting-around'
import { hajjConditions } from './hajj-conditions'
import { hajjEtiquette } from './hajj-etiquette'
import { hajjPacking } from './hajj-packing'
import { hajjSteps } from './hajj-steps'
import { hajjTypes } from './hajj-types'
import { ifSomethingGoesWrong } from './if-something-goes-wrong'
import { madinah } from './madinah'
import { umrahPreparation } from './umrah-preparation'
import { umrahSteps } from './umrah-steps'
import { umrahTiming } from './umrah-timing'
import { whatIsHajj } from './what-is-hajj'
import { whatIsUmrah } from './what-is-umrah'

/** The articles that ship, in the order of their sections, after the answers whose text they show. */
export const articles: readonly ArticleSeed[] = [
  ...answers,
  whatIsUmrah,
  umrahSteps,
  umrahTiming,
  umrahPreparation,
  whatIsHajj,
  hajjConditions,
  hajjTypes,
  hajjSteps,
  hajjPacking,
  hajjEtiquette,
  madinah,
  duas,
  gettingAround,
  ifSomethingGoesWrong,
  embassiesAndMissions,
  fidyah,
]
