import { graphql } from '../graphql'

/** Every published group of questions, for search and the offline pack. Registered as a trusted document. */
export const faqGroupsQuery = graphql(`
  query FaqGroups {
    FaqGroups(limit: 100, sort: "order") {
      docs {
        id
        title
        slug
        questions {
          question
          answer
        }
      }
    }
  }
`)
