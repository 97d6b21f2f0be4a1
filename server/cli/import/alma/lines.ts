import { z } from 'zod'
import {
  ImageUrl,
  LanguageCode,
  MultilingualText,
  Slug,
} from '../../../../src/contracts/primitives.ts'
import { CountryCode, HsCode } from '../../../../src/contracts/selling.ts'
import { maxMilligrams, maxPaise, maxStock } from '../parts/amounts.ts'

/** The first line of a native catalogue. */
export const head = { alma: 'catalogue', version: 1 } as const

const Text = MultilingualText.refine(
  (text) => Object.keys(text).every((key) => LanguageCode.safeParse(key).success),
  'must be texts by language code',
)
const Key = z.string().min(1).max(300)
const whole = (most: number) => z.number().int().nonnegative().max(most)

const LevelLine = z.strictObject({
  key: Key,
  name: Text,
  values: z.array(z.strictObject({ key: Key, name: Text })),
})

const VariantLine = z.strictObject({
  sku: z.string().min(1).max(200),
  values: z.array(Key),
  sellPrice: whole(maxPaise),
  offerPrice: whole(maxPaise),
  costPrice: whole(maxPaise),
  weight: whole(maxMilligrams),
  stock: whole(maxStock),
  image: ImageUrl.optional(),
  metalWeight: whole(maxMilligrams).optional(),
})

/**
 * A line of the native catalogue: one JSON object each, categories and attributes before products. Money in paise,
 * weight in milligrams, times in ms since the epoch. Complete except for variants that are no longer sold.
 */
export const Line = z.union([
  z.strictObject({
    category: z.strictObject({ slug: Slug, parentSlug: Slug.nullable(), name: Text }),
  }),
  z.strictObject({ attribute: LevelLine }),
  z.strictObject({
    product: z.strictObject({
      slug: Slug,
      status: z.enum(['active', 'draft', 'archived']),
      mode: z.enum(['directly', 'isCombination', 'moreCombination']),
      featured: z.boolean(),
      createdAt: whole(8.64e15),
      title: Text,
      description: Text,
      keywords: z.array(z.string()),
      images: z.array(ImageUrl),
      hsCode: HsCode.optional(),
      origin: CountryCode.optional(),
      categorySlugs: z.tuple([Slug], Slug),
      levels: z.array(LevelLine),
      variants: z.tuple([VariantLine], VariantLine),
    }),
  }),
])
export type Line = z.infer<typeof Line>
