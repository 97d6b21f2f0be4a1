import type { Plugin } from 'vite'
import { pictureFolder } from '../../mocks/catalogue/catalogue.ts'
import { pictures } from '../../server/demo/catalogue/catalogue.ts'

/** Writes the drawings of the demo catalogue into a built Storybook. During development, `labServer` serves them. */
export const samplePictures = (): Plugin => ({
  name: 'sample-pictures',
  apply: 'build',
  generateBundle() {
    for (const [name, draw] of pictures)
      this.emitFile({
        type: 'asset',
        fileName: `${pictureFolder.slice(1)}/${name}`,
        source: draw(),
      })
  },
})
