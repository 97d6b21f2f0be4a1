import type { Plugin } from 'vite'
import { pictureAt } from '../mocks/catalogue/drawings.ts'
import { products } from '../mocks/catalogue.ts'

/** Puts the drawings of the sample catalogue into a built Storybook; `labServer` draws them while developing. */
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
