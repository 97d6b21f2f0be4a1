import en from '../../src/app/i18n/catalogues/en.ts'
import type { Message, Problem } from '../../src/contracts/primitives.ts'

/** An answer of a call that the contract declares. */
export interface Answer {
  readonly path: string
  readonly status: number
  readonly body: unknown
}

/**
 * Answers that may be in English only. Not included are addresses outside the contract, whose messages no page shows:
 * pictures (`/media`, `/social.jpeg`), files of the storefront, and unknown addresses of the API. Refusals of the
 * team's commands never become an answer.
 */
const exceptions: readonly {
  readonly is: (answer: Answer) => boolean
  readonly why: string
}[] = [
  {
    is: ({ status, body }) => status === 400 && (body as Problem).code === 'bad_request',
    why: 'A body that cannot be read: not JSON, of another type, nested too deep. The pages of the shop never send one.',
  },
  {
    is: ({ path, status }) => status === 200 && path === '/cart/lines',
    why: 'A key of the last 7 days whose answer an earlier version has stored, as English text.',
  },
]

const texts: Readonly<Record<string, string>> = en

/** The names of the values that a text needs. */
const valuesOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)(?:, (\w+))?\}\}/g)].flatMap(([, name = '', format]) =>
    format === 'money' ? [name, 'symbol'] : [name],
  )

const faultOf = ({ message, key, values = {} }: Message): string | undefined => {
  if (key === undefined) return `no key: ${message}`
  const text = texts[key]
  if (text === undefined) return `the catalogue has no ${key}`
  const missing = valuesOf(text).filter((name) => !(name in values))
  return missing.length > 0 ? `${key} needs ${missing.join()}` : undefined
}

/**
 * Why an answer cannot be translated into the buyer's language (rule G7): a message, or one about a field, has no key,
 * an unknown key, or not all of its values.
 */
export const unsaid = (answer: Answer): string | undefined => {
  const { message, issues = [] } = (answer.body ?? {}) as Partial<Problem>
  if (typeof message !== 'string') return undefined
  const faults = [answer.body as Message, ...issues].flatMap((each) => faultOf(each) ?? [])
  return exceptions.some(({ is }) => is(answer)) ? undefined : faults[0]
}
