import { z } from 'zod'
import { Category } from './catalogue/product.ts'
import { CurrencyCode, Id, ImageUrl, LanguageCode, MultilingualText } from './primitives.ts'
import { c, refusals, visitor } from './routes.ts'

export const Language = z.object({ _id: Id, name: z.string().min(1), iso_code: LanguageCode })
export type Language = z.infer<typeof Language>

/** `exchange_rate`: how much of the currency one INR is. */
export const Currency = z.object({
  _id: Id,
  name: z.string().min(1),
  code: CurrencyCode,
  symbol: z.string().min(1).max(8),
  exchange_rate: z.number().positive(),
})
export type Currency = z.infer<typeof Currency>

const text = MultilingualText.optional()
const link = z.string().max(500).optional()
const banner = z.object({ text, image: ImageUrl.optional(), link, description: text })

/** The header of the shop (rule S2). */
export const HeaderSettings = z.object({
  header_text: text,
  logo: z.array(ImageUrl).max(2),
  headerMenu1: text,
  headerMenu2: text,
  headerMenu2Link: link,
  headerMenu3: text,
  headerMenu3Link: link,
  headerMenu4: text,
  headerMenu4Link: link,
  headerMenu5: text,
  headerMenu5Link: link,
  showHeaderBanner1: banner.optional(),
  showHeaderBanner2: banner.optional(),
  showHeaderBanner3: banner.optional(),
})

/** One optional field for each number, such as `footerSection1Img1` to `4` (rule S3). */
const numbered = <P extends string, N extends number, S extends z.ZodType>(
  prefix: P,
  numbers: readonly N[],
  schema: S,
) =>
  Object.fromEntries(numbers.map((number) => [`${prefix}${number}`, schema])) as Record<
    `${P}${N}`,
    S
  >

const four = [1, 2, 3, 4] as const
const five = [1, 2, 3, 4, 5] as const
const image = ImageUrl.optional()
const shown = z.boolean().default(false)

/** The shop's name and the footer (rule S3); each section shows by its status flag (rule H11). */
export const CustomizationSettings = z.object({
  shopName: z.string().min(1),
  /** Blocks the developer tools' keys and the context menu in the built shop (rule H14). */
  blocksInspection: z.boolean().default(true),
  showFooterSection1Status: shown,
  ...numbered('footerSection1Img', four, image),
  ...numbered('footerSection1Title', four, text),
  ...numbered('footerSection1Desc', four, text),
  showFooterSection2Status: shown,
  footerSection2Img: z.array(ImageUrl).default([]),
  footerSection2SubTitle: text,
  footerSection2Title: text,
  footerSection2Desc: text,
  showFooterSection3Status: shown,
  footerSection3SubTitle: text,
  footerSection3Title: text,
  footerSection3Desc: text,
  ...numbered('footerSection3Img', [1, 2, 3], image),
  footerSection3Img2Desc: text,
  showFooterSection4Status: shown,
  footerSection4Title: text,
  footerSection4SubTitle: text,
  footerBlock1status: shown,
  footerBlock2status: shown,
  footerBlock3status: shown,
  footerBlock4status: shown,
  block1_title: text,
  block2_title: text,
  block3_title: text,
  block4_title: text,
  ...numbered('block1_sub_title', five, text),
  ...numbered('block2_sub_title', five, text),
  ...numbered('block3_sub_title', five, text),
  ...numbered('block4_sub_title', five, text),
  ...numbered('block1_sub_link', five, link),
  ...numbered('block2_sub_link', five, link),
  ...numbered('block3_sub_link', five, link),
  ...numbered('block4_sub_link', five, link),
})

export const StoreSettings = z.object({
  header: HeaderSettings,
  categories: z.array(Category),
  customization: CustomizationSettings,
})
export type StoreSettings = z.infer<typeof StoreSettings>

/** The part of the settings that the shop team edits; the categories come from the catalogue. */
export const EditableSettings = StoreSettings.omit({ categories: true })
export type EditableSettings = z.infer<typeof EditableSettings>

export const settings = c.router(
  {
    languages: {
      method: 'GET',
      path: '/language/show',
      summary: 'The languages the shop shows',
      responses: { ...refusals, 200: z.object({ data: z.array(Language) }) },
      metadata: visitor,
    },
    currencies: {
      method: 'GET',
      path: '/currency/show',
      summary: 'The currencies with their rates',
      responses: { ...refusals, 200: z.object({ data: z.array(Currency) }) },
      metadata: visitor,
    },
    store: {
      method: 'GET',
      path: '/setting/store/customization/all',
      summary: 'Header, footer and name of the shop',
      responses: { ...refusals, 200: StoreSettings },
      metadata: visitor,
    },
  },
  { strictStatusCodes: true },
)
