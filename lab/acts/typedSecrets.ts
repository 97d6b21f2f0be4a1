import { samplePassword } from '../../mocks/shop/account/people.ts'
import { isSecretName } from '../run/secretNames.ts'

/** The name of the password that the development servers print for everybody. */
export const demoPassword = 'demo password'

/** A short number for a text, from which the text cannot be found again (FNV-1a with a random start). */
const hashOf = (text: string, salt: number): number =>
  [...text].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    salt,
  )

/** Whether what is typed into a field is a secret. */
export const isSecretField = ({ type, name }: HTMLInputElement | HTMLTextAreaElement): boolean =>
  type === 'password' || isSecretName(name)

/**
 * Names for typed secrets, so that equal ones have equal names, also after a load of the page.
 * @param hashes of the secrets that are known; it grows
 */
export const createTypedSecrets = (hashes: number[], salt: number) => ({
  nameOf: (secret: string): string => {
    if (secret === samplePassword) return demoPassword
    const hash = hashOf(secret, salt)
    if (!hashes.includes(hash)) hashes.push(hash)
    return `secret ${hashes.indexOf(hash) + 1}`
  },
})
