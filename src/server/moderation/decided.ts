/** Marks a write of a review in `req.context`: the collection lets nothing else through. No request carries a context. */
export const DECIDED = 'decidedByReview'
