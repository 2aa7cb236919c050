/*
 * No test leans on how fast a machine is: it waits for the event itself, and its limits, which are there to end a hang, come
 * from tests/time-limits.ts. What of that can be recognised is refused in tests; docs/testing.md says what to do instead.
 */
const PAUSE = 'Wait for the event itself; where time has to go by, tests/pause.ts with the reason.'

const LIMIT = 'Limits of tests come from tests/time-limits.ts.'

const MEASURE = 'How long something takes is for `npm run bench`; here it comes to its end, or not.'

/** A number, or one made of numbers alone; a factor of a named limit is none. */
const NUMBER =
  ':matches(Literal[raw=/^[0-9]/], BinaryExpression[left.raw=/^[0-9]/][right.raw=/^[0-9]/], ' +
  'BinaryExpression[left.type="BinaryExpression"][left.left.raw=/^[0-9]/][left.right.raw=/^[0-9]/][right.raw=/^[0-9]/])'

/** `it`, `it.each(…)`, `test.skip`, `describe.each(…)`. */
const TEST =
  ':matches([callee.name=/^(it|test|describe)$/], [callee.object.name=/^(it|test|describe)$/][callee.property.name!="setTimeout"], ' +
  '[callee.callee.object.name=/^(it|test|describe)$/])'

/** For `no-restricted-syntax`. */
export const clockRules = [
  ['CallExpression[callee.property.name="waitForTimeout"]', PAUSE],
  // With no time to go by it lets what is ready run.
  ['NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"][arguments.length>1]', PAUSE],
  [
    'ImportDeclaration[source.value=/^(node:)?timers\\u002Fpromises$/] ImportSpecifier[imported.name="setTimeout"]',
    PAUSE,
  ],
  ['CallExpression[callee.name="sleep"]', PAUSE],

  [
    `CallExpression[callee.property.name=/^(setTimeout|setDefaultTimeout|setDefaultNavigationTimeout)$/] > ${NUMBER}`,
    LIMIT,
  ],
  // Expected values are none.
  [
    `Property[key.name=/^(timeout|testTimeout|hookTimeout)$/]:not(CallExpression[callee.property.name=/^to(Equal|StrictEqual|MatchObject|HaveBeen)/] > ObjectExpression > Property) > ${NUMBER}.value`,
    LIMIT,
  ],
  [`CallExpression${TEST} > ${NUMBER}.arguments`, LIMIT],
  [
    'CallExpression[callee.property.name=/^toBeLessThan/][callee.object.arguments.0.operator="-"]' +
      '[callee.object.arguments.0.left.callee.object.name=/^(performance|Date)$/][callee.object.arguments.0.left.callee.property.name="now"]',
    MEASURE,
  ],
  [`CallExpression[callee.name=/^(before|after)(All|Each)$/] > ${NUMBER}.arguments`, LIMIT],
  [
    `CallExpression[callee.object.name="vi"][callee.property.name=/^(waitFor|waitUntil)$/] > ${NUMBER}.arguments`,
    LIMIT,
  ],
].map(([selector, message]) => ({ selector, message }))
