/**
 * How many letters must be added, removed or replaced to make some part of `name` of `wanted` (Sellers): 0 if the name
 * contains it.
 */
const distanceInside = (wanted: string, name: string): number => {
  let row = Array.from({ length: name.length + 1 }, () => 0)
  for (const [above, letter] of [...wanted].entries()) {
    const next = [above + 1]
    for (const [index, other] of [...name].entries())
      next.push(
        Math.min(
          (row[index] ?? 0) + (letter === other ? 0 : 1),
          (row[index + 1] ?? 0) + 1,
          (next[index] ?? 0) + 1,
        ),
      )
    row = next
  }
  return Math.min(...row)
}

/**
 * The names, those with a part that is most like the wanted one first: the beginning of a title is enough. Of equal ones,
 * that of the nearest length is first.
 */
export const nearestFirst = (wanted: string, names: readonly string[]): readonly string[] => {
  const asked = wanted.toLowerCase()
  return names
    .map((name) => ({
      name,
      distance: distanceInside(asked, name.toLowerCase()),
      longer: Math.abs(name.length - asked.length),
    }))
    .toSorted((a, b) => a.distance - b.distance || a.longer - b.longer)
    .map(({ name }) => name)
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
