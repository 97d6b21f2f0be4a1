/** Numbers drawn from a seed: the same seed gives the same numbers on every machine (splitmix32). */
export interface Random {
  /** 0 up to, but not including, `below`. */
  readonly below: (below: number) => number
  /** True in `percent` of a hundred cases. */
  readonly chance: (percent: number) => boolean
  readonly between: (least: number, most: number) => number
  readonly pick: <T>(from: readonly [T, ...T[]]) => T
}

const mixed = (value: number): number => {
  let z = value | 0
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
  return (z ^ (z >>> 15)) >>> 0
}

/** One number from several, such as the seed, a tab and its number of calls: 0 to 2³² − 1. */
export const hashOf = (...parts: readonly number[]): number =>
  parts.reduce((hash, part) => mixed(hash + 0x9e3779b9 + Math.imul(part, 0x85ebca6b)), 0x51ed270b)

export const createRandom = (seed: number): Random => {
  let drawn = 0
  const below = (limit: number): number => {
    drawn += 1
    return hashOf(seed, drawn) % limit
  }
  return {
    below,
    chance: (percent) => below(100) < percent,
    between: (least, most) => least + below(most - least + 1),
    pick: (from) => from[below(from.length)] ?? from[0],
  }
}
