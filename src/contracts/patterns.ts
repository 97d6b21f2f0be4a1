/**
 * What ids, codes and addresses look like, apart from the schemas that are made of them: the first page a
 * visitor sees reads cookies and takes an e-mail address without the code of the schemas.
 */

/** Letters, digits, - and _, at most 64. */
export const idPattern = /^[\w-]{1,64}$/

/** `en`, `it`, `pt-BR`. */
export const languagePattern = /^[a-z]{2,3}(-[A-Z]{2})?$/

/** ISO 4217: `INR`. */
export const currencyPattern = /^[A-Z]{3}$/

/** Text, @, text, a dot, text (specification 5). */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The bearer token of a session: 256 bits in base64url. */
export const tokenPattern = /^[\w-]{43}$/
