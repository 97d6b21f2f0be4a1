import { layLinks } from '../chain.ts'
import { ball, ellipse, plate } from '../svg.ts'
import { linear, radial, sideways } from './gradients.ts'
import { inMetal } from './pieces.ts'
import { area, line, shadow } from './shapes.ts'
import { sheet, sweep } from './sheet.ts'
import { drum, through } from './space.ts'
import { threaded } from './threaded.ts'

/** A soft crease of the cloth, light on its one side and dark on the other. */
const crease = (d: string, dx: number, dy: number) =>
  area(d, '#6c7d7b', 'opacity=".5"') +
  `<g transform="translate(${dx} ${dy})">${area(d, '#f0f6f4', 'opacity=".5"')}</g>`

const clothEdge =
  'M408 626C520 612 640 622 760 610S970 596 1078 588C1092 588 1099 594 1103 606C1122 668 1152 724 1176 780L1020 858C900 848 800 872 640 866S450 880 352 866C338 863 336 856 340 844C362 776 384 700 398 636C400 629 403 627 408 626z'

const cloth = [
  `<g filter="url(#near)">${area(clothEdge, 'url(#cloth)')}</g>`,
  `<g clip-path="url(#onCloth)"><g filter="url(#soft)">${[
    crease('M372 772C430 790 470 812 486 862C470 834 430 806 364 796z', 8, -10),
    crease('M690 700C720 760 730 810 700 862C716 800 706 760 690 700z', 13, 4),
    crease('M1040 600C1010 650 1000 700 1020 738C984 700 996 640 1040 600z', 12, 6),
    crease('M800 868C820 820 860 790 930 770C870 800 836 830 820 866z', 8, 8),
  ].join('')}</g></g>`,
  '<path d="M418 638C524 625 642 634 762 622S970 608 1074 600C1086 600 1088 606 1091 614C1108 668 1136 722 1158 772M362 850C450 864 540 852 640 852S890 836 1002 842" fill="none" stroke="#eef3f1" stroke-width="2" stroke-dasharray="9 7" opacity=".8"/>',
  area(
    'M1020 858L1176 780C1140 772 1060 760 1010 762C992 764 990 772 994 784C1006 812 1014 834 1020 858z',
    '#41514f',
    'opacity=".4" filter="url(#soft)"',
  ),
  area(
    'M1020 858L1176 780C1130 758 1060 744 1004 746C990 748 988 756 992 766C1004 798 1014 830 1020 858z',
    'url(#turned)',
  ),
  '<path d="M1132 774C1090 762 1050 757 1010 759C1018 786 1026 808 1031 836" fill="none" stroke="#7f908d" stroke-width="2" stroke-dasharray="9 7" opacity=".6"/>',
].join('')

const bowl = { x: 556, y: 520, rx: 158, ry: 62 } as const
const rim = ellipse(bowl.x, bowl.y, bowl.rx, bowl.ry)

const bowlBody = [
  shadow(610, 650, 210, 52),
  area(`M${bowl.x - 74} 640V654A74 27 0 0 0 ${bowl.x + 74} 654V640z`, 'url(#glaze)'),
  area(
    `M${bowl.x - bowl.rx} ${bowl.y}C${bowl.x - 156} 606 ${bowl.x - 104} 652 ${bowl.x - 66} 654A92 26 0 0 0 ${bowl.x + 66} 654C${bowl.x + 104} 652 ${bowl.x + 156} 606 ${bowl.x + bowl.rx} ${bowl.y}A${bowl.rx} ${bowl.ry} 0 0 1 ${bowl.x - bowl.rx} ${bowl.y}z`,
    'url(#glaze)',
  ),
  area(
    'M428 566C438 606 462 630 486 640C462 610 452 590 448 562z',
    '#fff',
    'opacity=".8" filter="url(#soft)"',
  ),
  area(rim, 'url(#hollow)'),
  `<g clip-path="url(#inBowl)">${area(ellipse(bowl.x, bowl.y + 24, 138, 50), 'url(#water)')}${line(ellipse(bowl.x, bowl.y + 24, 138, 50), '#fff', 2, 0.8)}${area('M446 540C480 512 540 506 580 510C540 520 500 532 470 552z', '#fff', 'opacity=".6"')}</g>`,
].join('')

const bubbles = (
  [
    [478, 552, 12],
    [498, 562, 8],
    [490, 540, 6],
    [516, 570, 5],
    [632, 526, 7],
    [646, 534, 4],
  ] as const
)
  .map(
    ([x, y, r]) =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" fill-opacity=".35" stroke="#fff" stroke-width="1.4"/>`,
  )
  .join('')

const brassRim = inMetal(
  'brass',
  `<path d="${rim}" fill="none" stroke="var(--d)" stroke-width="6"/><path d="${rim}" fill="none" stroke="url(#h)" stroke-width="4.4"/>`,
)

