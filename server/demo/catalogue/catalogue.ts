import type { ProductInput } from '../../catalogue/input.ts'
import { finishPicturesOf, picturesOf, toProduct } from './build.ts'
import { icons } from './icons.ts'
import { logos } from './logo.ts'
import type { DemoLine } from './parts/line.ts'
import { bracelets } from './products/bracelets.ts'
import { chains } from './products/chains.ts'
import { earrings } from './products/earrings.ts'
import { findings } from './products/findings.ts'
import { pendants } from './products/pendants.ts'
import { rings } from './products/rings.ts'
import { stonesForSetting } from './products/stones.ts'

const lines: readonly DemoLine[] = [
  ...[rings, chains, earrings, pendants, bracelets, stonesForSetting, findings].flat(),
]

export type DemoProduct = ProductInput

/**
 * The products of the demo shop. The server's database and the mock shop both take them from here.
 * @param folder the address of the pictures
 */
export const demoProducts = (folder: string): readonly DemoProduct[] =>
  lines.map((line) => toProduct(line, folder))

/** The drawings of the products, the logo and the icons by their file names. Each is drawn on demand. */
export const pictures: ReadonlyMap<string, () => string> = new Map([
  ...Object.entries({ ...logos, ...icons }).map(([name, svg]) => [name, () => svg] as const),
  ...lines.flatMap((line) =>
    [...finishPicturesOf(line).values()].map(({ name, draw }) => [name, draw] as const),
  ),
  ...lines.flatMap((line) =>
    picturesOf(line).map((name, place) => [name, () => line.draw(place === 1)] as const),
  ),
])
