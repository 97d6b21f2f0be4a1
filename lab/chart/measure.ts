const widths: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,:;'|!]/, 0.27],
  [/[ftr()[\]{}/\-"]/, 0.36],
  [/[mwMW@%…→↻]/, 0.86],
  [/[A-Z]/, 0.62],
  [/\s/, 0.24],
]
const usual = 0.54

/** The estimated width of a text in the shop's sans font, px; rather too wide than too narrow. */
export const widthOf = (text: string, size: number): number =>
  [...text].reduce(
    (sum, letter) => sum + (widths.find(([kind]) => kind.test(letter))?.[1] ?? usual) * size,
    0,
  )

/** Breaks a text into lines of at most `most` letters, after spaces, dots and commas if possible. */
export const wrap = (text: string, most: number): readonly string[] => {
  if (text.length <= most) return [text]
  const head = text.slice(0, most + 1)
  const space = head.lastIndexOf(' ')
  const inside = Math.max(head.lastIndexOf('.'), head.lastIndexOf('('))
  const cut = space > most / 3 ? space + 1 : inside > most / 3 ? inside : most
  return [text.slice(0, cut).trimEnd(), ...wrap(text.slice(cut), most)]
}
