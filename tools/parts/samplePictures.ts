import type { Plugin } from 'vite'
import { products } from '../../mocks/catalogue/catalogue.ts'
import { pictureAt } from '../../mocks/catalogue/drawings.ts'

/** Writes the drawings of the sample catalogue into a built Storybook. During development, `labServer` serves them. */
export const samplePictures = (): Plugin => ({
  name: 'sample-pictures',
  apply: 'build',
  generateBundle() {
    for (const address of new Set(products.flatMap(({ imageUrl_thum }) => imageUrl_thum))) {
      const source = pictureAt(address)
      if (source !== undefined) this.emitFile({ type: 'asset', fileName: address.slice(1), source })
    }
  },
})
