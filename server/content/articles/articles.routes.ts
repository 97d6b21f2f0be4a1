import { initServer } from '@ts-rest/fastify'
import type { Article } from '../../../src/contracts/articles.ts'
import { contract } from '../../../src/contracts/index.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../http/problem.ts'
import { readPublished } from './articles.repo.ts'
import { toCard, toPage, toPost, toQuestion } from './shown.ts'

/** Every tag of the posts, once, by slug. */
const tagsOf = (articles: readonly Article[]): Article['tags'] => [
  ...new Map(articles.flatMap(({ tags }) => tags).map((tag) => [tag.slug, tag])).values(),
]

/** Pages, posts and questions that are published (decisions, Accounts: visitors may read them). */
export const articleRoutes = ({ engine: { db }, now }: Pick<Deps, 'engine' | 'now'>) =>
  initServer().router(contract.articles, {
    page: async ({ params: { slug } }) => {
      const [page] = await readPublished(db, 'page', now(), slug)
      if (!page) return refuse(404, 'not_found', 'There is no such page.')
      return { status: 200, body: toPage(page) }
    },
    posts: async ({ query: { limit, page, tag } }) => {
      const all = await readPublished(db, 'post', now())
      const found = tag
        ? all.filter(({ article: { tags } }) => tags.some(({ slug }) => slug === tag))
        : all
      return {
        status: 200,
        body: {
          data: found.slice((page - 1) * limit, page * limit).map(toCard),
          ...{ total: found.length, page, limit },
          tags: tagsOf(all.map(({ article }) => article)),
        },
      }
    },
    post: async ({ params: { slug } }) => {
      const posts = await readPublished(db, 'post', now())
      const post = posts.find((each) => each.slug === slug)
      if (!post) return refuse(404, 'not_found', 'There is no such post.')
      return { status: 200, body: toPost(post, posts) }
    },
    questions: async () => {
      const questions = await readPublished(db, 'question', now())
      const byPlace = questions.toSorted((a, b) => a.article.position - b.article.position)
      return { status: 200, body: { data: byPlace.map(toQuestion) } }
    },
  })
