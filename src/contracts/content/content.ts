import { z } from 'zod'
import { CategoryRef } from '../catalogue/product.ts'
import { Count, Id, ImageUrl, MultilingualText, Slug } from '../primitives.ts'
import { c, customerOnly, memberRefusals, refusals, visitor } from '../routes.ts'
import { PostCard, Spot } from './articles.ts'

/** A picture of the look book with the products on it that are still sold. */
export const ShownLook = z.object({
  slug: Slug,
  title: MultilingualText,
  summary: MultilingualText,
  image: ImageUrl,
  alt: MultilingualText,
  spots: z.array(Spot.extend({ title: MultilingualText })),
})
export type ShownLook = z.infer<typeof ShownLook>

/** A category for display: the number of its pieces and a picture of its newest. */
export const ShownCategory = CategoryRef.extend({
  parentId: Id.nullable(),
  total: Count,
  image: ImageUrl.nullable(),
})
export type ShownCategory = z.infer<typeof ShownCategory>

/** The part of the look book and the blog on the front page. */
export const FrontPage = z.object({
  looks: z.array(ShownLook.pick({ slug: true, title: true, image: true, alt: true })).max(3),
  posts: z.array(PostCard).max(3),
})
export type FrontPage = z.infer<typeof FrontPage>

export const content = c.router(
  {
    shop: {
      method: 'GET',
      path: '/content/the-shop',
      summary: 'Every category with a picture and its number of pieces, without prices',
      responses: { ...refusals, 200: z.object({ data: z.array(ShownCategory) }) },
      metadata: visitor,
    },
    popular: {
      method: 'GET',
      path: '/content/popular-categories',
      summary: 'The categories that are looked at most, up to 8 of those that hold pieces',
      responses: { ...refusals, 200: z.object({ data: z.array(ShownCategory).max(8) }) },
      metadata: visitor,
    },
    frontPage: {
      method: 'GET',
      path: '/content/front-page',
      summary: 'The first pictures of the look book and the newest posts (an addition)',
      responses: { ...refusals, 200: FrontPage },
      metadata: visitor,
    },
    lookBook: {
      method: 'GET',
      path: '/content/look-book',
      summary: 'The look book, with the places of the products that are sold',
      responses: { ...memberRefusals, 200: z.object({ data: z.array(ShownLook) }) },
      metadata: customerOnly,
    },
  },
  { strictStatusCodes: true },
)
