/** A picture that is visible at first. */
export interface FirstPicture {
  readonly src: string
  /** The `sizes` attribute of the image. */
  readonly sizes: string
}

/** The data embedded in a page. */
export interface Held {
  /** Answers as JSON text, by `answerKey`. */
  readonly answers: Readonly<Record<string, string>>
  readonly pictures: readonly FirstPicture[]
}

export const nothing: Held = { answers: {}, pictures: [] }

interface Pictured {
  readonly imageUrl_thum: readonly string[]
}

/** The first picture of each of some products. */
export const picturesOf = (products: readonly Pictured[], sizes: string): readonly FirstPicture[] =>
  products.flatMap(({ imageUrl_thum: [src] }) => (src ? [{ src, sizes }] : []))
