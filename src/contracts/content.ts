import { z } from 'zod'
import { CategoryRef } from './catalogue.ts'
import { Id, ImageUrl, MultilingualText, Slug } from './primitives.ts'
import { c, customerOnly, memberRefusals, refusals, visitor } from './routes.ts'

/** A place on a picture, in per cent of its width and height from its upper left corner. */
const Percent = z.number().min(0).max(100)

/** Where a piece is to be seen on a picture of the look book. */
const Spot = z.object({ x: Percent, y: Percent, product: Slug })

/** A picture of the look book as the shop team sets it up. */
export const Look = z.object({
  image: ImageUrl,
  title: MultilingualText,
  spots: z.array(Spot).max(20),
})

/** The look book, in the order it is leafed through. */
export const LookBook = z.array(Look).max(60)
export type LookBook = z.infer<typeof LookBook>

/** A picture of the look book with the pieces that are still sold. */
export const ShownLook = Look.extend({
  spots: z.array(Spot.extend({ title: MultilingualText })),
})
export type ShownLook = z.infer<typeof ShownLook>

/** A category as something to look at: how many pieces it has and a picture of its newest. */
export const ShownCategory = CategoryRef.extend({
  parentId: Id.nullable(),
  total: z.number().int().nonnegative(),
  image: ImageUrl.nullable(),
})
export type ShownCategory = z.infer<typeof ShownCategory>

export const content = c.router(
  {
    shop: {
      method: 'GET',
      path: '/content/the-shop',
      summary: 'Every category with a picture and its number of pieces, without prices',
      responses: { ...refusals, 200: z.object({ data: z.array(ShownCategory) }) },
      metadata: visitor,
    },
    lookBook: {
      method: 'GET',
      path: '/content/look-book',
      summary: 'The look book, with the places of the pieces that are sold',
      responses: { ...memberRefusals, 200: z.object({ data: z.array(ShownLook) }) },
      metadata: customerOnly,
    },
  },
  { strictStatusCodes: true },
)
