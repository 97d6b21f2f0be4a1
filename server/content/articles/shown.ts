import type {
  Post,
  PostCard,
  Question,
  ShownArticle,
} from '../../../src/contracts/content/articles.ts'
import type { MultilingualText } from '../../../src/contracts/primitives.ts'
import type { TextCache } from '../../store/kept/textCache.ts'
import type { Published } from './articles.repo.ts'
import { readingMinutes, renderMarkdown } from './markdown.ts'

const mapTexts = <T>(texts: MultilingualText, map: (text: string, language: string) => T) =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, map(text, language)]),
  )

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

/**
 * Converts versions of articles to the contract.
 * @param texts caches rendered text. It never expires, because a version never changes
 */
export const createShown = (texts: TextCache) => {
  const once = (key: string, make: () => string): string => {
    const known = texts.get(key)
    if (known !== undefined) return known
    const made = make()
    texts.set(key, made)
    return made
  }

  const htmlOf = ({ id, version, article: { body } }: Published): MultilingualText =>
    mapTexts(body, (text, language) =>
      once(`article ${id} ${version} ${language}`, () => renderMarkdown(text)),
    )

  const minutesOf = ({ id, version, article: { body } }: Published): PostCard['minutes'] =>
    mapTexts(body, (text, language) =>
      Number(
        once(`minutes ${id} ${version} ${language}`, () => `${readingMinutes(text, language)}`),
      ),
    )

  const toPage = (published: Published): ShownArticle => {
    const { title, summary, seo } = published.article
    return {
      ...shared(published),
      html: htmlOf(published),
      seo: {
        title: { ...title, ...seo.title },
        description: { ...summary, ...seo.description },
      },
    }
  }

  return {
    toPage,

    toCard: (published: Published): PostCard => ({
      ...shared(published),
      minutes: minutesOf(published),
    }),

    /** @param posts all posts, newest first */
    toPost: (published: Published, posts: readonly Published[]): Post => {
      const place = posts.indexOf(published)
      const neighbour = (other: Published | undefined) =>
        other ? { slug: other.slug, title: other.article.title } : null
      return {
        ...toPage(published),
        minutes: minutesOf(published),
        previous: neighbour(posts[place + 1]),
        next: neighbour(posts[place - 1]),
      }
    },

    toQuestion: (published: Published): Question => ({
      _id: published.id,
      slug: published.slug,
      title: published.article.title,
      tags: published.article.tags,
      html: htmlOf(published),
    }),
  }
}
