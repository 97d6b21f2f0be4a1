import { z } from 'zod'
import {
  Id,
  ImageUrl,
  MultilingualText,
  Problem,
  pageOf,
  queryInt,
  Slug,
  Timestamp,
  text,
} from '../primitives.ts'
import { c, refusals, visitor } from '../routes.ts'

/** A page of the shop, a post of the blog, a question with its answer, or a picture of the look book. */
export const articleKinds = ['page', 'post', 'question', 'look'] as const
export type ArticleKind = (typeof articleKinds)[number]

/** Texts by language; the default language is required. */
const texts = (longest: number) =>
  z
    .record(z.string(), text(longest))
    .refine((given) => (given.en ?? '').trim() !== '', 'must have a text in en')

/** A tag that articles share; `slug` names it in addresses. */
export const Tag = z.object({ slug: Slug, name: texts(60) })
export type Tag = z.infer<typeof Tag>

const Cover = z.object({
  image: ImageUrl,
  /** Alternative text of the picture. */
  alt: texts(300),
})

/** A place on a picture, in per cent of its width and height from its upper left corner. */
const Percent = z.number().min(0).max(100)

/** The position of a product on the cover of a look, with the product's slug. */
export const Spot = z.object({ x: Percent, y: Percent, product: Slug })
export type Spot = z.infer<typeof Spot>

/** The part of an article that the team writes. `body` is Markdown; every kind but a look has one in en. */
export const Article = z.object({
  title: texts(160),
  summary: z.record(z.string(), text(400)).default({}),
  body: z.record(z.string(), text(60_000)).default({}),
  cover: Cover.nullable().default(null),
  /** Title and description for search engines, if they differ. */
  seo: z
    .object({ title: MultilingualText.optional(), description: MultilingualText.optional() })
    .default({}),
  tags: z.array(Tag).max(10).default([]),
  /** The position among its kind; posts are sorted by date. */
  position: z.number().int().min(0).max(10_000).default(0),
  /** Only for looks. */
  spots: z.array(Spot).max(20).default([]),
})
export type Article = z.infer<typeof Article>

const Shown = z.object({
  slug: Slug,
  title: MultilingualText,
  summary: MultilingualText,
  cover: z.object({ image: ImageUrl, alt: MultilingualText }).nullable(),
  tags: z.array(z.object({ slug: Slug, name: MultilingualText })),
  /** When it was published first, and last. */
  publishedAt: Timestamp,
  updatedAt: Timestamp,
})

/** A published article. `html` is rendered by the server and safe to put into a page. */
export const ShownArticle = Shown.extend({
  html: MultilingualText,
  seo: z.object({ title: MultilingualText, description: MultilingualText }),
})
export type ShownArticle = z.infer<typeof ShownArticle>

/** Reading time in minutes, by language. */
const minutes = z.record(z.string(), z.number().int().positive())

export const PostCard = Shown.extend({ minutes })
export type PostCard = z.infer<typeof PostCard>

const Neighbour = z.object({ slug: Slug, title: MultilingualText }).nullable()

export const Post = ShownArticle.extend({
  minutes,
  /** The post before it in time, and the one after. */
  previous: Neighbour,
  next: Neighbour,
})
export type Post = z.infer<typeof Post>

/** A question of buyers; the tag is its topic. */
export const Question = Shown.pick({ slug: true, title: true, tags: true }).extend({
  _id: Id,
  html: MultilingualText,
})
export type Question = z.infer<typeof Question>

export const articles = c.router(
  {
    page: {
      method: 'GET',
      path: '/content/pages/:slug',
      summary: 'A page of the shop, such as about or terms-and-conditions (an addition)',
      pathParams: z.object({ slug: Slug }),
      responses: { ...refusals, 200: ShownArticle, 404: Problem },
      metadata: visitor,
    },
    posts: {
      method: 'GET',
      path: '/content/posts',
      summary: 'The posts of the blog, newest first, with all their tags (an addition)',
      query: z.object({
        limit: queryInt({ min: 1, max: 50, fallback: 9 }),
        page: queryInt({ min: 1, max: 10_000, fallback: 1 }),
        tag: Slug.optional(),
      }),
      responses: { ...refusals, 200: pageOf(PostCard).extend({ tags: Shown.shape.tags }) },
      metadata: visitor,
    },
    post: {
      method: 'GET',
      path: '/content/posts/:slug',
      summary: 'A post of the blog (an addition)',
      pathParams: z.object({ slug: Slug }),
      responses: { ...refusals, 200: Post, 404: Problem },
      metadata: visitor,
    },
    questions: {
      method: 'GET',
      path: '/content/questions',
      summary: 'Questions and answers, by topic (an addition)',
      responses: { ...refusals, 200: z.object({ data: z.array(Question) }) },
      metadata: visitor,
    },
  },
  { strictStatusCodes: true },
)
