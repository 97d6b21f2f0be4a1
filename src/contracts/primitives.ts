import { z } from 'zod'
import './withoutEval.ts'
import {
  currencyPattern,
  emailPattern,
  idPattern,
  languagePattern,
  longestEmail,
} from './patterns.ts'

/**
 * A text with a maximum length in characters. A longer one is refused before any other check, since an attacker could
 * make a text for which a pattern is slow.
 * @param error the expected format, if the number of characters does not explain enough
 */
export const text = (max: number, error?: string) =>
  z.string().max(max, { abort: true, ...(error === undefined ? {} : { error }) })

/** A line of a form: trimmed, and not empty. */
export const line = (max: number) => text(max).trim().min(1)

/** How many there are of something. */
export const Count = z.number().int().nonnegative()

/** The id of a record, opaque to clients (`_id` and `…Id` fields). */
export const Id = text(64).min(1).regex(idPattern, 'must be an id: letters, digits, - and _')
export type Id = z.infer<typeof Id>

/** The readable key of a category or product in an address, such as `metals_silver-92.5_chains`. */
export const Slug = text(255)
  .min(1)
  .regex(/^[^\s/?#]+$/, 'must be a slug: no spaces, slashes, ? or #')
export type Slug = z.infer<typeof Slug>

const noLanguage = 'must be a language code such as en'
/** A language as `en`, `it`, `pt-BR`. */
export const LanguageCode = text(6, noLanguage).regex(languagePattern, noLanguage)
export type LanguageCode = z.infer<typeof LanguageCode>

const noCurrency = 'must be a currency code such as INR'
/** A currency code of ISO 4217: `INR`. */
export const CurrencyCode = text(3, noCurrency).regex(currencyPattern, noCurrency)
export type CurrencyCode = z.infer<typeof CurrencyCode>

/** A text by language code; readers fall back to `en` (rule L3). */
export const MultilingualText = z.record(LanguageCode, z.string())
export type MultilingualText = z.infer<typeof MultilingualText>

/** Compares with the nearest number of so many decimals: a tolerance would refuse large amounts. */
const hasAtMost = (decimals: number) => (value: number) =>
  Math.round(value * 10 ** decimals) / 10 ** decimals === value

/** An amount of the base currency INR in rupees, at most 2 decimals (paise) on the wire (rule M1). */
export const Money = z
  .number()
  .nonnegative()
  .max(1e11)
  .refine(hasAtMost(2), 'must have at most 2 decimals')
export type Money = z.infer<typeof Money>

/** A weight in grams, at most 3 decimals (milligrams) on the wire (rule M1). */
export const Grams = z
  .number()
  .nonnegative()
  .max(1e9)
  .refine(hasAtMost(3), 'must have at most 3 decimals')
export type Grams = z.infer<typeof Grams>

/** A number of ordered pieces. The domain checks steps and minimums. */
export const Quantity = z.number().int().min(1).max(50_000)
export type Quantity = z.infer<typeof Quantity>

/** A number of pieces in stock. */
export const Stock = z.number().int().nonnegative()

/** Identifies one attempt of a call, so that repetitions count once. */
export const IdempotencyKey = text(128).min(8)

/** Text without line breaks. */
const oneLine = /^.*$/

const noEmailAddress = {
  error: 'must be an e-mail address such as name@company.com',
  abort: true,
} as const

/**
 * An e-mail address of one mailbox; trimmed, and lower-cased because the shop keeps one account per address. It is
 * checked before it is lower-cased, because lower-casing turns some letters of other scripts into Latin ones.
 */
export const EmailAddress = z
  .string()
  .max(longestEmail, { abort: true })
  .regex(oneLine, noEmailAddress)
  .trim()
  .regex(emailPattern, noEmailAddress)
  .toLowerCase()
export type EmailAddress = z.infer<typeof EmailAddress>

/** A new password, trimmed. Long enough to be safe, short enough to hash. */
export const NewPassword = text(200).trim().min(8, 'must have at least 8 characters')

/** A moment, ISO 8601 in UTC. */
export const Timestamp = z.iso.datetime()

/** The address of a picture, in the shop or on its object storage. */
export const ImageUrl = text(2048)
  .min(1)
  .regex(/^(https?:\/\/|\/)/, 'must be an address')

/** A colour in CSS notation. */
export const Colour = z.string().regex(/^#[0-9a-f]{6}$/)

/** How the address of a preview begins; the tiny picture itself follows. */
export const previewPrefix = 'data:image/webp;base64,'
/** A tiny version of a picture, shown until the picture has loaded (rule C19). */
export const PicturePreview = z
  .string()
  .max(300)
  .regex(/^data:image\/webp;base64,[A-Za-z0-9+/]+={0,2}$/)

export const ProblemCode = z.enum([
  'amount_too_small',
  'bad_request',
  'conflict',
  'document_refused',
  'forbidden',
  'idempotency_mismatch',
  'invalid_credentials',
  'invalid_field',
  'internal',
  'minimum_pieces',
  'not_found',
  'order_blocked',
  'password_common',
  'password_wrong',
  'promise_changed',
  'quantity_off_step',
  'request_closed',
  'return_refused',
  'row_exists',
  'token_invalid',
  'too_large',
  'too_many_requests',
  'unauthorized',
  'unavailable',
])
export type ProblemCode = z.infer<typeof ProblemCode>

/** A message for people, shown in the notification bar: in English, and as a sentence of the catalogue (rule G7). */
export const Message = z.object({
  message: z.string().min(1),
  /** The key of the sentence. A client that does not know it shows `message`, or the text of a refusal's `code`. */
  key: z.string().optional(),
  /** The values of the sentence's placeholders. */
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
export type Message = z.infer<typeof Message>

/** The body of every refusal (rule I5): a stable `code`, a message for people, and what would be right. */
export const Problem = z.object({
  code: ProblemCode,
  ...Message.shape,
  /** The field that is wrong, as a path: `quantity`, `rows.2.quantity`. */
  field: z.string().optional(),
  /** The valid quantities next to a refused one (`quantity_off_step`). */
  nearest: z.object({ below: Quantity.optional(), above: Quantity.optional() }).optional(),
  /** Every wrong field, when there are several. */
  issues: z.array(Message.extend({ field: z.string() })).optional(),
})
export type Problem = z.infer<typeof Problem>

/** A page of a list: `{ data, total, page, limit }`, pages counted from 1. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    total: z.number().int().nonnegative(),
    page: z.number().int().min(1),
    limit: z.number().int().min(1),
  })

const noWholeNumber = 'must be a whole number'

/** A whole number in a query string. */
export const queryInt = (bounds: { min: number; max: number; fallback: number }) =>
  text(6, noWholeNumber)
    .regex(/^\d{1,6}$/, noWholeNumber)
    .transform(Number)
    .pipe(z.number().int().min(bounds.min).max(bounds.max))
    .optional()
    .transform((value) => value ?? bounds.fallback)
