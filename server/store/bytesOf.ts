/** Estimated overhead of a cache entry besides its texts, in bytes. */
const entryBytes = 500

/**
 * An upper bound for the memory of a cache entry, in bytes. Include the key: clients control its length.
 * @param more bytes of anything that is not text
 */
export const bytesOf = (texts: readonly string[], more = 0): number =>
  texts.reduce((bytes, text) => bytes + 2 * text.length, entryBytes + more)
