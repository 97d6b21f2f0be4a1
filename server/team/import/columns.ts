/** A kind of product CSV: what the importer reads of it, by the names that its columns have, in lower case. */
export interface FileKind<F extends string> {
  /** As people call it: `Shopify product CSV`. */
  readonly name: string
  /** @param names the header's names in lower case, for files that number their columns */
  readonly spellings: (names: readonly string[]) => ReadonlyMap<F, readonly string[]>
  readonly required: readonly F[]
}

/** Where each field stands in this file, and how the file spells it. */
export interface Columns<F extends string> {
  readonly width: number
  /** The column as the file names it, for messages to people. */
  nameOf(field: F): string
  /** The field's text, trimmed; '' when the file has no such column. */
  valueIn(record: readonly string[], field: F): string
}

/**
 * Recognises a kind of product CSV by its header.
 * @returns the names of the missing columns when it is another kind of file
 */
export const recogniseColumns = <F extends string>(
  header: readonly string[],
  kind: FileKind<F>,
): { columns: Columns<F> } | { missing: string[] } => {
  const names = header.map((name) => name.trim().toLowerCase())
  const spellings = kind.spellings(names)
  const places = new Map(
    [...spellings].flatMap(([field, known]): [F, number][] => {
      const place = names.findIndex((name) => known.includes(name))
      return place === -1 ? [] : [[field, place]]
    }),
  )
  const missing = kind.required.filter((field) => !places.has(field))
  if (missing.length > 0)
    return { missing: missing.map((field) => (spellings.get(field) ?? []).join(' or ')) }
  return {
    columns: {
      width: header.length,
      nameOf: (field) =>
        header[places.get(field) ?? -1]?.trim() ?? spellings.get(field)?.[0] ?? field,
      valueIn: (record, field) => record[places.get(field) ?? -1]?.trim() ?? '',
    },
  }
}
