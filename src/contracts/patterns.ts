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

/** Characters of an e-mail address at the most (RFC 5321). */
export const longestEmail = 254

/**
 * An e-mail address as a mailbox of one person: ASCII alone, without the characters that lists, groups, comments
 * and quoted names are made of (rule E1). Linear in the length of the text.
 */
export const emailPattern =
  /^(?=[^@]{1,64}@)[\w'+&-]+(?:\.[\w'+&-]+)*@(?:[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?\.)+[a-zA-Z][a-zA-Z\d-]{0,61}[a-zA-Z\d]$/

/** The bearer token of a session: 256 bits in base64url. */
export const tokenPattern = /^[\w-]{43}$/
