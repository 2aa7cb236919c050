/** Every published article, for the search. Registered as a trusted document. The same for editors as for visitors. */
export const guideArticlesQuery = `query GuideArticles {
  GuideArticles(limit: 100, where: {_status: {equals: published}}) {
    docs {
      title
      slug
      section
      summary
    }
  }
}`
