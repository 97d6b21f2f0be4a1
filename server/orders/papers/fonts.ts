import { fileURLToPath } from 'node:url'

const fileOf = (path: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}`))

/**
 * The fonts of papers (OFL), embedded in each PDF. Amiri has one glyph for each Arabic letter, also in the ligature of
 * lam and alef, so that copied and searched text is right in every reader; the storefront's Cairo joins letters into one
 * glyph (docs/decisions/orders/2026-11-26-papers.md).
 */
export const fontFiles: readonly string[] = [
  fileOf('source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  fileOf('source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
  fileOf('cormorant-garamond/600SemiBold/CormorantGaramond_600SemiBold.ttf'),
  fileOf('noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'),
  fileOf('noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf'),
  fileOf('amiri/400Regular/Amiri_400Regular.ttf'),
  fileOf('amiri/700Bold/Amiri_700Bold.ttf'),
]
