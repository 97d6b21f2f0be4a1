import { type ChainStyle, layLinks } from './chain.ts'
import { jewel, smallBezel, smallClaws } from './gem.ts'
import type { Metal, Stone } from './palette.ts'
import { at, ball, beads, define, ellipse, group, n, plate, use, wire } from './svg.ts'

export type BraceletStyle =
  | {
      readonly kind:
        | 'bangle'
        | 'bangles'
        | 'hammered'
        | 'twist'
        | 'cuff'
        | 'kada'
        | 'tennis'
        | 'charm'
    }
  | { readonly kind: 'chain'; readonly chain: ChainStyle }

/** A hoop lying down. */
const lying = (y: number, rx: number, ry: number, thickness: number): string =>
  wire(ellipse(400, y, rx, ry), thickness)

/** Places along the near half of a hoop, in degrees from the right. */
const near = (count: number, from: number, to: number, rx: number, ry: number) =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((from + ((to - from) / (count - 1)) * i) * Math.PI) / 180
    return [400 + rx * Math.cos(angle), 500 + ry * Math.sin(angle), angle] as const
  })

const loop =
  (rx: number, ry: number) =>
  (t: number): [number, number] => {
    const angle = t * 2 * Math.PI - Math.PI / 2
    return [400 + rx * Math.cos(angle), 500 + ry * Math.sin(angle)]
  }

const piece = (style: BraceletStyle): { parts?: string; body: string } => {
  switch (style.kind) {
    case 'bangle':
      return { body: lying(500, 285, 205, 34) }
    case 'bangles':
      return {
        body: [3, 2, 1, 0]
          .map((i) =>
            group(
              at(0, i * 44 - 66),
              lying(500, 285, 165, 24) + (i % 2 ? beads('M115 500A285 165 0 0 0 685 500', 17) : ''),
            ),
          )
          .join(''),
      }
    case 'hammered':
      return {
        body:
          lying(500, 285, 205, 56) +
          near(17, 8, 172, 285, 205)
            .map(
              ([x, y, a]) =>
                `<ellipse cx="${n(x)}" cy="${n(y)}" rx="19" ry="13" fill="url(#b)" opacity=".55" transform="rotate(${n((a * 180) / Math.PI + 60)} ${n(x)} ${n(y)})"/>`,
            )
            .join(''),
      }
    case 'twist':
      return {
        body: near(46, 0, 352, 285, 205)
          .toSorted(([, y], [, other]) => y - other)
          .map(([x, y, a]) => use('t', at(x, y, (a * 180) / Math.PI + 90)))
          .join(''),
        parts: define('t', wire('M-20-14C-8-12 8 12 20 14', 19)),
      }
    case 'cuff':
      return {
        body:
          wire('M220 340A285 205 0 1 0 580 340', 44) +
          [
            [220, 340],
            [580, 340],
          ]
            .map(([x = 0, y = 0]) => smallBezel(x, y, 36))
            .join(''),
      }
    case 'kada':
      return {
        body:
          lying(500, 285, 205, 62) +
          beads('M115 500A285 205 0 0 0 685 500', 22) +
          near(5, 40, 140, 285, 205)
            .map(([x, y], i) => smallBezel(x, y, i === 2 ? 46 : 32))
            .join(''),
      }
    case 'tennis':
      return {
        body:
          wire(ellipse(400, 500, 285, 215), 18) +
          near(34, 0, 349.4, 285, 215)
            .map(([x, y]) => smallClaws(x, y, 25))
            .join(''),
      }
    case 'charm': {
      const { parts, body } = layLinks('cable', loop(285, 205), 3.4)
      const coin = `${plate(ellipse(0, 68, 38, 38), 3)}<path d="M-16 68h32M0 52v32" stroke="var(--d)" stroke-width="3" opacity=".5"/>`
      const drops = near(5, 30, 150, 285, 215).map(
        ([x, y], i) =>
          use('o', at(x, y)) + (i % 2 ? use('t', at(x, y)) : smallBezel(x, y + 68, 32)),
      )
      return {
        parts: parts + define('o', wire(ellipse(0, 18, 9, 12), 5)) + define('t', coin),
        body: body + drops.join(''),
      }
    }
    case 'chain': {
      const { parts, body } = layLinks(style.chain, loop(275, 215), 2)
      const clasp =
        wire('M360 268C340 300 372 326 404 312S436 276 410 266', 13) +
        ball(356, 270, 11) +
        wire(ellipse(436, 290, 16, 16), 7)
      return { parts, body: body + clasp + smallClaws(400, 715, 44) }
    }
  }
}

/** A lying bracelet, or a close-up of its front. */
export const drawBracelet = (
  style: BraceletStyle,
  metal: Metal,
  stone: Stone,
  isClose: boolean,
): string => {
  const { parts, body } = piece(style)
  const focus = style.kind === 'cuff' ? '-280 -430' : '-400 -690'
  const turned = isClose
    ? group(
        `translate(400 470)rotate(-14)scale(${style.kind === 'cuff' ? 1.5 : 2.1})translate(${focus})`,
        body,
      )
    : body
  return jewel({ metal, stone, isClose, ...(parts ? { parts } : {}), body: turned })
}
