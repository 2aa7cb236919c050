import ts from 'typescript'

/** A test, or a group of them, as it is written. */
export type WrittenTest = {
  /** As in the source: what varies stands as `${…}` or `%s`. */
  readonly title: string
  /** Runs and has something to run; a group, when one of its tests does. */
  readonly isLive: boolean
  /** The tests of a group; undefined for a test. */
  readonly tests?: readonly WrittenTest[]
}

export type TestFile = {
  readonly tests: readonly WrittenTest[]
  /** Every text, number and pattern of the file: where the varying parts of titles come from. */
  readonly literals: ReadonlySet<string>
}

/** The tests of a file of vitest or Playwright, by its syntax: words in a comment or in a string are no test. */
export function readTestFile(source: string): TestFile {
  const file = ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS)
  const literals = new Set<string>()
  visit(file, (node) => {
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) literals.add(node.text)
    else if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) literals.add(node.text)
    else if (ts.isRegularExpressionLiteral(node)) literals.add(node.text)
    return true
  })
  return { tests: testsIn(file), literals }
}

/**
 * Whether the words are in the title of something that runs. Where a title varies, they may have the varying part as the
 * source has it, or be the whole title of one case: `should stand on ${path}`, `should stand on /faq`.
 */
export function findNamed({ tests, literals }: TestFile, words: string): readonly WrittenTest[] {
  return tests.flatMap((test) => [
    ...(test.isLive && isTitle(test.title, words, literals) ? [test] : []),
    ...findNamed({ tests: test.tests ?? [], literals }, words),
  ])
}

const VARYING = /\$\{[^}]*\}|\$[\w.]+|%[sdifjoO]/

function isTitle(title: string, words: string, literals: ReadonlySet<string>): boolean {
  if (title.includes(words)) return true
  const pattern = title.split(new RegExp(VARYING, 'g')).map(literal).join('(.+)')
  const [, ...varying] = new RegExp(`^${pattern}$`).exec(words) ?? []
  return varying.length > 0 && varying.every((part) => literals.has(part))
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function testsIn(scope: ts.Node): WrittenTest[] {
  const found: WrittenTest[] = []
  visit(scope, (node) => {
    const test = node === scope ? undefined : testOf(node)
    if (test) found.push(test)
    return test === undefined
  })
  return found
}

function testOf(node: ts.Node): WrittenTest | undefined {
  const call = testCall(node)
  const [titleNode] = call?.node.arguments ?? []
  if (!call || !titleNode) return undefined
  const title = titleText(titleNode)
  const body = call.node.arguments.find(isFunction)
  if (title === undefined || !body) return title === undefined ? undefined : { title, isLive: false }

  const isSkipped = call.words.some((word) => SKIPPING.has(word)) || isSwitchedOff(call.node) || skipsItself(body)
  if (call.words.includes('describe')) {
    const tests = testsIn(body).map((test) => (isSkipped ? withoutLife(test) : test))
    return { title, isLive: tests.some(({ isLive }) => isLive), tests }
  }
  return { title, isLive: !isSkipped && hasStatements(body) }
}

const withoutLife = ({ title, tests }: WrittenTest): WrittenTest => ({
  title,
  isLive: false,
  ...(tests && { tests: tests.map(withoutLife) }),
})

const TEST_WORDS = new Set(['it', 'test', 'describe'])

const SKIPPING = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fixme', 'fail', 'fails'])

/** What may stand between `test` and its title; `test.use`, `test.step` and the like begin no test. */
const TEST_FORMS = new Set([...SKIPPING, 'describe', 'each', 'for', 'only', 'concurrent', 'sequential', 'serial'])

type TestCall = { readonly node: ts.CallExpression; readonly words: readonly string[] }

function testCall(node: ts.Node): TestCall | undefined {
  if (!ts.isCallExpression(node)) return undefined
  const words = calledWords(node.expression)
  const [first = '', ...forms] = words
  return TEST_WORDS.has(first) && forms.every((form) => TEST_FORMS.has(form)) ? { node, words } : undefined
}

/** `test.describe.each([…])` as test, describe, each. */
function calledWords(expression: ts.Expression): readonly string[] {
  if (ts.isIdentifier(expression)) return [expression.text]
  if (ts.isPropertyAccessExpression(expression)) return [...calledWords(expression.expression), expression.name.text]
  if (ts.isCallExpression(expression)) return calledWords(expression.expression)
  if (ts.isTaggedTemplateExpression(expression)) return calledWords(expression.tag)
  return []
}

function titleText(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  const parts = node.templateSpans.map(({ expression, literal: { text } }) => `\${${expression.getText()}}${text}`)
  return node.head.text + parts.join('')
}

/** `it('…', { skip: true }, …)` */
function isSwitchedOff({ arguments: given }: ts.CallExpression): boolean {
  return given
    .filter(ts.isObjectLiteralExpression)
    .flatMap(({ properties }) => [...properties])
    .some((property) => ts.isPropertyAssignment(property) && SKIPPING.has(property.name.getText()))
}

/** `test.skip()` within a body. With a condition it is a matter of where the tests run, and `npm test` runs them all. */
function skipsItself(body: ts.Node): boolean {
  let isSkipped = false
  visit(body, (node) => {
    if (testOfAnyForm(node)) return false
    if (ts.isCallExpression(node)) {
      const [first = '', form = ''] = calledWords(node.expression)
      const [condition] = node.arguments
      const isAlways = condition === undefined || condition.kind === ts.SyntaxKind.TrueKeyword
      if (TEST_WORDS.has(first) && SKIPPING.has(form) && isAlways) isSkipped = true
    }
    return true
  })
  return isSkipped
}

function testOfAnyForm(node: ts.Node): boolean {
  const [title] = testCall(node)?.node.arguments ?? []
  return title !== undefined && titleText(title) !== undefined
}

type TestBody = ts.ArrowFunction | ts.FunctionExpression

const isFunction = (node: ts.Node): node is TestBody => ts.isArrowFunction(node) || ts.isFunctionExpression(node)

const hasStatements = ({ body }: TestBody): boolean => !ts.isBlock(body) || body.statements.length > 0

/** Each node below, until `enter` says not to look further in. */
function visit(node: ts.Node, enter: (node: ts.Node) => boolean): void {
  if (enter(node)) ts.forEachChild(node, (child) => visit(child, enter))
}
