import { bezel } from '../gem.ts'
import { ellipse, n, wire } from '../svg.ts'
import { bust, bustShape, fineChain, linen, strung } from './bust.ts'
import { falling, linear, radial, sideways } from './gradients.ts'
import { dot, inMetal, setStone } from './pieces.ts'
import { area, box, line, shadow } from './shapes.ts'
import { room, sheet } from './sheet.ts'
import { placed } from './space.ts'

const [left, right] = [346, 1154]
const [back, front, shelf, sill, ground] = [588, 640, 752, 764, 898]
const wide = right - left

/** A tray leaning to the front, lined with velvet; its own rows come on top. */
const tray = (x: number, lining: string, rows: string) =>
  placed(
    [
      area('M-106-54H106L118 0H-118z', '#8d6237'),
      area('M-101-50H101L111-5H-111z', lining),
      area('M-118 0H118V9H-118z', 'url(#wood)'),
      rows,
    ].join(''),
    x,
    shelf - 10,
  )

const ringInTray = inMetal('gold', wire(ellipse(0, 0, 11, 10), 4))

const row = (count: number, y: number, reach: number, id: string) =>
  Array.from({ length: count }, (_, i) => {
    const x = (i / (count - 1) - 0.5) * 2 * reach
    return `<use href="#${id}" transform="translate(${n(x)} ${y})"/>`
  }).join('')

const slots = (y: number, reach: number) => line(`M${-reach} ${y}H${reach}`, '#0d1412', 3, 0.5)

const ringRows = [slots(-30, 92), slots(-10, 100), row(7, -36, 84, 'r'), row(7, -16, 92, 'r')].join(
  '',
)

const stoneKinds = [
  'turquoise',
  'rose-quartz',
  'lapis',
  'carnelian',
  'moonstone',
  'green-onyx',
] as const
const stoneRow = stoneKinds
  .map((stone, i) => dot('silver', stone, (i - 2.5) * 35, -27, 12))
  .join('')

const chainRows = [-72, -36, 0, 36, 72]
  .map((x, i) => {
    const d = `M${x - 9}-46C${x - 15}-18 ${x - 9}-10 ${n(x + i)}-10S${x + 17}-18 ${x + 9}-46`
    return inMetal(
      i % 2 ? 'silver' : 'gold',
      `${line(d, 'var(--d)', 4)}<path d="${d}" fill="none" stroke="var(--l)" stroke-width="2.6" stroke-dasharray="3 1.4"/>`,
    )
  })
  .join('')

/** The glass case, its frame of brass, its trays in the light. */
const glassCase = [
  box(left + 6, front + 8, wide - 12, shelf - front - 8, 'url(#lit)'),
  [482, 750, 1018].map((x) => shadow(x, shelf - 6, 134, 16, 0.55)).join(''),
  tray(482, '#2f473e', ringRows),
  tray(750, '#f3ebdd', stoneRow),
  tray(1018, '#3a302b', chainRows),
  area(`M${left + 80} ${front + 8}h110l-60 ${shelf - front - 8}h-110z`, '#fff', 'opacity=".14"'),
  area(`M${left + 190} ${front + 8}h26l-60 ${shelf - front - 8}h-26z`, '#fff', 'opacity=".12"'),
  area(`M902 ${front + 8}h70l-60 ${shelf - front - 8}h-70z`, '#fff', 'opacity=".1"'),
  inMetal(
    'brass',
    [left, 612, 880, right - 8]
      .map((x) => box(x, front + 6, 8, shelf - front - 4, 'url(#h)'))
      .join(''),
  ),
].join('')

const top = [
  area(`M${left + 24} ${back}H${right - 24}L${right} ${front}H${left}z`, 'url(#glass)'),
  area(`M470 ${back}h180l-70 ${front - back}h-180z`, '#fff', 'opacity=".28"'),
  area(`M930 ${back}h60l-70 ${front - back}h-60z`, '#fff', 'opacity=".22"'),
  line(
    `M${left} ${front}L${left + 24} ${back}H${right - 24}L${right} ${front}`,
    '#b8ad9d',
    1.5,
    0.8,
  ),
  inMetal('brass', box(left - 3, front, wide + 6, 9, 'url(#v)', 'rx="2"')),
].join('')

