/** The numbers of the last changes of all pieces and lists (`advanceShopVersion`). */
export const createLastChanges = () => {
  /** By the number of the piece. */
  const pieces: number[] = []
  const categories = new Map<string, number>()
  /** Of the order, the matches or the counts of any list. */
  let anywhere = 0
  /** Of the names of attributes, which all lists show. */
  let names = 0

  return {
    /** Something that a card may show of a piece has changed. */
    shown: (piece: number, version: number): void => {
      pieces[piece] = version
    },
    /** A piece has changed so that lists of these categories may match, order or count otherwise. */
    moved: (categoryIds: Iterable<string>, version: number): void => {
      anywhere = version
      for (const id of categoryIds) categories.set(id, version)
    },
    renamed: (version: number): void => {
      names = version
    },
    /** The last change of a list that shows these pieces. @param categoryId undefined for the whole catalogue */
    ofList: (categoryId: string | undefined, shown: readonly number[]): number =>
      Math.max(
        names,
        categoryId === undefined ? anywhere : (categories.get(categoryId) ?? 0),
        ...shown.map((piece) => pieces[piece] ?? 0),
      ),
  }
}
