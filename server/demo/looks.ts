/** The products that a look of the demo shows, by slug: a large picture and two small ones beside it. */
type Pieces = readonly [large: string, upper: string, lower: string]

/** In the order of `content/look`, whose spots are in the middle of each picture. */
const demoLooks: readonly Pieces[] = [
  ['chandbali-crescent-earrings', 'sunburst-pendant', 'hammered-bangle'],
  ['diamond-cut-rope-chain-925', 'polished-ball-earrings', 'twisted-rope-band'],
  ['three-stone-ring', 'pear-drop-earrings', 'three-stone-bar-pendant'],
  ['five-charm-bracelet', 'temple-coin-pendant', 'lotus-charm'],
]

/** The same drawing with names of its own, so that it can stand beside another. */
const renamed = (drawing: string, prefix: string): string =>
  drawing
    .replaceAll(/ id="(\w+)"/g, ` id="${prefix}$1"`)
    .replaceAll(/url\(#(\w+)\)/g, `url(#${prefix}$1)`)
    .replaceAll(/href="#(\w+)"/g, `href="#${prefix}$1"`)

const placed = (drawing: string, prefix: string, [x, y, side]: readonly number[]): string =>
  renamed(drawing, prefix).replace(
    / width="\d+" height="\d+"/,
    ` x="${x}" y="${y}" width="${side}" height="${side}"`,
  )

/**
 * The pictures of the look book by their file names.
 * @param draw draws the piece with a slug
 */
export const drawLooks = (draw: (slug: string) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    demoLooks.map(([large, upper, lower], page) => [
      `look-${page + 1}.svg`,
      [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1500 1000" width="1500" height="1000">',
        placed(draw(large), 'l', [0, 0, 1000]),
        placed(draw(upper), 'u', [1000, 0, 500]),
        placed(draw(lower), 'v', [1000, 500, 500]),
        '</svg>',
      ].join(''),
    ]),
  )
