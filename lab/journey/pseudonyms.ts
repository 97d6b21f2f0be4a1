import { isSecretName, secretsIn } from '../run/secretNames.ts'

/** Shorter texts may occur anywhere. */
const shortest = 8

/**
 * Replaces secrets so that equal ones stay equal: a machine that compares tokens then does the same as with the real
 * ones.
 */
export const createPseudonyms = () => {
  const known = new Map<string, string>()
  const nameOf = (secret: string): string => {
    // As long as the secret: a form checks the length of a token before it is sent.
    const name = known.get(secret) ?? `hidden-${known.size + 1}`.padEnd(secret.length, '_')
    known.set(secret, name)
    return name
  }
  const isName = (value: string) => /^hidden-\d+_*$/.test(value)

  return {
    hide: {
      /** A text in which known secrets are replaced. */
      text: (value: string): string => {
        for (const secret of secretsIn(value)) if (!isName(secret)) nameOf(secret)
        return [...known].reduce(
          (text, [secret, name]) =>
            secret.length >= shortest ? text.replaceAll(secret, name) : text,
          value,
        )
      },
      /** The value of a field. */
      field: (name: string, value: unknown): unknown =>
        isSecretName(name) && typeof value === 'string' && value !== '' && !isName(value)
          ? nameOf(value)
          : value,
    },
  }
}
