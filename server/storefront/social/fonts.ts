import { fileURLToPath } from 'node:url'

/** A font and its file. */
interface Face {
  readonly name: string
  readonly file: string
}

const fileOf = (path: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}`))

/** The shop's serif font, and fallbacks for other scripts. */
export const faces: readonly Face[] = [
  {
    name: 'Cormorant Garamond SemiBold',
    file: fileOf('cormorant-garamond/600SemiBold/CormorantGaramond_600SemiBold.ttf'),
  },
  { name: 'Cairo SemiBold', file: fileOf('cairo/600SemiBold/Cairo_600SemiBold.ttf') },
  {
    name: 'Noto Sans Devanagari SemiBold',
    file: fileOf('noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf'),
  },
]
