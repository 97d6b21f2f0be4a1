import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { fontLetters } from './parts/fontLetters.ts'

/**
 * `npm run font`: makes the parts of the two fonts that every first visit loads, from the packages of the whole fonts.
 * Run it after an update of a package. Other letters load from the packages' files (`fonts.css`).
 */
const root = join(import.meta.dirname, '..')

const parts = {
  titles: {
    whole:
      '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2',
    // The weights in use.
    weights: { min: 400, max: 700 },
    // No ligatures, which take 3 kB: most titles have a letter spacing, with which browsers show none.
    features: ['kern', 'lnum', 'tnum'],
  },
  texts: {
    whole: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    // All of them: fewer would make the file larger.
    weights: { min: 200, max: 900 },
    features: ['kern', 'liga', 'lnum', 'tnum'],
  },
} as const

for (const name of ['titles', 'texts'] as const) {
  const { whole, weights, features } = parts[name]
  const letters = fontLetters[name]
  const part = await subsetFont(await readFile(join(root, 'node_modules', whole)), letters, {
    targetFormat: 'woff2',
    keepFeatures: [...features],
    noHinting: true,
    variationAxes: { wght: weights },
  })
  await writeFile(join(root, `src/views/styles/${name}.woff2`), part)
  console.log(`${name}.woff2: ${part.length} bytes, for ${[...letters].length} letters`)
}
