type Compress<Options> = (bytes: Buffer, options: Options) => Buffer

/** The compressed bytes of cached pages by the bytes of the page. They are dropped together with them. */
const compressedOf = new WeakMap<Buffer, Map<unknown, Buffer>>()

/** Keeps the compressed forms of a cached page. @param bytes not changed any more */
export const keepCompressed = (bytes: Buffer): Buffer => {
  compressedOf.set(bytes, new Map())
  return bytes
}

/**
 * The most memory of a page as text, as bytes and in two compressed forms, bytes. A form that is longer than half of
 * the page is not kept.
 */
export const bytesInAllForms = (text: string): number =>
  2 * text.length + 2 * Buffer.byteLength(text)

/**
 * Compresses each cached page only once. Other bytes are compressed on every call.
 * @param forKept the options for cached pages, which may take longer; without it, those of the call
 */
export const compressOnce =
  <Options>(compress: Compress<Options>, forKept?: Options): Compress<Options> =>
  (bytes, options) => {
    const forms = compressedOf.get(bytes)
    if (!forms) return compress(bytes, options)
    const known = forms.get(compress)
    if (known) return known
    const made = compress(bytes, forKept ?? options)
    if (2 * made.length <= bytes.length) forms.set(compress, made)
    return made
  }
