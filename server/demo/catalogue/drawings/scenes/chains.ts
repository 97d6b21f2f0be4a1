import { type ChainStyle, layLinks } from '../chain.ts'
import type { Metal } from '../palette.ts'
import { ball, ellipse, group, plate } from '../svg.ts'
import { falling } from './gradients.ts'
import { inMetal } from './pieces.ts'
import { line } from './shapes.ts'
import { sheet } from './sheet.ts'
import { threaded } from './threaded.ts'

const pegLine = 196

interface Hanging {
  readonly style: ChainStyle
  readonly metal: Metal
  readonly x: number
  readonly drop: number
  readonly scale: number
}

const hangings: readonly Hanging[] = [
  { style: 'trace', metal: 'silver', x: 418, drop: 236, scale: 1.0023 },
  { style: 'rope', metal: 'gold', x: 584, drop: 316, scale: 0.58 },
  { style: 'ball', metal: 'silver', x: 750, drop: 402, scale: 0.7132 },
  { style: 'cable', metal: 'gold', x: 916, drop: 496, scale: 0.8935 },
  { style: 'curb', metal: 'rhodium', x: 1082, drop: 596, scale: 0.78 },
]

/** A closed chain over its peg. */
const chain = ({ style, metal, x, drop, scale }: Hanging, i: number) => {
  const reach = 168
  const curve = (t: number): [number, number] => [
    -9 * (1 - t) ** 3 - reach * 3 * (1 - t) ** 2 * t + reach * 3 * (1 - t) * t ** 2 + 9 * t ** 3,
    4 * (1 - t) ** 3 + (4 / 3) * drop * 3 * (1 - t) * t + 4 * t ** 3,
  ]
  const { parts, body } = threaded(layLinks(style, curve, scale), `c${i}`)
  return {
    parts: inMetal(metal, parts),
    body: group(`translate(${x} ${pegLine})`, body),
  }
}

const peg = ({ x }: Hanging) => plate(ellipse(x, pegLine, 19, 19), 2) + ball(x, pegLine, 13)

const rail = [
  `<rect x="306" y="${pegLine - 30}" width="888" height="60" rx="8" fill="url(#wood)"/>`,
  line(`M314 ${pegLine - 28}H1186`, '#fff', 2, 0.35),
  line(
    `M320 ${pegLine - 14}C520 ${pegLine - 20} 700 ${pegLine - 8} 1180 ${pegLine - 15}M330 ${pegLine + 14}C560 ${pegLine + 20} 860 ${pegLine + 8} 1170 ${pegLine + 17}M318 ${pegLine}C440 ${pegLine + 4} 480 ${pegLine - 4} 640 ${pegLine}`,
    '#5d3a1f',
    1.4,
    0.28,
  ),
].join('')

const hung = hangings.map(chain)

/** Chains of five lengths, side by side on the pegs of a rail. */
export const chains: string = sheet(
  [
    '<rect width="1500" height="1000" fill="url(#wall)"/><ellipse cx="560" cy="330" rx="860" ry="620" fill="url(#light)" opacity=".8"/>',
    `<g filter="url(#drop)">${rail}</g>`,
    `<g filter="url(#drop)">${hung.map(({ body }) => body).join('')}</g>`,
    `<g filter="url(#near)">${inMetal('brass', hangings.map(peg).join(''))}</g>`,
  ].join(''),
  falling('wall', [0, '#f4efe7'], [0.6, '#eee7dc'], [1, '#e0d6c8']) +
    falling('wood', [0, '#c99c6c'], [0.5, '#b3834f'], [1, '#8d6237']) +
    hung.map(({ parts }) => parts).join(''),
)
