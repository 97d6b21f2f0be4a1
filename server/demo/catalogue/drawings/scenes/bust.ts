import { beads, ellipse, n } from '../svg.ts'
import { sideways } from './gradients.ts'
import { inMetal } from './pieces.ts'
import { area, line } from './shapes.ts'

/** The linen that busts are covered with. */
export const linen: string = sideways(
  'linen',
  [0, '#b9aa92'],
  [0.1, '#d9ccb7'],
  [0.34, '#fbf6ec'],
  [0.52, '#efe5d5'],
  [0.82, '#cdbfa8'],
  [1, '#b3a48c'],
)

const outline =
  'M-35-276C-35-236-42-222-80-202C-112-186-120-160-113-128C-104-78-78-40-60-14A60 12 0 0 0 60-14C78-40 104-78 113-128C120-160 112-186 80-202C42-222 35-236 35-276z'

/** A bust of a shop window without its necklace; it stands on 0, 0 and is about 290 high. */
export const bustShape: string = `<g id="bust">${[
  area(ellipse(0, -8, 64, 13), '#8a7a62'),
  area(outline, 'url(#linen)'),
  area(ellipse(0, -276, 35, 9), '#f4ecdf'),
  line(ellipse(0, -276, 35, 9), '#b9aa92', 1.4, 0.7),
  line('M-58-16A58 11 0 0 0 58-16', '#9d8d74', 2, 0.5),
].join('')}</g>`

/** A bust at a position of the scene. */
export const bust = '<use href="#bust"/>'

/** The line of a necklace around the bust, from its lowest point, `low` above the foot, to either side. */
const collar = (low: number) =>
  [-1, 1]
    .map(
      (side) =>
        `M0-${n(low)}C${34 * side}-${n(low)} ${52 * side}-${n((low + 230) / 2 + 10)} ${39 * side}-230`,
    )
    .join('')

/** A necklace of beads, in the tones of a metal. */
export const strung = (low: number, size: number): string => beads(collar(low), size, 1.06)

/** A fine gold chain on the bust. */
export const fineChain = (low: number): string =>
  inMetal(
    'gold',
    `${line(collar(low), 'var(--d)', 4.4)}<path d="${collar(low)}" fill="none" stroke="var(--l)" stroke-width="3" stroke-dasharray="4 1.6"/>`,
  )
