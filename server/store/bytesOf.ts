/** What an entry of a cache costs besides its texts: objects, the key's hash, the list of what was used last. */
const entryBytes = 500

/**
 * What an entry of a cache costs at the most, bytes. The key counts like the value: a stranger chooses it.
 * @param more bytes that are no text
 */
export const bytesOf = (texts: readonly string[], more = 0): number =>
  texts.reduce((bytes, text) => bytes + 2 * text.length, entryBytes + more)
