/** A format of product CSV: the fields that the importer reads, with their column names in lower case. */
export interface FileKind<F extends string> {
  /** The name of the format: `Shopify product CSV`. */
  readonly name: string
  /** @param names the header's names in lower case, for files that number their columns */
  readonly spellings: (names: readonly string[]) => ReadonlyMap<F, readonly string[]>
  readonly required: readonly F[]
}

/** The columns of a file by field. */
export interface Columns<F extends string> {
  readonly width: number
  /** The name of the column in the file, for messages. */
  nameOf(field: F): string
  /** The field's text, trimmed; '' when the file has no such column. */
  valueIn(record: readonly string[], field: F): string
}

/**
 * Recognises a format of product CSV by its header.
 * @returns the names of the missing columns if the file has another format
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
