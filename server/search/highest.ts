import type { TypedFastBitSet } from 'typedfastbitset'

/** Offset and length of a page of a list. */
export interface Window {
  readonly limit: number
  readonly offset: number
}

/** The highest numbers of a set in descending order, after skipping `offset`. */
export const highest = (
  { words }: Pick<TypedFastBitSet, 'words'>,
  { limit, offset }: Window,
): number[] => {
  const numbers: number[] = []
  let passed = 0
  for (let w = words.length - 1; w >= 0 && numbers.length < limit; w -= 1) {
    for (let bits = words[w] ?? 0; bits !== 0 && numbers.length < limit; ) {
      const bit = 31 - Math.clz32(bits)
      bits &= ~(1 << bit)
      if (passed >= offset) numbers.push(32 * w + bit)
      passed += 1
    }
  }
  return numbers
}
