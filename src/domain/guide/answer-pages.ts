import type { Route } from 'next'

import { ANSWERS } from './guide-sections'

const address = (slug: string) => `/guide/${ANSWERS}/${slug}` as Route

/** Answers that ship and that the guide itself leads to. Their old addresses lead on when an editor changes them. */
export const answerPages = {
  lostChild: address('lost-child'),
  dizzy: address('dizzy'),
  firstAid: address('first-aid'),
} as const
