import type { LookBook } from '../../src/contracts/content.ts'
import { inAll, type Words } from './words.ts'

/** A page of the demo's look book: a large picture and two small ones beside it, by the slugs of their pieces. */
interface DemoLook {
  readonly title: Words
  readonly pieces: readonly [large: string, upper: string, lower: string]
}

const demoLooks: readonly DemoLook[] = [
  {
    title: ['Evening, in gold', 'Sera, in oro', 'शाम, सोने में', 'مساء بالذهب'],
    pieces: ['chandbali-crescent-earrings', 'sunburst-pendant', 'hammered-bangle'],
  },
  {
    title: ['Silver every day', 'Argento ogni giorno', 'रोज़ की चाँदी', 'فضة لكل يوم'],
    pieces: ['diamond-cut-rope-chain-925', 'polished-ball-earrings', 'twisted-rope-band'],
  },
  {
    title: ['Colour by the tray', 'Colore a vassoi', 'ट्रे भर रंग', 'ألوان بالصواني'],
    pieces: ['three-stone-ring', 'pear-drop-earrings', 'three-stone-bar-pendant'],
  },
  {
    title: ['Charms and coins', 'Ciondoli e monete', 'चार्म और सिक्के', 'تعليقات وعملات'],
    pieces: ['five-charm-bracelet', 'temple-coin-pendant', 'lotus-charm'],
  },
]

/** Where the pieces are, in per cent: the large one on two thirds of the width, the others on the rest. */
const centres = [
  { x: 33, y: 50 },
  { x: 83, y: 25 },
  { x: 83, y: 75 },
] as const

/** The demo's look book. */
export const demoLookBook: LookBook = demoLooks.map(({ title, pieces }, page) => ({
  image: `/media/demo/look-${page + 1}.svg`,
  title: inAll(title),
  spots: pieces.map((product, place) => ({ product, ...(centres[place] ?? { x: 50, y: 50 }) })),
}))

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
    demoLooks.map(({ pieces: [large, upper, lower] }, page) => [
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
