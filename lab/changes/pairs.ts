/** Items of two lists that belong together, in the order of the second, and those without a partner. */
export interface Pairs<T> {
  readonly both: readonly (readonly [before: T, after: T])[]
  readonly gone: readonly T[]
  readonly added: readonly T[]
}

/** Pairs items by the first of `keys` for which an item of each list has the same one. */
export const pairs = <T>(
  before: readonly T[],
  after: readonly T[],
  keys: readonly ((item: T) => string)[],
): Pairs<T> => {
  const free = new Set(before)
  const partners = new Map<T, T>()
  for (const key of keys)
    for (const item of after) {
      if (partners.has(item)) continue
      const partner = [...free].find((one) => key(one) === key(item))
      if (partner === undefined) continue
      partners.set(item, partner)
      free.delete(partner)
    }
  return {
    both: after.flatMap((item) => {
      const partner = partners.get(item)
      return partner === undefined ? [] : [[partner, item] as const]
    }),
    gone: [...free],
    added: after.filter((item) => !partners.has(item)),
  }
}
