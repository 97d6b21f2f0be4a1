import { ellipse, wire } from '../svg.ts'
import { bust, bustShape, fineChain, linen, strung } from './bust.ts'
import { falling, linear, radial, sideways } from './gradients.ts'
import { dot, inMetal } from './pieces.ts'
import { area, box, line } from './shapes.ts'
import { placed } from './space.ts'

/** The position of the shop front; `kerb` is the line where its wall meets the pavement. */
export const front = { left: 432, right: 1128, kerb: 832 } as const
const { left, right, kerb } = front

const pilaster = (x: number) =>
  [
    box(x, 344, 36, kerb - 344, 'url(#upright)'),
    box(x + 9, 392, 18, 380, '#1d2b26', 'opacity=".5"'),
    box(x - 4, 344, 44, 18, '#3f574d'),
    box(x - 4, 794, 44, kerb - 794, '#2b3d36'),
    line(`M${x - 2} 363H${x + 38}M${x - 2} 795H${x + 38}`, '#b29350', 2, 0.85),
  ].join('')

/** The sign board carries a cut stone between two lines, no name. */
const emblem = inMetal(
  'brass',
  line('M-18-8L-9-18H9L18-8L0 18zM-18-8H18M-9-18L-5-8L0 18L5-8L9-18', 'var(--l)', 2.2) +
    line('M-150 0H-44M44 0H150', 'var(--m)', 2, 0.9),
)

const fascia = [
  box(left - 6, 262, right - left + 12, 74, 'url(#board)'),
  `<rect x="${left + 10}" y="274" width="${right - left - 20}" height="50" rx="3" fill="none" stroke="#b29350" stroke-width="2" opacity=".85"/>`,
  placed(emblem, 780, 299),
  box(left - 18, 238, right - left + 36, 12, '#4d675c'),
  box(left - 12, 250, right - left + 24, 12, '#2b3d36'),
  box(left - 6, 336, right - left + 12, 10, '#1b2823'),
].join('')

const shopWindow = { x: 472, y: 352, width: 382, height: 346 } as const

const lampInWindow = (x: number) =>
  [
    line(`M${x} 352V420`, '#5a4a30', 2.4),
    inMetal(
      'brass',
      area(
        `M${x - 5} 418h10C${x + 20} 424 ${x + 30} 440 ${x + 32} 452H${x - 32}C${x - 30} 440 ${x - 20} 424 ${x - 5} 418z`,
        'url(#h)',
      ),
    ),
    area(ellipse(x, 453, 30, 5), '#fffbe6'),
    `<circle cx="${x}" cy="466" r="120" fill="url(#halo)"/>`,
  ].join('')

const plinth = (x: number, y: number, width: number) =>
  box(x - width / 2, y, width, 700 - y, 'url(#linen)') + box(x - width / 2, y, width, 7, '#fffaf0')

/** The curtain behind the busts, every other fold of it. */
const folds = (from: number) =>
  Array.from({ length: 6 }, (_, i) => `M${from + i * 60} 352V690`).join('')

const window = [
  box(shopWindow.x, shopWindow.y, shopWindow.width, shopWindow.height, 'url(#lit)'),
  line(folds(484), '#c58e45', 8, 0.16),
  line(folds(514), '#fff3d2', 8, 0.16),
  lampInWindow(604),
  lampInWindow(722),
  plinth(545, 640, 100),
  plinth(663, 606, 108),
  plinth(781, 640, 100),
  placed(bust + inMetal('silver', strung(124, 16)), 545, 641, 0, 0.48),
  placed(bust + fineChain(92), 663, 607, 0, 0.52),
  dot('gold', 'garnet', 663, 567, 10),
  placed(bust + inMetal('gold', strung(128, 14)), 781, 641, 0, 0.48),
  box(shopWindow.x, 678, shopWindow.width, 20, '#e9d3a4'),
  box(shopWindow.x, 678, shopWindow.width, 4, '#fff6dd'),
  ...[604, 722].map(
    (x) =>
      inMetal('gold', wire(ellipse(x, 670, 10, 10), 3.6)) +
      area(`M${x - 14} 686l4-8h20l4 8z`, '#5b3b2d', 'opacity=".85"'),
  ),
  area('M472 420L560 352H660L472 500z', '#fff', 'opacity=".13"'),
  area('M854 560L706 698H770L854 622z', '#fff', 'opacity=".1"'),
  line('M472 352H854V698H472z', '#1b2823', 8),
  line('M472 410H854M599 352V410M727 352V410', '#22322b', 7),
  line('M476 414H850', '#5f776d', 1.4, 0.7),
].join('')

const stallRiser = [
  box(468, 698, 390, kerb - 698, 'url(#board)'),
  box(460, 696, 406, 14, '#4d675c'),
  ...[484, 674].map(
    (x) =>
      `<rect x="${x}" y="730" width="168" height="78" rx="2" fill="#22322b" stroke="#b29350" stroke-width="1.8" stroke-opacity=".75"/>`,
  ),
  box(468, 820, 390, 12, '#18231e'),
].join('')

const door = [
  box(892, 346, 196, kerb - 346, '#18231e'),
  box(900, 354, 180, 56, 'url(#lit)'),
  line('M960 354V410M1020 354V410', '#22322b', 6),
  box(904, 420, 172, 396, 'url(#upright)'),
  `<rect x="930" y="446" width="120" height="232" rx="60" fill="url(#lit)"/>`,
  `<g clip-path="url(#pane)">${[
    box(924, 590, 132, 90, '#b9823f', 'opacity=".35"'),
    line('M924 590H1056M924 540H1056M924 500H1056', '#a06c2f', 3, 0.35),
    '<circle cx="990" cy="470" r="90" fill="url(#halo)"/>',
    area('M930 590L1050 480V540L930 650z', '#fff', 'opacity=".16"'),
  ].join('')}</g>`,
  '<rect x="930" y="446" width="120" height="232" rx="60" fill="none" stroke="#1b2823" stroke-width="6"/>',
  `<rect x="930" y="704" width="120" height="84" rx="2" fill="#22322b" stroke="#b29350" stroke-width="1.8" stroke-opacity=".75"/>`,
  inMetal(
    'brass',
    [box(911, 556, 9, 104, 'url(#h)', 'rx="4.500"'), box(904, 800, 172, 16, 'url(#v)')].join(''),
  ),
  box(880, 816, 220, 16, '#b3a596'),
  box(880, 816, 220, 4, '#d8cab8'),
].join('')

/** The shop front: window, door and sign board. */
export const shopFront: string = [
  `<g filter="url(#drop)">${box(left, 240, right - left, kerb - 240, '#22322b')}</g>`,
  window,
  stallRiser,
  door,
  pilaster(left),
  pilaster(858),
  pilaster(right - 36),
  fascia,
].join('')

/** The gradients and shapes that the shop front refers to. */
export const shopFrontColours: string = [
  linen,
  bustShape,
  '<clipPath id="pane"><rect x="930" y="446" width="120" height="232" rx="60"/></clipPath>',
  falling('lit', [0, '#ffe9b8'], [0.4, '#f8d28b'], [1, '#d99f50']),
  radial('halo', [0.5, 0.5, 0.5], [0, '#ffe7ae', 0.75], [0.4, '#ffdf9c', 0.28], [1, '#ffdf9c', 0]),
  sideways('upright', [0, '#2b3d36'], [0.3, '#4d675c'], [0.6, '#34483f'], [1, '#1d2b26']),
  linear('board', [0, 0, 1, 1], [0, '#3f574d'], [0.5, '#2f443b'], [1, '#24352e']),
].join('')
