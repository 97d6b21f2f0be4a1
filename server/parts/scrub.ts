/** Parts between spaces, quotes, brackets and the like. */
const word = /[^\s"<>,;:[\]]+/g
/** An @ within a word, also in a link. After a slash it belongs to a path: `node_modules/@fastify`. */
const at = /[^/](?:@|%40)/i
/** The value after `token=` or `Bearer`. */
const named = /\b(token=|bearer )[^\s&"]+/gi
/** The tokens of the shop and their hashes: 32 bytes in base64url. */
const token = /(?<![\w-])[\w-]{43}(?![\w-])/g

/** Removes e-mail addresses and tokens from a text. Rather removes too much than too little. */
export const scrub = (text: string): string =>
  text
    .replace(named, '$1[token]')
    .replace(token, '[token]')
    .replace(word, (piece) => (at.test(piece) ? '[address]' : piece))
