/**
 * The format of ids, codes and addresses, separate from the schemas that use them: a visitor's first page reads cookies
 * and accepts an e-mail address without the code of the schemas.
 */

/** Letters, digits, - and _, at most 64. */
export const idPattern = /^[\w-]{1,64}$/

/** `en`, `it`, `pt-BR`. */
export const languagePattern = /^[a-z]{2,3}(-[A-Z]{2})?$/

/** ISO 4217: `INR`. */
export const currencyPattern = /^[A-Z]{3}$/

/** Maximum length of an e-mail address, in characters (RFC 5321). */
export const longestEmail = 254

/**
 * An e-mail address of a single mailbox: only ASCII, without the characters of lists, groups, comments and quoted names
 * (rule E1). Linear in the length of the text.
 */
export const emailPattern =
  /^(?=[^@]{1,64}@)[\w'+&-]+(?:\.[\w'+&-]+)*@(?:[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?\.)+[a-zA-Z][a-zA-Z\d-]{0,61}[a-zA-Z\d]$/

/** The bearer token of a session: 256 bits in base64url. */
export const tokenPattern = /^[\w-]{43}$/
