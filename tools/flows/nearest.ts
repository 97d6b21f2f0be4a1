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
