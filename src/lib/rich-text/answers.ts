import { isJsonObject, type JsonObject, mapInner } from '../json/map-inner'
import { readNodes, type RichTextNode } from './nodes'

/** The block of an article that shows the text of an answer: src/blocks/Answer/config.ts. */
export const ANSWER_BLOCK = 'answer'

/** The answers whose text content shows, by the id of their record. */
export function collectAnswers(value: unknown): ReadonlySet<number> {
  const ids = new Set<number>()
  mapAnswers(value, (id) => {
    ids.add(id)
    return null
  })
  return ids
}

/**
 * Replaces each block that names an answer, wherever it stands, by the nodes of the answer's body; by nothing where `findBody`
 * has none. Later readers of the content meet only text.
 */
export const insertAnswerBodies = <Value>(value: Value, findBody: (id: number) => unknown): Value =>
  mapAnswers(value, (id) => readNodes(findBody(id)))

function mapAnswers<Value>(value: Value, resolve: (id: number) => readonly RichTextNode[] | null): Value {
  if (Array.isArray(value) && value.some(isAnswer)) {
    return value.flatMap((item: unknown): readonly unknown[] =>
      isAnswer(item) ? (resolveOne(item, resolve) ?? [item]) : [mapAnswers(item, resolve)],
    ) as Value
  }
  return mapInner(value, (inner) => mapAnswers(inner, resolve))
}

/** An editor may have put in the block and chosen nothing yet. */
function resolveOne({ fields: { article } }: AnswerNode, resolve: Parameters<typeof mapAnswers>[1]) {
  const id = Number(isJsonObject(article) ? article.id : article)
  return Number.isInteger(id) && id > 0 ? resolve(id) : []
}

type AnswerNode = { readonly fields: JsonObject }

const isAnswer = (value: unknown): value is AnswerNode =>
  isJsonObject(value) && value.type === 'block' && isJsonObject(value.fields) && value.fields.blockType === ANSWER_BLOCK
