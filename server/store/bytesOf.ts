/** Memory of a cache entry besides its texts, bytes: a rough guess. */
const entryBytes = 500

/**
 * The memory that a cache entry takes, in bytes; an upper bound. Pass the key too: strangers choose how long it is.
 * @param more bytes of anything that is not text
 */
export const bytesOf = (texts: readonly string[], more = 0): number =>
  texts.reduce((bytes, text) => bytes + 2 * text.length, entryBytes + more)