/** A panel of the cabinet between its brass lines. */
const panel = (x: number, width: number) =>
  inMetal(
    'brass',
    `<rect x="${x}" y="${sill + 22}" width="${width}" height="${ground - sill - 44}" rx="3" fill="url(#panel)" stroke="var(--m)" stroke-width="2"/><circle cx="${x + width - 20}" cy="${(sill + ground) / 2}" r="6.5" fill="url(#b)"/>`,
  )

const cabinet = [
  shadow(770, 914, 560, 34, 0.85),
  box(left + 22, ground, wide - 44, 18, '#141d19'),
  box(left, sill - 4, wide, ground - sill + 4, 'url(#lacquer)'),
  panel(left + 26, 236),
  panel(left + 286, 236),
  panel(left + 546, 236),
  inMetal('brass', box(left - 6, shelf, wide + 12, 13, 'url(#v)', 'rx="2"')),
  line(`M${left + 4} ${ground - 3}H${right - 4}`, '#b29350', 2, 0.7),
].join('')

const lamp = [
  '<path d="M694 268L430 640H1070L806 268z" fill="url(#beam)" filter="url(#softer)"/>',
  line('M750 0V150', '#4a4238', 3),
  inMetal(
    'brass',
    [
      box(738, 144, 24, 22, 'url(#h)', 'rx="4"'),
      area(
        'M734 166h32C806 176 832 216 838 262A88 17 0 0 1 662 262C668 216 694 176 734 166z',
        'url(#h)',
      ),
      area(ellipse(750, 262, 88, 17), 'var(--d)'),
      area(ellipse(750, 263, 83, 14.5), 'url(#bulb)'),
    ].join(''),
  ),
].join('')

/** The bust with a pendant, and a lower one with pearls. */
const busts = [
  shadow(548, 622, 110, 20, 0.9),
  placed(bust + fineChain(96), 524, 618, 0, 1.06),
  setStone('gold', { cut: 'pear', x: 524, y: 541, size: 25, stone: 'emerald' }, bezel),
  shadow(996, 622, 100, 19, 0.9),
  placed(bust + inMetal('silver', strung(124, 15)), 976, 620, 0, 0.86),
].join('')

/** The cushion under the lamp, with three rings. */
const cushion = [
  shadow(760, 632, 140, 13, 0.9),
  area('M650 588H850Q857 588 858 593L863 622H637L642 593Q643 588 650 588z', 'url(#cushion)'),
  area('M637 622H863V630Q863 635 857 635H643Q637 635 637 630z', '#1c2a25'),
  line('M648 606H852', '#16211d', 4, 0.6),
  ...(
    [
      [690, 'silver', 'lapis'],
      [750, 'gold', 'carnelian'],
      [810, 'silver', 'turquoise'],
    ] as const
  ).map(
    ([x, metal, stone]) =>
      area(ellipse(x + 4, 608, 22, 3.5), '#0d1412', 'opacity=".5"') +
      inMetal(metal, wire(ellipse(x, 588, 19, 20), 5.5)) +
      dot(metal, stone, x, 563, 11),
  ),
].join('')

/** A small display counter with busts, trays and a lamp above. */
export const counter: string = sheet(
  [room, lamp, cabinet, glassCase, top, busts, cushion].join(''),
  [
    linen,
    bustShape,
    `<g id="r">${ringInTray}</g>`,
    falling('wood', [0, '#c99c6c'], [0.5, '#b3834f'], [1, '#8d6237']),
    falling('lit', [0, '#fff3d6'], [0.35, '#f0e0c2'], [1, '#c9b48f']),
    falling('glass', [0, '#e9eeec'], [0.5, '#d7dfdc'], [1, '#f2f5f3']),
    falling('beam', [0, '#fff0c8', 0.85], [1, '#fff0c8', 0.05]),
    radial('bulb', [0.5, 0.5, 0.6], [0, '#fffdf2'], [0.5, '#ffefc0'], [1, '#e9b95c']),
    sideways(
      'lacquer',
      [0, '#1b2823'],
      [0.12, '#2b3d36'],
      [0.4, '#3b5148'],
      [0.75, '#283932'],
      [1, '#18231e'],
    ),
    linear('panel', [0, 0, 1, 1], [0, '#3f574d'], [0.5, '#2f443b'], [1, '#22322b']),
    linear('cushion', [0, 0, 1, 0.4], [0, '#4a665b'], [0.5, '#35493f'], [1, '#23332c']),
  ].join(''),
)