/** Out of the water, over the rim, down the bowl and over the cloth. */
const chain = threaded(
  layLinks(
    'cable',
    through(
      [560, 540],
      [590, 552],
      [626, 560],
      [652, 569],
      [672, 590],
      [680, 640],
      [704, 706],
      [780, 730],
      [870, 712],
      [928, 740],
      [890, 790],
      [790, 796],
      [690, 770],
      [590, 778],
      [500, 806],
      [440, 790],
    ),
    0.8,
  ),
  'k',
)

const box = { x: 962, y: 498, rx: 124, ry: 48 } as const

const lidded = [
  shadow(1010, 636, 180, 46),
  area(drum(box.x, box.y + 56, box.rx - 5, box.ry - 2, 84), 'url(#lacquer)'),
  area(drum(box.x, box.y + 50, box.rx - 3, box.ry - 1, 10), '#0d1412', 'opacity=".5"'),
  inMetal('brass', area(drum(box.x, box.y + 128, box.rx - 3, box.ry - 1, 12), 'url(#h)')),
  area(drum(box.x, box.y, box.rx, box.ry, 50), 'url(#lacquer)'),
  inMetal('brass', area(drum(box.x, box.y + 42, box.rx + 1, box.ry, 11), 'url(#h)')),
  area(ellipse(box.x, box.y, box.rx, box.ry), 'url(#lid)'),
  line(ellipse(box.x, box.y + 1, box.rx - 2, box.ry - 2), '#8fa59b', 2, 0.55),
  inMetal(
    'brass',
    [
      line(ellipse(box.x, box.y + 2, 92, 34), 'var(--m)', 2.4, 0.9),
      shadow(box.x + 12, box.y + 6, 46, 16),
      area(drum(box.x, box.y - 6, 22, 8, 8), 'url(#h)'),
      plate(ellipse(box.x, box.y - 6, 22, 8), 1),
      area(`M${box.x - 8} ${box.y - 24}h16l3 20h-22z`, 'url(#h)'),
      ball(box.x, box.y - 36, 19),
    ].join(''),
  ),
].join('')

/** The water again, over the end of the chain that lies in it, and the ring it draws there. */
const surface = [
  area(ellipse(566, 546, 44, 15), '#d3e3e5', 'opacity=".72" filter="url(#soft)"'),
  line(ellipse(600, 554, 24, 7), '#fff', 1.6, 0.8),
  line(ellipse(598, 554, 38, 11), '#fff', 1.2, 0.5),
].join('')

/** A bowl of warm water, a chain drawn from it over a soft cloth, and a lidded box to keep it in. */
export const care: string = sheet(
  [
    sweep,
    '<g transform="translate(-92 -150)scale(1.12)">',
    cloth,
    lidded,
    bowlBody,
    brassRim,
    `<g filter="url(#near)">${chain.body}</g>`,
    surface,
    bubbles,
    '</g>',
  ].join(''),
  [
    inMetal('gold', chain.parts),
    `<clipPath id="onCloth"><path d="${clothEdge}"/></clipPath>`,
    `<clipPath id="inBowl"><path d="${ellipse(bowl.x, bowl.y, bowl.rx - 3, bowl.ry - 2)}"/></clipPath>`,
    linear(
      'cloth',
      [0, 0, 1, 1],
      [0, '#c6d1cf'],
      [0.4, '#aebcba'],
      [0.75, '#a2b1af'],
      [1, '#8b9c9a'],
    ),
    linear('turned', [0, 0, 1, 1], [0, '#e6edeb'], [0.6, '#ccd7d4'], [1, '#a9b8b5']),
    sideways(
      'glaze',
      [0, '#d9d0c3'],
      [0.12, '#f4efe7'],
      [0.3, '#ffffff'],
      [0.6, '#efe8de'],
      [0.88, '#c9bdac'],
      [1, '#d8cdbe'],
    ),
    linear('hollow', [0, 0, 1, 0.6], [0, '#b9ad9c'], [0.35, '#d9d0c3'], [1, '#fbf8f3']),
    radial('water', [0.4, 0.4, 0.7], [0, '#eef6f6'], [0.6, '#cfe0e2'], [1, '#a9c4c9']),
    sideways(
      'lacquer',
      [0, '#16211d'],
      [0.1, '#2b3d36'],
      [0.27, '#6f887d'],
      [0.36, '#3f564d'],
      [0.7, '#22322c'],
      [0.92, '#121b17'],
      [1, '#2a3a34'],
    ),
    linear('lid', [0, 0, 1, 0.5], [0, '#5f776d'], [0.35, '#3f564d'], [1, '#1d2b26']),
  ].join(''),
)
