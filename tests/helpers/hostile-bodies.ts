import { visitorFlags, visitorTexts } from '@/domain/submissions/submitted-fields'

import { hostileTexts } from './hostile-texts'
import { pathPayload, placePayload } from './int-submissions'

const repeated = (text: string, times: number): string => text.repeat(times)

const wrongTypes: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  9007199254740993,
  [],
  [[]],
  ['x'],
  {},
  { a: { b: { c: { d: 1 } } } },
  { $ne: null },
  { toString: 'x' },
]

const placeTexts = ['name', 'category', 'city', 'description', ...visitorTexts, 'submittedAt']
const placeOthers = ['kind', ...visitorFlags, 'lat', 'lng', 'token', 'subject']
const stepTexts = ['title', 'description', 'category', 'notes']
const stepOthers = ['stepNumber', 'gateId', 'placeId']

const withStep = (change: object) => ({ ...pathPayload, steps: [{ ...pathPayload.steps[0], ...change }] })

/** Texts of JSON that a server must survive, whole. */
const bodies: readonly string[] = [
  '',
  ' ',
  'null',
  'true',
  '0',
  '""',
  '[]',
  '{}',
  '{',
  '}',
  '[1,',
  '{"kind":"place","kind":"path"}',
  '{"kind":"place","name":"x","name":{"a":1}}',
  '{"kind":"place","name":"x","__proto__":{"isAdmin":true}}',
  '{"kind":"place","name":"x","constructor":{"prototype":{}}}',
  '{"kind":"place","name":"\\uD800"}',
  '{"kind":"place","name":"\\u0000"}',
  '{"kind":"place","name":"x","lat":1e400,"lng":-1e400}',
  '{"kind":"place","name":"x","lat":-0,"lng":-0}',
  '\uFEFF{"kind":"place","name":"x"}',
  "{'kind':'place'}",
  '{"kind":"place","name":"x",}',
  '{"kind":"place","name":"x"} {}',
  'kind=place&name=x',
  '<xml/>',
  repeated('[', 15_000),
  `${repeated('[', 15_000)}${repeated(']', 15_000)}`,
  `{"kind":"place","name":"x","a":${repeated('{"a":', 5_000)}1${repeated('}', 5_000)}}`,
  `{"kind":"path","title":"x","steps":[${repeated('1,', 10_000)}1]}`,
  `{"kind":"path","title":"x","steps":[${repeated('{},', 8_000)}{}]}`,
  `{${Array.from({ length: 2_000 }, (_, index) => `"k${index}":1`).join()}}`,
  JSON.stringify({ ...placePayload, description: repeated('x', 40_000) }),
]

/** Every hostile text and wrong type in every field of both kinds, and the whole bodies: a good two thousand. */
export const hostileBodies: readonly unknown[] = [
  ...bodies,
  ...placeTexts.flatMap((field) => hostileTexts.map((text) => ({ ...placePayload, [field]: text }))),
  ...stepTexts.flatMap((field) => hostileTexts.map((text) => withStep({ [field]: text }))),
  ...hostileTexts.map((title) => ({ ...pathPayload, title })),
  ...placeOthers.flatMap((field) => hostileTexts.map((text) => ({ ...placePayload, [field]: text }))),
  ...stepOthers.flatMap((field) => hostileTexts.map((text) => withStep({ [field]: text }))),
  ...hostileTexts.map((key) => ({ ...placePayload, [key]: 1 })),
  ...[...placeTexts, ...placeOthers].flatMap((field) =>
    wrongTypes.map((value) => ({ ...placePayload, [field]: value })),
  ),
  ...[...stepTexts, ...stepOthers].flatMap((field) => wrongTypes.map((value) => withStep({ [field]: value }))),
  ...wrongTypes.map((steps) => ({ ...pathPayload, steps })),
  ...wrongTypes,
]
