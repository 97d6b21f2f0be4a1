import { mix, type Stone, stones } from './palette.ts'
import { at, ball, beads, define, drawing, ellipse, n, plate, type Scene, use } from './svg.ts'

export type Cut = 'round' | 'oval' | 'pear' | 'cushion' | 'marquise'

/** The outline of a cut at an angle, within −1 to 1; a pear points up. */
const outline = (cut: Cut, angle: number): [number, number] => {
  const [x, y] = [Math.cos(angle), Math.sin(angle)]
  const soft = (value: number, power: number) => Math.sign(value) * Math.abs(value) ** power
  if (cut === 'cushion') return [soft(x, 0.55), soft(y, 0.55)]
  if (cut === 'marquise') return [soft(x, 1.35) * 0.56, y]
  if (cut === 'pear') {
    const fromTip = angle + Math.PI / 2
    return [Math.sin(fromTip) * Math.abs(Math.sin(fromTip / 2)) * 1.06, Math.cos(fromTip) * -1.08]
  }
  return [cut === 'oval' ? x * 0.78 : x, y]
}

export interface Gem {
  readonly cut: Cut
  readonly x: number
  readonly y: number
  readonly size: number
  readonly stone: Stone
}

const points = ({ cut, x, y, size }: Gem, share: number, count: number, shift = 0) =>
  Array.from({ length: count }, (_, i): [number, number] => {
    const [px, py] = outline(cut, ((i + shift) / count) * 2 * Math.PI - Math.PI / 2)
    return [x + px * size * share, y + py * size * share]
  })

const path = (corners: readonly [number, number][]) =>
  `M${corners.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`

/** The outline as a path, `share` times as large. */
export const gemOutline = (gem: Gem, share = 1): string => {
  const { cut, x, y, size } = gem
  if (cut === 'round' || cut === 'oval')
    return ellipse(x, y, size * share * (cut === 'oval' ? 0.78 : 1), size * share)
  return path(points(gem, share, 28))
}

/** A stone: faceted if it is cut, else domed, with its typical light. */
export const gem = (stone: Gem): string =>
  stones[stone.stone].isCut ? faceted(stone) : domed(stone)

const faceted = (gem: Gem): string => {
  const tones = stones[gem.stone]
  const count = 8
  const girdle = points(gem, 1, count * 2)
  const crown = points(gem, 0.76, count, 0.5)
  const table = points(gem, 0.5, count)
  const corner = (ring: [number, number][], i: number) => ring[i % ring.length] as [number, number]
  const facet = (corners: [number, number][], turn: number, sparkle: number) => {
    const light = (Math.cos(turn - (Math.PI * 5) / 4) + 1) / 2
    const share = Math.min(1, Math.max(0, light * 0.75 + sparkle))
    const fill =
      share < 0.5
        ? mix(tones.dark, tones.mid, share * 2)
        : mix(tones.mid, tones.light, share * 2 - 1)
    return `<path d="${path(corners)}" fill="${fill}"/>`
  }
  const facets = Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * 2 * Math.PI - Math.PI / 2
    const next = turn + Math.PI / count
    return [
      facet([corner(girdle, i * 2), corner(girdle, i * 2 + 1), corner(crown, i)], next, 0.12),
      facet(
        [corner(girdle, i * 2 + 1), corner(girdle, i * 2 + 2), corner(crown, i)],
        next + 2.4,
        0.05,
      ),
      facet([corner(crown, i), corner(table, i), corner(table, i + 1)], next + Math.PI, 0.22),
      facet(
        [corner(table, i), corner(crown, i + count - 1), corner(girdle, i * 2), corner(crown, i)],
        turn,
        0.3,
      ),
    ].join('')
  })
  const halves = [table.slice(0, 5), [...table.slice(4), corner(table, 0)]]
  const { x, y, size } = gem
  return [
    `<g stroke="${tones.glow}" stroke-opacity=".22" stroke-width="${n(Math.max(0.6, size / 90))}" stroke-linejoin="round">`,
    `<path d="${gemOutline(gem, 1.01)}" fill="${tones.dark}"/>${facets.join('')}`,
    `<path d="${path(halves[0] ?? [])}" fill="${mix(tones.mid, tones.dark, 0.25)}"/><path d="${path(halves[1] ?? [])}" fill="${mix(tones.mid, tones.light, 0.45)}"/></g>`,
    `<ellipse cx="${n(x - size * 0.12)}" cy="${n(y - size * 0.16)}" rx="${n(size * 0.42)}" ry="${n(size * 0.36)}" fill="url(#w)"/>`,
    `<path d="${path([
      [x - size * 0.34, y - size * 0.22],
      [x - size * 0.12, y - size * 0.4],
      [x - size * 0.16, y - size * 0.14],
    ])}" fill="#fff" opacity=".8"/>`,
  ].join('')
}

