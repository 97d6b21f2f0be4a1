import { type Gem, gem } from '../gem.ts'
import { type Metal, metals, type Stone } from '../palette.ts'
import { n } from '../svg.ts'

/** Shapes drawn with the tones and gradients of one metal. */
export const inMetal = (metal: Metal, body: string): string => {
  const { dark, mid, light, shine } = metals[metal]
  const tones: Readonly<Record<string, string>> = { d: dark, m: mid, l: light, s: shine }
  return body
    .replaceAll(/url\(#([mbhv])\)/g, `url(#${metal}-$1)`)
    .replaceAll(/var\(--([dmls])\)/g, (_, tone: string) => tones[tone] ?? mid)
}

/** Shapes drawn with the gradients of one stone. */
export const inStone = (stone: Stone, body: string): string =>
  body.replaceAll(/url\(#([cw])\)/g, `url(#${stone}-$1)`)

/** A loose stone. */
export const looseStone = (stone: Gem): string => inStone(stone.stone, gem(stone))

/** A stone in a setting; `set` is how it is held. */
export const setStone = (metal: Metal, stone: Gem, set: (stone: Gem) => string): string =>
  inStone(stone.stone, inMetal(metal, set(stone)))

/** A small round stone in a plain setting, for pieces seen from afar. */
export const dot = (metal: Metal, stone: Stone, x: number, y: number, r: number): string =>
  inStone(
    stone,
    inMetal(
      metal,
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 1.22)}" fill="url(#m)" stroke="var(--d)" stroke-width="${n(r * 0.12)}"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="url(#c)"/><ellipse cx="${n(x - r * 0.3)}" cy="${n(y - r * 0.42)}" rx="${n(r * 0.3)}" ry="${n(r * 0.16)}" fill="#fff" opacity=".8" transform="rotate(-32 ${n(x - r * 0.3)} ${n(y - r * 0.42)})"/>`,
    ),
  )
