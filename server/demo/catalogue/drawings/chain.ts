import type { Metal } from './palette.ts'
import { at, ball, define, drawing, ellipse, n, plate, use, wire } from './svg.ts'

export type ChainStyle = (typeof chainStyles)[number]
export const chainStyles = [
  ...([
    'cable',
    'rolo',
    'box',
    'curb',
    'figaro',
    'rope',
    'snake',
    'singapore',
    'paperclip',
  ] as const),
  ...(['ball', 'wheat', 'mariner', 'satellite', 'trace'] as const),
] as const

/** How a chain is made: its parts along the x axis, their order and the distances between them. */
interface Links {
  readonly parts: readonly string[]
  readonly sequence: readonly (readonly [part: number, pitch: number])[]
}

/** An oval as wide as it is long, on edge it is a bar. */
const oval = (rx: number, ry: number, thickness: number) => wire(ellipse(0, 0, rx, ry), thickness)
const bar = (length: number, thickness: number) =>
  wire(`M${n(-length)} 0L${n(length)} .4`, thickness)
const tilted = (degrees: number, body: string) => `<g transform="rotate(${degrees})">${body}</g>`

/** Measures in units of a link about 20 long. */
const linksOf = (style: ChainStyle): Links => {
  const pair = (front: string, pitch: number, edge = bar(7, 5)): Links => ({
    parts: [front, edge],
    sequence: [
      [0, pitch],
      [1, pitch],
    ],
  })
  const same = (part: string, pitch: number): Links => ({ parts: [part], sequence: [[0, pitch]] })
  switch (style) {
    case 'cable':
      return pair(oval(13, 9, 5), 12)
    case 'trace':
      return pair(oval(10, 6, 3), 9.5, bar(6, 3.4))
    case 'rolo':
      return pair(oval(11.5, 11.5, 6), 10.5, bar(7, 8))
    case 'paperclip':
      return pair(wire('M-16-8h32a8 8 0 0 1 0 16h-32a8 8 0 0 1 0-16z', 4.6), 17, bar(10, 5))
    case 'mariner':
      return pair(oval(16, 11, 5) + wire('M0-10L.4 10', 4), 15, bar(8, 6))
    case 'curb':
      return same(tilted(28, oval(13, 9, 6)), 12.5)
    case 'figaro':
      return {
        parts: [tilted(26, oval(11, 9, 5.5)), tilted(10, oval(22, 9.5, 5.5))],
        sequence: [
          [0, 11.5],
          [0, 11.5],
          [0, 16],
          [1, 16],
        ],
      }
    case 'rope':
      return same(wire('M-9 8C-3 9 3-9 9-8', 8), 8.4)
    case 'singapore':
      return {
        parts: [tilted(38, oval(9, 5, 4)), tilted(-38, oval(9, 5, 4))],
        sequence: [
          [0, 6],
          [1, 6],
        ],
      }
    case 'wheat':
      return {
        parts: [tilted(24, oval(10, 4.6, 4.4)), tilted(-24, oval(10, 4.6, 4.4))],
        sequence: [
          [0, 3.2],
          [1, 8.2],
        ],
      }
    case 'box':
      return {
        parts: [
          plate('M-8-8h16v16h-16z', 2.4) +
            '<path d="M-4-4h8v8h-8z" fill="var(--d)" opacity=".55"/>',
          plate('M-7-6h14v12h-14z', 2.4),
        ],
        sequence: [
          [0, 13],
          [1, 13],
        ],
      }
    case 'ball':
      return {
        parts: [ball(0, 0, 8.4), bar(4, 2.4)],
        sequence: [
          [0, 9],
          [1, 9],
        ],
      }
    case 'satellite':
      return {
        parts: [oval(9, 5.6, 3), bar(5, 3.4), ball(0, 0, 9.5)],
        sequence: [
          ...Array.from(
            { length: 3 },
            () =>
              [
                [0, 8.6],
                [1, 8.6],
              ] as const,
          ).flat(),
          [0, 13],
          [2, 13],
        ],
      }
    case 'snake':
      return same('', 1000)
  }
}

type Curve = (share: number) => [number, number]

const bezier =
  (
    ...[p, q, r, s]: [[number, number], [number, number], [number, number], [number, number]]
  ): Curve =>
  (t) => {
    const blend = (i: 0 | 1) =>
      (1 - t) ** 3 * p[i] +
      3 * (1 - t) ** 2 * t * q[i] +
      3 * (1 - t) * t ** 2 * r[i] +
      t ** 3 * s[i]
    return [blend(0), blend(1)]
  }

/** Lays links along a curve at their distances. */
export const layLinks = (
  style: ChainStyle,
  curve: Curve,
  scale: number,
): { parts: string; body: string } => {
  const { parts, sequence } = linksOf(style)
  const uses: string[] = []
  const steps = 1600
  let [x, y] = curve(0)
  let walked = 0
  let next = 0
  let count = 0
  for (let i = 1; i <= steps; i += 1) {
    const [nx, ny] = curve(i / steps)
    walked += Math.hypot(nx - x, ny - y)
    if (walked >= next) {
      const [part, pitch] = sequence[count % sequence.length] ?? [0, 10]
      const turn = (Math.atan2(ny - y, nx - x) * 180) / Math.PI
      uses.push(use(`k${part}`, at(nx, ny, Math.round(turn))))
      next += pitch * scale
      count += 1
    }
    ;[x, y] = [nx, ny]
  }
  return {
    parts: parts
      .map((part, i) => define(`k${i}`, `<g transform="scale(${scale})">${part}</g>`))
      .join(''),
    body: uses.join(''),
  }
}

/** A snake chain is one ribbed wire. */
const snake = (d: string, thickness: number) =>
  `${wire(d, thickness)}<path d="${d}" fill="none" stroke="var(--d)" stroke-width="${thickness * 0.86}" stroke-dasharray="${n(thickness * 0.07)} ${n(thickness * 0.2)}" opacity=".42"/>`

/** A chain hanging from above, or a close-up of a few links. */
export const drawChain = (style: ChainStyle, metal: Metal, isClose: boolean): string => {
  const scene = { metal, stone: 'pearl', isClose } as const
  if (style === 'snake') {
    const body = isClose
      ? snake('M-40 820C220 780 300 300 480 330S640 620 860 220', 62)
      : snake('M170 60C150 1010 650 1010 630 60', 26)
    return drawing({ ...scene, body })
  }
  const hanging = bezier([190, 60], [140, 1010], [660, 1010], [610, 60])
  const across = bezier([-60, 800], [260, 820], [500, 260], [880, 240])
  return drawing({
    ...scene,
    ...(isClose
      ? layLinks(style, across, 4.2)
      : layLinks(style, hanging, style === 'wheat' || style === 'singapore' ? 3 : 2.6)),
  })
}
