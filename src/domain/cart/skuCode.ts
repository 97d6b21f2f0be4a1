import { fold } from '../shell/words.ts'

const noLetterOrDigit = /[^\p{L}\p{N}]+/gu

/** A SKU without case, hyphens, spaces and other marks (rule K16): `rg09-g 52` and `RG09 G52` are the same code. */
export const skuCode = (text: string): string => fold(text).replace(noLetterOrDigit, '')

/** Letters that are typed for a digit, and digits for a letter. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...{ '0': 'o', o: '0', '1': 'il', i: '1l', l: '1i' },
  ...{ '2': 'z', z: '2', '5': 's', s: '5', '8': 'b', b: '8' },
}
const digits = '0123456789'
const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Codes that are longer are not guessed. */
const longest = 30

const isDigit = (character: string) => digits.includes(character)

/**
 * All codes that differ from a code by one typing error: a missing, surplus, wrong or look-alike character, or two
 * neighbours that changed places. A wrong letter stands for a letter, a wrong digit for a digit.
 */
export const codesNear = (code: string): readonly string[] => {
  const characters = [...code]
  if (characters.length > longest) return []
  const near = new Set<string>()
  const put = (from: number, count: number, ...instead: readonly string[]) =>
    near.add(characters.toSpliced(from, count, ...instead).join(''))
  for (const [i, character] of characters.entries()) {
    const next = characters[i + 1]
    put(i, 1)
    if (next !== undefined) put(i, 2, next, character)
    for (const other of isDigit(character) ? digits : letters) put(i, 1, other)
    for (const other of lookAlikes[character] ?? '') put(i, 1, other)
  }
  for (let i = 0; i <= characters.length; i += 1)
    for (const other of digits + letters) put(i, 0, other)
  near.delete(code)
  near.delete('')
  return [...near]
}
