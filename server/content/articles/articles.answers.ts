import type {
  Article,
  Post,
  PostCard,
  Question,
  ShownArticle,
} from '../../../src/contracts/articles.ts'
import { textCache } from '../../caches.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../http/problem.ts'
import { readPublished } from './articles.repo.ts'
import { createShown } from './shown.ts'

/** Every tag of the posts, once, by slug. */
const tagsOf = (articles: readonly Article[]): Article['tags'] => [
  ...new Map(articles.flatMap(({ tags }) => tags).map((tag) => [tag.slug, tag])).values(),
]

interface PostsAsked {
  readonly limit: number
  /** From 1. */
  readonly page: number
  readonly tag?: string | undefined
}

/** What is published of pages, posts and questions now, for the calls and for pages that hold their answers. */
export const createArticleAnswers = (deps: Deps) => {
  const {
    engine: { db },
    now,
  } = deps
  const { toCard, toPage, toPost, toQuestion } = createShown(textCache(deps))
  return {
    /** @throws Refusal 404 */
    page: async (slug: string): Promise<ShownArticle> => {
      const [page] = await readPublished(db, 'page', now(), slug)
      return page ? toPage(page) : refuse(404, 'not_found', 'There is no such page.')
    },

    posts: async ({ limit, page, tag }: PostsAsked) => {
      const all = await readPublished(db, 'post', now())
      const found = tag
        ? all.filter(({ article: { tags } }) => tags.some(({ slug }) => slug === tag))
        : all
      const data: PostCard[] = found.slice((page - 1) * limit, page * limit).map(toCard)
      const tags = tagsOf(all.map(({ article }) => article))
      return { data, total: found.length, page, limit, tags }
    },

    /** @throws Refusal 404 */
    post: async (slug: string): Promise<Post> => {
      const posts = await readPublished(db, 'post', now())
      const post = posts.find((each) => each.slug === slug)
      return post ? toPost(post, posts) : refuse(404, 'not_found', 'There is no such post.')
    },

    questions: async (): Promise<{ data: Question[] }> => {
      const questions = await readPublished(db, 'question', now())
      const byPlace = questions.toSorted((a, b) => a.article.position - b.article.position)
      return { data: byPlace.map(toQuestion) }
    },
  }
}
