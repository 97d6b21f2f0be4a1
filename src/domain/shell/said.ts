import {
  type MessageKey,
  messages,
  type ReplyKey,
  replies,
} from '../../contracts/messages/messages.ts'
import { type RefusalKey, refusalMessages } from '../../contracts/messages/refusals.ts'
import type { Message } from '../../contracts/primitives.ts'
import { formatMoney, toPaise } from '../settings/money.ts'

type Values = Readonly<Record<string, string | number>>

/** A value as English text: an amount of money with its currency, a day unchanged. */
const written = (name: string, format: string | undefined, values: Values): string =>
  format === 'money'
    ? formatMoney(toPaise(Number(values[name])), { symbol: String(values.symbol) }, 'en')
    : String(values[name] ?? '')

/** A text with its `{{…}}` placeholders filled in, in English. `say.ts` does it in other languages. */
export const fill = (template: string, values: Values): string =>
  template.replace(/\{\{(\w+)(?:, (\w+))?\}\}/g, (_, name: string, format: string | undefined) =>
    written(name, format, values),
  )

/** The sentences of the server in English. */
export const english = { ...messages, ...replies, ...refusalMessages }

/** A sentence of the catalogue in the format of the API. */
export const said = (key: MessageKey | ReplyKey | RefusalKey, values?: Values) =>
  ({
    message: fill(english[key], values ?? {}),
    key,
    ...(values && { values }),
  }) satisfies Message
