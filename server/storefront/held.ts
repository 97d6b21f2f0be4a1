/** A picture that shows first. */
export interface FirstPicture {
  readonly src: string
  /** How wide it shows, as `sizes` of an image tells it. */
  readonly sizes: string
}

/** What a page holds from the start. */
export interface Held {
  /** JSON text by what is asked (`answerKey`). */
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
