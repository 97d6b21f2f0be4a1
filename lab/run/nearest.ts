/** How many letters must be added, removed or replaced to make `b` of `a` (Levenshtein). */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [above, letter] of [...a].entries()) {
    const next = [above + 1]
    for (const [index, other] of [...b].entries())
      next.push(
        Math.min(
          (row[index] ?? 0) + (letter === other ? 0 : 1),
          (row[index + 1] ?? 0) + 1,
          (next[index] ?? 0) + 1,
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

/** The names, those most like the wanted one first: names that contain it, then by the letters that differ. */
export const nearestFirst = (wanted: string, names: readonly string[]): readonly string[] => {
  const asked = wanted.toLowerCase()
  const rank = (name: string) =>
    name.toLowerCase().includes(asked) ? 0 : distance(asked, name.toLowerCase())
  return names.toSorted((a, b) => rank(a) - rank(b))
}

/** The number of names that a message lists, if there are many. */
const shown = 8

/** Says that a name is unknown, and which ones there are: all, or of many those that are most like it. */
export const unknownText = (what: string, wanted: unknown, names: readonly string[]): string => {
  const nearest = nearestFirst(String(wanted), names)
  const are = names.length > 2 * shown ? `The nearest of ${names.length} are` : 'There are'
  const listed = names.length > 2 * shown ? nearest.slice(0, shown) : nearest
  return `There is no ${what} ${JSON.stringify(wanted) ?? 'without a name'}. ${are} ${listed.join(', ')}.`
}
