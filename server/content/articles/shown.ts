import { LRUCache } from 'lru-cache'
import type { Post, PostCard, Question, ShownArticle } from '../../../src/contracts/articles.ts'
import type { MultilingualText } from '../../../src/contracts/primitives.ts'
import type { Published } from './articles.repo.ts'
import { readingMinutes, renderMarkdown } from './markdown.ts'

/** What a version is rendered to, by language. */
interface Rendered {
  readonly html: MultilingualText
  readonly minutes: PostCard['minutes']
}

/** Characters of rendered text that one process keeps. */
const keptCharacters = 8 * 2 ** 20

/** A version never changes, and neither does what it is rendered to. */
const kept = new LRUCache<string, Rendered>({
  maxSize: keptCharacters,
  sizeCalculation: ({ html }) => Object.values(html).join('').length + 1,
})

const mapTexts = <T>(texts: MultilingualText, map: (text: string, language: string) => T) =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, map(text, language)]),
  )

const render = ({ id, version, article: { body } }: Published): Rendered => {
  const key = `${id} ${version}`
  const known = kept.get(key)
  if (known) return known
  const rendered = { html: mapTexts(body, renderMarkdown), minutes: mapTexts(body, readingMinutes) }
  kept.set(key, rendered)
  return rendered
}

const shared = ({
  slug,
  article: { title, summary, cover, tags },
  publishedAt,
  updatedAt,
}: Published) => ({
  ...{ slug, title, summary, cover, tags },
  publishedAt: new Date(publishedAt).toISOString(),
  updatedAt: new Date(updatedAt).toISOString(),
})

export const toPage = (published: Published): ShownArticle => {
  const { title, summary, seo } = published.article
  return {
    ...shared(published),
    html: render(published).html,
    seo: {
      title: { ...title, ...seo.title },
      description: { ...summary, ...seo.description },
    },
  }
}

export const toCard = (published: Published): PostCard => ({
  ...shared(published),
  minutes: render(published).minutes,
})

/** @param posts all of them, the newest first */
export const toPost = (published: Published, posts: readonly Published[]): Post => {
  const place = posts.indexOf(published)
  const neighbour = (other: Published | undefined) =>
    other ? { slug: other.slug, title: other.article.title } : null
  return {
    ...toPage(published),
    minutes: render(published).minutes,
    previous: neighbour(posts[place + 1]),
    next: neighbour(posts[place - 1]),
  }
}

export const toQuestion = (published: Published): Question => ({
  _id: published.id,
  slug: published.slug,
  title: published.article.title,
  tags: published.article.tags,
  html: render(published).html,
})
