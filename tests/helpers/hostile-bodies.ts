import { visitorFlags, visitorTexts } from '@/domain/submissions/submitted-fields'

import { pathPayload, placePayload } from './int-submissions'

const repeated = (text: string, times: number): string => text.repeat(times)

/** Texts that have broken other programs: by kind of damage. */
export const hostileTexts: readonly string[] = [
  // Markup and scripts
  '<script>window.__xss=1</script>',
  '"><img src=x onerror=window.__xss=1>',
  "'; DROP TABLE recommendations; --",
  '{{7*7}}',
  '${7*7}',
  '<%= 7*7 %>',
  '<svg/onload=window.__xss=1>',
  'javascript:window.__xss=1',
  'data:text/html,<script>window.__xss=1</script>',
  '&lt;script&gt;',
  '<!--',
  ']]>',
  '</textarea><script>window.__xss=1</script>',
  // Direction, invisible and control characters
  '\u202Egnp.exe',
  '\u2066\u2067\u2068\u2069',
  '\u200B\u200C\u200D\uFEFF',
  'a\u0000b',
  '\u0001\u0008\u001B[31mred\u007F\u0085\u009B',
  'line\r\nSet-Cookie: a=b',
  '{"level":"error"}\n{"msg":"forged"}',
  '\u2028\u2029',
  '\uFFFE\uFFFF',
  '\uFFF9\uFFFA\uFFFB',
  // Surrogates and combining storms
  '\uD800',
  '\uDC00',
  '\uDC00\uD800',
  'ok\uD83D',
  repeated('\u0301', 500),
  `Z${repeated('\u0300\u0489', 300)}`,
  repeated('👨\u200D', 100),
  // Letters
  'Ｆｕｌｌ ｗｉｄｔｈ',
  'Mаsjid аl-Hаrаm',
  'İıſK',
  'ﷺ ﷽',
  'Ω≈ç√∫˜µ≤≥÷',
  '社會科學院語學研究所',
  'ﬁﬂ ½ Ⅻ',
  '\u0627\u0654\u0652\u0651\u0650',
  repeated('ﷺ', 100),
  // What a value can be taken for
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-1',
  '1e309',
  '0x7fffffff',
  '9223372036854775808',
  '1/0',
  '__proto__',
  'constructor',
  'toString',
  '../../../../etc/passwd',
  '%00%0a',
  '%s%s%s%n',
  '$(reboot)',
  '`id`',
  '=HYPERLINK("http://a.com","x")',
  '@SUM(1+1)*cmd|calc',
  // Sizes
  repeated('x', 121),
  repeated('x', 2_001),
  repeated('ا', 5_000),
  repeated('a ', 4_000),
  repeated('http://a.com ', 500),
  '',
  ' ',
]

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
