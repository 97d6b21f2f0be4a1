import { bezel, type Cut, claws, jewel, smallClaws } from './gem.ts'
import type { Metal, Stone } from './palette.ts'
import { at, beads, define, ellipse, group, n, plate, use, wire } from './svg.ts'

export type RingStyle =
  | { readonly kind: 'bezel' | 'claws' | 'halo'; readonly cut: Cut }
  | { readonly kind: 'band' | 'hammered' | 'twist' | 'signet' | 'eternity' | 'stack' | 'trilogy' }

/** A wide band lying, seen from above the near side: inner wall, the hole, outer wall. */
const wideBand = (detail: string): string =>
  [
    `<path d="${ellipse(400, 490, 215, 92)}" fill="url(#m)"/><path d="${ellipse(400, 490, 215, 92)}" fill="var(--d)" opacity=".45"/>`,
    '<path d="M216 542A215 92 0 0 1 584 542A215 92 0 0 1 216 542z" fill="#efe9e0"/>',
    plate('M185 490A215 92 0 0 0 615 490V594A215 92 0 0 1 185 594z', 3),
    detail,
    `<path d="${ellipse(400, 490, 213, 90)}" fill="none" stroke="var(--s)" stroke-width="5" opacity=".8"/>`,
  ].join('')

/** A dent of the hammer on the near wall of the wide band. */
const dent = (i: number): string => {
  const angle = ((14 + (152 / 14) * (i >> 1)) * Math.PI) / 180
  const x = 400 + 215 * Math.cos(angle) + (i % 2) * 12
  const y = 542 + 92 * Math.sin(angle) + (i % 2 ? 18 : -24)
  return `<ellipse rx="15" ry="20" fill="url(#b)" opacity=".6" transform="${at(x, y, Math.cos(angle) * -24)}"/>`
}

const band = (thickness: number) => wire(ellipse(400, 560, 200, 215), thickness)

const standing = (style: RingStyle, stone: Stone): string => {
  switch (style.kind) {
    case 'bezel':
      return `${band(30)}${plate('M330 380l22-50h96l22 50z', 3)}${bezel({ cut: style.cut, x: 400, y: 300, size: 92, stone })}`
    case 'claws':
      return `${band(24)}${wire('M352 382L372 300M448 382L428 300', 11)}${claws({ cut: style.cut, x: 400, y: 290, size: 84, stone })}`
    case 'halo': {
      const narrow = style.cut === 'oval' ? 0.8 : 1
      return [
        band(24),
        plate(ellipse(400, 290, 118 * narrow, 118), 3),
        beads(ellipse(400, 290, 102 * narrow, 102), 19, 1.08),
        claws({ cut: style.cut, x: 400, y: 290, size: 78, stone }, 4),
      ].join('')
    }
    case 'signet':
      return `${band(34)}${plate('M308 400C296 330 322 262 400 262S504 330 492 400C460 424 340 424 308 400z', 5)}<g fill="none" stroke="var(--d)" stroke-width="3"><path d="${ellipse(400, 338, 58, 56)}" opacity=".6"/><path d="M400 300v76M362 338h76M374 312l52 52M426 312l-52 52" opacity=".45"/></g>`
    case 'trilogy':
      return (
        band(24) + smallClaws(318, 350, 46) + smallClaws(482, 350, 46) + smallClaws(400, 316, 68)
      )
    case 'eternity':
      return (
        band(40) +
        [-64, -48, -32, -16, 0, 16, 32, 48, 64]
          .map((turn) => group(`rotate(${turn} 400 560)`, smallClaws(400, 345, 26)))
          .join('')
      )
    case 'band':
      return wideBand(
        '<path d="M186 522A215 92 0 0 0 614 522M186 562A215 92 0 0 0 614 562" fill="none" stroke="var(--d)" stroke-width="4" opacity=".5"/>',
      )
    case 'hammered':
      return wideBand(Array.from({ length: 30 }, (_, i) => dent(i)).join(''))
    case 'twist':
      return Array.from({ length: 40 }, (_, i) => use('t', `rotate(${i * 9} 400 550)`)).join('')
    case 'stack':
      return [0, 1, 2]
        .map((i) => {
          const hoop = ellipse(400, 640 - i * 62, 205, 96)
          return `${wire(hoop, 24)}${i === 1 ? beads(hoop, 17) : ''}${i === 2 ? smallClaws(400, 612, 36) : ''}`
        })
        .join('')
  }
}

/** The head from above, with the shoulders out of view. */
const fromAbove = (style: RingStyle, stone: Stone): string => {
  const shoulders = wire(
    'M400 330C330 240 300 90 304-60M400 330C470 240 500 90 496-60M400 670C330 760 300 910 304 1060M400 670C470 760 500 910 496 1060',
    36,
  )
  switch (style.kind) {
    case 'bezel':
      return shoulders + bezel({ cut: style.cut, x: 400, y: 500, size: 215, stone })
    case 'claws':
      return shoulders + claws({ cut: style.cut, x: 400, y: 500, size: 215, stone })
    case 'halo': {
      const narrow = style.cut === 'oval' ? 0.8 : 1
      return [
        shoulders,
        plate(ellipse(400, 500, 278 * narrow, 278), 5),
        beads(ellipse(400, 500, 244 * narrow, 244), 42, 1.1),
        claws({ cut: style.cut, x: 400, y: 500, size: 192, stone }, 4),
      ].join('')
    }
    case 'trilogy':
      return [
        wire('M-60 520C200 490 600 490 860 520', 60),
        smallClaws(190, 500, 108),
        smallClaws(610, 500, 108),
        smallClaws(400, 500, 150),
      ].join('')
    case 'eternity':
      return [
        wire('M-60 560C200 470 600 470 860 560', 150),
        ...[60, 230, 400, 570, 740].map((x) => smallClaws(x, 497 + ((x - 400) / 65) ** 2, 76)),
      ].join('')
    default: {
      const focus = style.kind === 'signet' ? 390 : style.kind === 'twist' ? 430 : 570
      const turn = `rotate(-14)scale(1.9)translate(-400 -${focus})`
      return group(`translate(400 500)${turn}`, standing(style, stone))
    }
  }
}

/** The middle of a standing ring, which lies lower where the ring has no head. */
const middle = ({ kind }: RingStyle): number => {
  if (kind === 'twist') return 550
  return kind === 'band' || kind === 'hammered' || kind === 'stack' ? 555 : 482
}

/** A ring standing, or its head from above. */
export const drawRing = (
  style: RingStyle,
  metal: Metal,
  stone: Stone,
  isClose: boolean,
): string => {
  const whole = `translate(400 500)scale(1.16)translate(-400 -${n(middle(style))})`
  return jewel({
    ...{ metal, stone, isClose },
    parts: style.kind === 'twist' ? define('t', wire('M382 762C392 768 408 724 420 730', 21)) : '',
    body: isClose ? fromAbove(style, stone) : group(whole, standing(style, stone)),
  })
}
