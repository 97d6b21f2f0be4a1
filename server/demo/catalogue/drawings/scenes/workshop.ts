import { ball, ellipse, wire } from '../svg.ts'
import { block, crucible, hose, lyingPliers, toolColours, torch } from './benchTools.ts'
import { falling, linear, radial, sideways } from './gradients.ts'
import { inMetal, looseStone } from './pieces.ts'
import { area, box, line, shadow } from './shapes.ts'
import { room, sheet } from './sheet.ts'
import { drum, placed } from './space.ts'

/** The bench: its far and its near edge, its thickness, and the round bay in front. */
const [left, right, far, near, thick] = [300, 1200, 548, 764, 30]
const bay = { x: 750, rx: 196, ry: 92 } as const

const nearEdge = (y: number) =>
  `L${right} ${y}H${bay.x + bay.rx}A${bay.rx} ${bay.ry} 0 0 0 ${bay.x - bay.rx} ${y}H${left}`

const bench = [
  shadow(760, 942, 540, 30, 0.5),
  shadow(left + 56, 942, 90, 16, 0.9),
  shadow(right - 38, 942, 90, 16, 0.9),
  ...[left + 24, right - 70].map((x) => box(x, near, 46, 176, 'url(#leg)')),
  ...[left + 70, bay.x + bay.rx + 6].map((x) =>
    inMetal(
      'brass',
      box(x, near + 14, 178, 96, 'url(#drawer)') +
        box(
          x + 14,
          near + 40,
          150,
          56,
          'none',
          'stroke="#5d3a1f" stroke-width="1.6" opacity=".5"',
        ) +
        ball(x + 89, near + 68, 8),
    ),
  ),
  area(
    `M${bay.x - bay.rx} ${near - 2}A${bay.rx} ${bay.ry} 0 0 1 ${bay.x + bay.rx} ${near - 2}V${near + 26}C${bay.x + 150} ${near + 112} ${bay.x - 150} ${near + 112} ${bay.x - bay.rx} ${near + 26}z`,
    'url(#leather)',
  ),
  line(
    `M${bay.x + bay.rx - 4} ${near + 24}C${bay.x + 146} ${near + 106} ${bay.x - 146} ${near + 106} ${bay.x - bay.rx + 4} ${near + 24}`,
    '#c99c6c',
    2,
    0.55,
  ),
  area(`M${left + 6} ${near - 110}H${right - 6}${nearEdge(near + thick)}z`, 'url(#edge)'),
  area(`M${left + 10} ${far}H${right - 10}${nearEdge(near)}z`, 'url(#top)'),
  line(
    `M${left + 24} 592C520 580 640 600 ${right - 40} 586M${left + 14} 640C420 630 480 650 600 640M860 636C960 626 1060 646 ${right - 24} 634M${left + 10} 700C400 690 460 712 548 704M960 706C1040 696 1100 712 ${right - 20} 702M700 566C820 560 900 572 1080 566`,
    '#7a4f2a',
    1.6,
    0.28,
  ),
  line(
    `M${left + 2} ${near}H${bay.x - bay.rx}A${bay.rx} ${bay.ry} 0 0 1 ${bay.x + bay.rx} ${near}H${right - 2}`,
    '#f3dcb8',
    2,
    0.7,
  ),
].join('')

/** The pin: a wedge of beech with its notch, a ring at rest on it. */
const pin = [
  area('M712 690H788L800 800H700z', '#3a2413', 'opacity=".35" filter="url(#soft)"'),
  area('M702 776H743L750 728L757 776H798V800H757L750 752L743 800H702z', '#8d6237'),
  area('M706 656H794L798 778H757L750 730L743 778H702z', 'url(#beech)'),
  line(
    'M716 668C720 700 714 730 718 770M740 664C738 690 744 700 742 724M776 664C780 700 774 740 780 772',
    '#8d6237',
    1.4,
    0.45,
  ),
  line('M742 690L730 676M764 706L776 694', '#6b4424', 1.8, 0.5),
  shadow(756, 700, 44, 18),
  inMetal('gold', wire(ellipse(750, 692, 31, 15), 8)),
].join('')

/** The light of the lamp on the wall behind it, and on the bench. */
const beam = '<path d="M706 322L596 760H904L806 300z" fill="url(#beam)" filter="url(#softer)"/>'
const pool = '<ellipse cx="748" cy="650" rx="250" ry="96" fill="url(#light)" opacity=".4"/>'

/** The lamp over the pin. */
const lamp = [
  shadow(908, 570, 54, 12),
  inMetal(
    'brass',
    [
      wire('M900 560L968 330', 9),
      wire('M968 330L772 208', 9),
      area(drum(900, 556, 34, 9, 10), 'url(#h)'),
      area(ellipse(900, 556, 34, 9), 'url(#m)'),
      ball(968, 330, 13),
      placed(
        [
          area('M-14-66H14V-44H-14z', 'url(#h)'),
          area('M-18-46H18C44-38 66-10 70 26A70 15 0 0 1-70 26C-66-10-44-38-18-46z', 'url(#h)'),
          area(ellipse(0, 26, 70, 15), 'var(--d)'),
          area(ellipse(0, 27, 65, 12.5), 'url(#bulb)'),
        ].join(''),
        762,
        272,
        8,
      ),
      ball(772, 207, 12),
    ].join(''),
  ),
].join('')

/** A jeweller's bench: the pin, pliers, a torch and its crucible, files and a lamp. */
export const workshop: string = sheet(
  [
    room,
    '<g transform="translate(0 -44)">',
    beam,
    hose,
    bench,
    pool,
    lamp,
    block,
    crucible,
    torch,
    lyingPliers,
    pin,
    shadow(553, 708, 26, 8, 0.8),
    looseStone({ cut: 'round', x: 550, y: 696, size: 15, stone: 'turquoise' }),
    shadow(587, 684, 20, 6, 0.8),
    looseStone({ cut: 'round', x: 585, y: 675, size: 11, stone: 'carnelian' }),
    '</g>',
  ].join(''),
  [
    toolColours,
    linear('top', [0, 0, 0.6, 1], [0, '#d9b083'], [0.45, '#cda071'], [1, '#b3834f']),
    falling('edge', [0, '#a8754a'], [0.8, '#96663a'], [1, '#6b4424']),
    sideways('leg', [0, '#6b4424'], [0.35, '#b3834f'], [1, '#6b4424']),
    falling('drawer', [0, '#6b4424'], [0.15, '#94663b'], [1, '#a8754a']),
    falling('leather', [0, '#2d1d12'], [0.45, '#5a3c26'], [1, '#8a5f3f']),
    linear('beech', [0, 0, 1, 0.3], [0, '#ecd0a4'], [0.5, '#e0bd8b'], [1, '#c99c6c']),
    falling('beam', [0, '#fff2cf', 0.85], [0.7, '#fff2cf', 0.35], [1, '#fff2cf', 0]),
    radial('bulb', [0.5, 0.5, 0.6], [0, '#fffdf2'], [0.5, '#ffefc0'], [1, '#e9b95c']),
  ].join(''),
)
