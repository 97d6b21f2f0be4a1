import { hidden, isSecretName, secretsIn } from '../run/secretNames.ts'

/** Shorter texts may occur anywhere. */
const shortest = 8

const isPlain = (value: object) =>
  Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value))

/**
 * Hides passwords, tokens and cookies: the values of fields with such names, and the same texts wherever they occur
 * again, such as in an address.
 */
export const createSecrets = () => {
  const known = new Set<string>()

  const learn = (value: unknown): void => {
    if (typeof value === 'string' && value.length >= shortest) known.add(value)
  }

  const text = (value: string): string => {
    for (const secret of secretsIn(value)) learn(secret)
    return [...known].reduce((masked, secret) => masked.replaceAll(secret, hidden), value)
  }

  /** Objects that are neither records nor lists, such as actors and functions, become their name. */
  const mask = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value)
    if (typeof value === 'function') return 'function'
    if (typeof value !== 'object' || value === null) return value
    if (value instanceof Error) return text(value.message)
    if (!isPlain(value)) return value.constructor.name
    if (Array.isArray(value)) return value.map(mask)
    return Object.fromEntries(
      Object.entries(value).map(([name, inside]) => {
        if (!isSecretName(name) || inside === null || inside === undefined)
          return [name, mask(inside)]
        learn(inside)
        return [name, hidden]
      }),
    )
  }

  return {
    learn,
    text,
    mask,
    /** The text of an answer or a request; JSON is masked by its fields. */
    body: (json: string): string => {
      try {
        return JSON.stringify(mask(JSON.parse(json)))
      } catch {
        return text(json)
      }
    },
  }
}
export type Secrets = ReturnType<typeof createSecrets>
