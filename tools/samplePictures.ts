import type { Plugin } from 'vite'
import { pictureAt } from '../mocks/catalogue/drawings.ts'
import { products } from '../mocks/catalogue.ts'

const base = '/media/sample/'

/** The drawings of the sample catalogue at `/media/sample/…`, where no mock shop answers: stories and the lab. */
export const samplePictures = (): Plugin => ({
  name: 'sample-pictures',
  configureServer: (server) => {
    server.middlewares.use(base, (request, response, next) => {
      const drawing = pictureAt(`${base}${request.url?.slice(1) ?? ''}`)
      if (drawing === undefined) return next()
      response.setHeader('content-type', 'image/svg+xml')
      response.end(drawing)
    })
  },
  generateBundle() {
    for (const address of new Set(products.flatMap(({ imageUrl_thum }) => imageUrl_thum))) {
      const source = pictureAt(address)
      if (source !== undefined) this.emitFile({ type: 'asset', fileName: address.slice(1), source })
    }
  },
})
