import { type Cut, gem } from './gem.ts'
import type { Stone } from './palette.ts'
import { around, at, drawing, group, n, use } from './svg.ts'

export type LooseStyle =
  | { readonly kind: 'loose'; readonly cut: Cut }
  | { readonly kind: 'strand' | 'briolette' | 'chips' }

const shine = (r: number) =>
  `<circle r="${r}" fill="url(#c)"/><ellipse cx="${n(r * 0.25)}" cy="${n(r * 0.32)}" rx="${n(r * 0.6)}" ry="${n(r * 0.5)}" fill="url(#w)" opacity=".55"/><ellipse cx="${n(r * -0.34)}" cy="${n(r * -0.4)}" rx="${n(r * 0.24)}" ry="${n(r * 0.14)}" fill="#fff" opacity=".85" transform="rotate(-38)"/>`

const chip =
  '<path d="M-40-18L-8-38L34-24L42 12L10 36L-30 26z" fill="url(#c)"/><path d="M-40-18L-4-6L34-24M-4-6L10 36M-4-6L-30 26" stroke="#fff" stroke-opacity=".45" stroke-width="2" fill="none"/><path d="M-30-16L-8-30L6-24L-8-12z" fill="#fff" opacity=".5"/>'

const lay = (
  style: LooseStyle,
  stone: Stone,
  isClose: boolean,
): { parts: string; body: string } => {
  switch (style.kind) {
    case 'loose': {
      const parts = `<g id="e">${gem({ cut: style.cut, x: 0, y: 0, size: 100, stone })}</g>`
      const spots: [number, number, number, number][] = isClose
        ? [[400, 500, -12, 2.7]]
        : [
            [278, 370, -14, 1.35],
            [548, 330, 16, 1],
            [560, 585, -6, 1.5],
            [300, 655, 24, 1.08],
            [420, 500, 8, 0.66],
            [170, 530, -30, 0.62],
            [680, 440, 30, 0.52],
          ]
      return {
        parts,
        body: spots.map(([x, y, turn, scale]) => use('e', at(x, y, turn, scale))).join(''),
      }
    }
    case 'strand': {
      const r = isClose ? 92 : 30
      const parts = `<g id="e">${shine(r)}</g>`
      const rings = isClose
        ? [-2, -1, 0, 1, 2].map((i) =>
            use('e', at(400 + i * 182, 520 + Math.sin(i * 0.9) * 90, i * 3)),
          )
        : [265, 200].flatMap((radius, ring) =>
            around(Math.floor((2 * Math.PI * radius) / 58), radius, ring * 4).map(([x, y]) =>
              use('e', at(400 + x, 500 + y * 0.92)),
            ),
          )
      return { parts, body: rings.join('') }
    }
    case 'briolette': {
      const parts = `<g id="e">${gem({ cut: 'pear', x: 0, y: 0, size: 62, stone })}</g>`
      const drops = [-3, -2, -1, 0, 1, 2, 3].map((i) =>
        use('e', at(400 + i * 96, 470 + i * i * -17 + 70, i * -5, 1.05 - Math.abs(i) * 0.06)),
      )
      const thread =
        '<path d="M20 230C200 480 600 480 780 230" fill="none" stroke="#b9a78c" stroke-width="3"/>'
      return {
        parts,
        body: isClose
          ? group('translate(400 500)scale(2.3)translate(-400 -540)', drops.join(''))
          : thread + drops.join(''),
      }
    }
    case 'chips': {
      const parts = `<g id="e">${chip}</g>`
      const spread = around(isClose ? 7 : 16, isClose ? 190 : 220).map(([x, y, turn], i) =>
        use(
          'e',
          at(
            400 + x * (i % 2 ? 1 : 0.72),
            500 + y * (i % 3 ? 0.95 : 0.6),
            turn * 1.7 + i * 40,
            (isClose ? 2.1 : 1.2) - (i % 3) * 0.16,
          ),
        ),
      )
      return { parts, body: spread.join('') + use('e', at(400, 500, 20, isClose ? 2.4 : 1.5)) }
    }
  }
}

/** Loose stones as they are sold, or a close-up of one. */
export const drawStone = (style: LooseStyle, stone: Stone, isClose: boolean): string =>
  drawing({ metal: 'silver', stone, isClose, ...lay(style, stone, isClose) })
