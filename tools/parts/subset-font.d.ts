/** The part of the package that the shop uses; it has no types of its own. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2'
    /** OpenType features to keep. */
    readonly keepFeatures: readonly string[]
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>
    readonly noHinting: boolean
  }
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: Options,
  ): Promise<Buffer>
}
