import { hasSizes, pictureFormats, srcSetOf } from '../../src/domain/catalogue/pictures.ts'
import type { FirstPicture } from './firstAnswers/held.ts'
import { emptyElement } from './page/markup.ts'

/** The smallest format. Browsers that do not support it ignore the link. */
const [format] = pictureFormats

/** Preload links to the first pictures. */
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