const domed = (gem: Gem): string => {
  const { x, y, size, stone } = gem
  const w = size * (gem.cut === 'oval' ? 0.78 : gem.cut === 'marquise' ? 0.5 : 0.9)
  const d = gemOutline(gem)
  return [
    `<path d="${d}" fill="url(#c)"/>`,
    veins(gem),
    `<ellipse cx="${n(x + w * 0.18)}" cy="${n(y + size * 0.28)}" rx="${n(w * 0.6)}" ry="${n(size * 0.42)}" fill="url(#w)" opacity="${stone === 'black-onyx' || stone === 'lapis' ? 0.28 : 0.75}"/>`,
    `<path d="${d}" fill="none" stroke="${stones[stone].dark}" stroke-opacity=".55" stroke-width="${n(size * 0.03)}"/>`,
    `<ellipse cx="${n(x - w * 0.3)}" cy="${n(y - size * 0.42)}" rx="${n(w * 0.3)}" ry="${n(size * 0.15)}" fill="#fff" opacity=".78" transform="rotate(-32 ${n(x - w * 0.3)} ${n(y - size * 0.42)})"/>`,
    `<ellipse cx="${n(x - w * 0.02)}" cy="${n(y - size * 0.58)}" rx="${n(w * 0.07)}" ry="${n(size * 0.05)}" fill="#fff" opacity=".7"/>`,
  ].join('')
}

/** Typical features of a stone: the matrix of turquoise, the pyrite of lapis, the flash of labradorite. */
const veins = ({ x, y, size, stone }: Gem): string => {
  const line = (d: string, colour: string, thickness: number, opacity: number) =>
    `<path d="${d}" transform="translate(${n(x)} ${n(y)})scale(${n(size / 100) === '0' ? 0.05 : Math.round(size) / 100})" fill="none" stroke="${colour}" stroke-width="${thickness}" stroke-linecap="round" opacity="${opacity}"/>`
  if (stone === 'turquoise')
    return line(
      'M-62 20C-40 8-34 34-8 26S22-4 46 8M-20 27C-14 44-22 56-12 74M14 8C18-16 8-34 20-60M-44-34C-34-28-30-40-18-34',
      '#5c4a33',
      2.6,
      0.6,
    )
  if (stone === 'lapis')
    return line(
      'M-40 30h.1M-12 52h.1M22 40h.1M38 4h.1M-52-12h.1M6-34h.1M-22 8h.1M28-58h.1M-8-66h.1',
      '#e3c272',
      5,
      0.9,
    )
  if (stone === 'labradorite')
    return (
      line('M-46 46L10-62M-22 60L34-44M4 66L50-24', '#57c0ea', 13, 0.26) +
      line('M-34 54L22-54M16 66L54-6', '#c9b458', 5, 0.3)
    )
  return ''
}

/** A stone in a closed setting with a beaded edge. */
export const bezel = (stone: Gem): string =>
  [
    plate(gemOutline(stone, 1.2), Math.max(1.5, stone.size * 0.035)),
    `<path d="${gemOutline(stone, 1.06)}" fill="var(--d)"/>`,
    gem(stone),
    beads(gemOutline(stone, 1.13), Math.max(2, stone.size * 0.075)),
  ].join('')

/** A stone held by prongs. */
export const claws = (stone: Gem, count = 6): string =>
  [
    `<path d="${gemOutline(stone, 1.08)}" fill="url(#m)" stroke="var(--d)" stroke-width="${n(Math.max(1, stone.size * 0.02))}"/>`,
    gem(stone),
    ...points(stone, 1.02, count, 0.5).map(([x, y]) => ball(x, y, Math.max(2, stone.size * 0.095))),
  ].join('')

/** A round stone in prongs or in a closed setting, drawn once and reused within the piece. */
export const smallClaws = (x: number, y: number, size: number): string =>
  use('r', at(x, y, 0, size / 100))
export const smallBezel = (x: number, y: number, size: number): string =>
  use('q', at(x, y, 0, size / 100))

/** A drawing with the small stones that its body uses. */
export const jewel = ({ parts = '', ...scene }: Scene): string => {
  const round: Gem = { cut: 'round', x: 0, y: 0, size: 100, stone: scene.stone }
  const uses = (id: string) => `${parts}${scene.body}`.includes(`href="#${id}"`)
  const settings =
    (uses('r') ? define('r', claws(round, 4)) : '') + (uses('q') ? define('q', bezel(round)) : '')
  return drawing({ ...scene, parts: settings + parts })
}
