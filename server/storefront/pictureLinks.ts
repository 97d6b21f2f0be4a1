import { hasSizes, pictureFormats, srcSetOf } from '../../src/domain/pictures.ts'
import type { FirstPicture } from './held.ts'
import { emptyElement } from './markup.ts'

/** The lightest format, which a browser that cannot show it passes over. */
const [format] = pictureFormats

/** Links to the pictures that show first, so that the browser fetches them before the page has drawn anything. */
export const pictureLinks = (pictures: readonly FirstPicture[]): string =>
  pictures
    .map(({ src, sizes }) =>
      emptyElement('link', {
        ...{ rel: 'preload', as: 'image', fetchpriority: 'high' },
        ...(hasSizes(src)
          ? { type: `image/${format}`, imagesrcset: srcSetOf(src, format), imagesizes: sizes }
          : { href: src }),
      }),
    )
    .join('\n    ')
