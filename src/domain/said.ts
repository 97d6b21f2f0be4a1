import { type MessageKey, messages, type ReplyKey, replies } from '../contracts/messages.ts'

type Values = Readonly<Record<string, string>>

/** A text with its `{{…}}` filled in. */
export const fill = (template: string, values: Values): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

const saids = Object.entries({ ...messages, ...replies }) as readonly (readonly [
  MessageKey | ReplyKey,
  string,
])[]

const valuesIn = (template: string, text: string): Values | undefined => {
  const escaped = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
  return text.match(new RegExp(`^${escaped.replace(/\{\{(\w+)\}\}/g, '(?<$1>.+)')}$`))?.groups
}

/** Which of the shop's sentences the server said in English, so that it can be said in another language. */
export const recognise = (
  text: string,
): { readonly key: MessageKey | ReplyKey; readonly values: Values } | undefined => {
  for (const [key, template] of saids) {
    if (template === text) return { key, values: {} }
    const values = template.includes('{{') ? valuesIn(template, text) : undefined
    if (values) return { key, values: { ...values } }
  }
  return undefined
}
