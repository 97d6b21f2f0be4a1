import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { titleLetters } from './parts/titleLetters.ts'

/**
 * `npm run font`: makes the part of the titles' font that every first visit loads, from the package of the whole font.
 * Run it after an update of the package. Other letters load from the package's files (`fonts.css`).
 */
const root = join(import.meta.dirname, '..')
const whole =
  '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2'

const part = await subsetFont(await readFile(join(root, 'node_modules', whole)), titleLetters, {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'liga', 'lnum', 'tnum'],
  // The weights in use.
  variationAxes: { wght: { min: 400, max: 700 } },
  noHinting: true,
})
await writeFile(join(root, 'src/views/styles/titles.woff2'), part)
console.log(`titles.woff2: ${part.length} bytes, for ${[...titleLetters].length} letters`)
