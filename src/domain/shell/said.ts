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

const valuesIn = (template: string, text: string): Values | undefined => {
  const escaped = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
  return text.match(new RegExp(`^${escaped.replace(/\{\{(\w+)\}\}/g, '(?<$1>.+)')}$`))?.groups
}

/**
 * Finds which of the shop's sentences the server sent in English, so that it can be shown in another language.
 * @param texts those of the English catalogue; of the ones with `{{…}}`, the server sends the replies alone
 */
export const recognise = <K extends string>(
  text: string,
  texts: Readonly<Record<K, string>>,
): { readonly key: K; readonly values: Values } | undefined => {
  for (const [key, template] of Object.entries<string>(texts) as [K, string][]) {
    if (template === text) return { key, values: {} }
    const values = key.startsWith('reply.') ? valuesIn(template, text) : undefined
    if (values) return { key, values: { ...values } }
  }
  return undefined
}
