import { listAddedWords } from '@/content/search-words'
import { answerRead } from '@/server/http/json-response'

/** The words that editors have added to those the search knows: see `AddedWords`. */
export const GET = (request: Request): Promise<Response> => answerRead(request, listAddedWords)
