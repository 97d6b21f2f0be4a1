import type {
  Article,
  Post,
  PostCard,
  Question,
  ShownArticle,
} from '../../../src/contracts/content/articles.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { refuse } from '../../http/problem.ts'
import type { Deps } from '../../opening/deps.ts'
import { textCache } from '../../store/kept/textCache.ts'
import { readPublished } from './articles.repo.ts'
import { createShown } from './shown.ts'

/** The tags of the posts without duplicates, by slug. */
const tagsOf = (articles: readonly Article[]): Article['tags'] => [
  ...new Map(articles.flatMap(({ tags }) => tags).map((tag) => [tag.slug, tag])).values(),
]

interface PostsAsked {
  readonly limit: number
  /** From 1. */
  readonly page: number
  readonly tag?: string | undefined
}

/** The currently published pages, posts and questions. */
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
      return page ? toPage(page) : refuse(404, 'not_found', said('refusal.noPage'))
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
      return post ? toPost(post, posts) : refuse(404, 'not_found', said('refusal.noPost'))
    },

    questions: async (): Promise<{ data: Question[] }> => {
      const questions = await readPublished(db, 'question', now())
      const byPlace = questions.toSorted((a, b) => a.article.position - b.article.position)
      return { data: byPlace.map(toQuestion) }
    },
  }
}
