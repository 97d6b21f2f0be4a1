import { initServer } from '@ts-rest/fastify'
import { contract } from '../../../src/contracts/index.ts'
import type { Deps } from '../../opening/deps.ts'
import { createArticleAnswers } from './articles.answers.ts'

/** Pages, posts and questions that are published (rule B1); visitors may read them (rule G3). */
export const articleRoutes = (deps: Deps) => {
  const answers = createArticleAnswers(deps)
  return initServer().router(contract.articles, {
    page: async ({ params: { slug } }) => ({ status: 200, body: await answers.page(slug) }),
    posts: async ({ query }) => ({ status: 200, body: await answers.posts(query) }),
    post: async ({ params: { slug } }) => ({ status: 200, body: await answers.post(slug) }),
    questions: async () => ({ status: 200, body: await answers.questions() }),
  })
}
