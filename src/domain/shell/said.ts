import { type MessageKey, messages, type ReplyKey, replies } from '../../contracts/messages.ts'
import type { Message } from '../../contracts/primitives.ts'

type Values = Readonly<Record<string, string | number>>

/** A text with its `{{…}}` placeholders filled in. */
export const fill = (template: string, values: Values): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))

const english = { ...messages, ...replies }

/** A sentence of the catalogue, as the API sends it. */
export const said = (key: MessageKey | ReplyKey, values?: Values): Message => ({
  message: fill(english[key], values ?? {}),
  key,
  ...(values && { values }),
})
