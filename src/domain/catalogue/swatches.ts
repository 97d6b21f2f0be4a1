import type { MultilingualText } from '../../contracts/primitives.ts'
import { defaultLanguage } from '../shell/multilingual.ts'

/**
 * Colours of metals and stones by their English names, sRGB. The first entry that is in a name as a whole word counts,
 * so "rose gold" comes before "gold".
 */
const colours: readonly (readonly [words: string, colour: string])[] = [
  ['rose gold', '#d9a08b'],
  ['white gold', '#dcdad3'],
  ['gold', '#d4af52'],
  ['golden', '#d4af52'],
  ['vermeil', '#d6b25e'],
  ['oxidised', '#55534f'],
  ['oxidized', '#55534f'],
  ['black rhodium', '#3b3a3c'],
  ['rhodium', '#c9ccd1'],
  ['platinum', '#d5d4cf'],
  ['silver', '#c3c6ca'],
  ['steel', '#a9adb2'],
  ['brass', '#b8903f'],
  ['bronze', '#8c6239'],
  ['copper', '#b8713f'],
  ['rose quartz', '#eab8bf'],
  ['smoky quartz', '#7a6353'],
  ['quartz', '#ece6e3'],
  ['lapis', '#26459b'],
  ['moonstone', '#d6dde4'],
  ['sunstone', '#d98a55'],
  ['labradorite', '#5f7d86'],
  ['turquoise', '#45b3ac'],
  ['tourmaline', '#c24d7c'],
  ['aquamarine', '#9fd0d8'],
  ['tanzanite', '#5757b0'],
  ['amethyst', '#8a5cab'],
  ['amazonite', '#6fbcae'],
  ['aventurine', '#6aa07a'],
  ['carnelian', '#b9532f'],
  ['chalcedony', '#a9bdd0'],
  ['garnet', '#7d1f2c'],
  ['ruby', '#a5173c'],
  ['sapphire', '#23478f'],
  ['emerald', '#1f7a56'],
  ['peridot', '#9db343'],
  ['citrine', '#e0ab3d'],
  ['white topaz', '#eceff0'],
  ['topaz', '#6fb3d6'],
  ['iolite', '#4d4f8d'],
  ['green onyx', '#2f7d5b'],
  ['onyx', '#1d1c1f'],
  ['jade', '#5d9c73'],
  ['malachite', '#1f7f5c'],
  ['coral', '#d9694f'],
  ['amber', '#c98a2b'],
  ['opal', '#dfe3e0'],
  ['pearl', '#efe8dd'],
  ['diamond', '#e8edf0'],
  ['zircon', '#e4eaee'],
  ['black', '#232124'],
  ['white', '#f7f5f1'],
  ['grey', '#8c8a88'],
  ['gray', '#8c8a88'],
  ['red', '#ad2b2b'],
  ['pink', '#e2a0b4'],
  ['orange', '#d9802e'],
  ['yellow', '#e3c33c'],
  ['green', '#3f7f4f'],
  ['blue', '#2f5fa6'],
  ['purple', '#77509a'],
  ['brown', '#7a5638'],
]

const patterns = colours.map(([words, colour]) => [new RegExp(`\\b${words}\\b`), colour] as const)

/** The colour of a value that names a metal, a stone or a colour; undefined for any other, such as a size. */
export const swatchOf = (name: MultilingualText): string | undefined => {
  const words = (name[defaultLanguage] ?? '').toLowerCase()
  return patterns.find(([pattern]) => pattern.test(words))?.[1]
}
