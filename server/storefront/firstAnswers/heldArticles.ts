import { contract } from '../../../src/contracts/index.ts'
import { pictureSizes } from '../../../src/domain/catalogue/pictures.ts'
import { blogQuery } from '../../../src/domain/content/blogQuery.ts'
import { pageSlug } from '../../../src/domain/content/contentPages.ts'
import { answerKey } from '../../../src/domain/shell/answerKey.ts'
import type { Page } from '../../../src/domain/shell/pageHead.ts'
import { createArticleAnswers } from '../../content/articles/articles.answers.ts'
import type { Deps } from '../../opening/deps.ts'
import { type Held, nothing } from './held.ts'

const coverOf = (article: { cover: { image: string } | null } | undefined, sizes: string) =>
  article?.cover ? [{ src: article.cover.image, sizes }] : []

/** The embedded data of pages that the team writes. */
export const createHeldArticles = (deps: Deps) => {
  const answers = createArticleAnswers(deps)

  const article = async (path: string): Promise<Held> => {
    const slug = pageSlug(path)
    const page = await answers.page(slug)
    const questions =
      slug === 'faq' ? { [answerKey('articles.questions')]: await answers.questions() } : {}
    const given = { [answerKey('articles.page', { params: { slug } })]: page, ...questions }
    return { answers: asJson(given), pictures: coverOf(page, pictureSizes.cover) }
  }

  const blog = async (searchParams: URLSearchParams): Promise<Held> => {
    const asked = blogQuery(searchParams)
    const posts = await answers.posts(contract.articles.posts.query.parse(asked))
    const isFirstPage = asked.page === '1' && asked.tag === undefined
    return {
      answers: asJson({ [answerKey('articles.posts', { query: asked })]: posts }),
      pictures: isFirstPage ? coverOf(posts.data[0], pictureSizes.firstPost) : [],
    }
  }

  const post = async (slug: string): Promise<Held> => {
    const shown = await answers.post(slug)
    const key = answerKey('articles.post', { params: { slug } })
    return { answers: asJson({ [key]: shown }), pictures: coverOf(shown, pictureSizes.cover) }
  }

  /** Omits failed answers: the page calls the API and gets the error. */
  return async (
    { kind }: Pick<Page, 'kind'>,
    { pathname, searchParams }: URL,
  ): Promise<Held | undefined> => {
    const pages: Partial<Record<Page['kind'], () => Promise<Held>>> = {
      article: () => article(pathname),
      blog: () => blog(searchParams),
      post: () => post(decodeURIComponent(pathname.split('/')[2] ?? '')),
    }
    return pages[kind]?.().catch(() => nothing)
  }
}

const asJson = (given: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(given).map(([key, answer]) => [key, JSON.stringify(answer)]))
