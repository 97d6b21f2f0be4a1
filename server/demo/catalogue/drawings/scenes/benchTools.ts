import { ball, ellipse, wire } from '../svg.ts'
import { falling, radial, sideways } from './gradients.ts'
import { inMetal } from './pieces.ts'
import { area, box, line, shadow } from './shapes.ts'
import { drum, lying, placed } from './space.ts'

/** The fire brick, the crucible on it and the gold in the crucible. */
export const crucible: string = [
  shadow(476, 640, 140, 34, 0.9),
  area('M372 588H560L566 622H366z', '#efe3d1'),
  area('M366 622H566V652H366z', 'url(#brick)'),
  line(
    'M400 600l14 3M500 608l18-2M440 612l10 2M530 598l12 3M420 636l12 2M516 640l10-3',
    '#b9a183',
    2.4,
    0.7,
  ),
  shadow(470, 612, 86, 17),
  area(
    'M400 548C402 586 424 606 440 609A30 8 0 0 0 496 609C514 606 532 586 534 548z',
    'url(#clay)',
  ),
  area('M404 538L376 534C370 540 380 556 402 562z', 'url(#clay)'),
  area(ellipse(467, 546, 68, 20), '#d9c9b0'),
  area('M408 536L376 533C378 546 392 552 410 554z', '#d9c9b0'),
  area(ellipse(468, 549, 56, 14), '#6e4a22'),
  area(ellipse(469, 552, 50, 11), 'url(#molten)'),
  '<ellipse cx="468" cy="540" rx="110" ry="64" fill="url(#heat)"/>',
].join('')

/** The hose of the torch, down behind the bench. */
export const hose: string =
  line('M742 416C800 396 838 428 846 480S852 560 852 600', '#3a352f', 12) +
  line('M742 414C798 394 834 426 842 478S848 560 848 600', '#7d766c', 3, 0.6)

/** The torch on its stand, its flame at the gold. */
export const torch: string = [
  shadow(664, 596, 60, 13),
  inMetal(
    'oxidised',
    area(drum(650, 584, 40, 10, 8), 'url(#h)') +
      area(ellipse(650, 584, 40, 10), 'url(#m)', 'stroke="var(--d)" stroke-width="1"') +
      wire('M650 582L650.500 462', 8) +
      wire('M634 448C634 470 666 468 666 440', 7),
  ),
  placed(
    inMetal(
      'brass',
      [
        area(
          'M-78-5C-96-5-104-4-112-3V3C-104 4-96 5-78 5z',
          'url(#v)',
          'stroke="var(--d)" stroke-width="1"',
        ),
        area('M-124-8H-108V8H-124z', 'url(#v)', 'stroke="var(--d)" stroke-width="1"'),
        area('M-80-7H-10V7H-80z', 'url(#v)', 'stroke="var(--d)" stroke-width="1"'),
        area(
          'M-12-16C-6-18 96-18 108-13V13C96 18-6 18-12 16z',
          'url(#v)',
          'stroke="var(--d)" stroke-width="1"',
        ),
        line('M6-17V17M16-17V17M26-17V17M36-17V17', 'var(--d)', 2, 0.5),
        area('M106-9H124V9H106z', 'url(#v)'),
        ball(66, -20, 9),
      ].join(''),
    ),
    640,
    454,
    -20,
  ),
  placed(
    area('M0-7C-30-12-66-6-96 0C-66 6-30 12 0 7z', 'url(#flame)') +
      area('M0-4C-14-5-30-3-44 0C-30 3-14 5 0 4z', '#f4fbff', 'opacity=".9"'),
    522,
    497,
    -24,
  ),
].join('')

/** Pliers as they lie on the bench, drawn from above. */
const pliers = [
  ['M8 6C50 34 120 46 214 30', 'M8-6C50-34 120-46 214-30']
    .map(
      (d) =>
        line(d, '#22322b', 25) +
        line(d, '#3f574d', 18) +
        `<g transform="translate(-2 -5)">${line(d, '#8fa59b', 4, 0.7)}</g>`,
    )
    .join(''),
  inMetal(
    'silver',
    [
      area(
        'M30 20C10 28-14 26-24 16L-112 5C-118 4-118 1-112 1L-20-2L20-22C34-26 44-18 36-8z',
        'url(#v)',
        'stroke="var(--d)" stroke-width="2"',
      ),
      area(
        'M30-20C10-28-14-26-24-16L-112-5C-118-4-118-1-112-1L-20 2L20 22C34 26 44 18 36 8z',
        'url(#v)',
        'stroke="var(--d)" stroke-width="2"',
      ),
      area(ellipse(2, 0, 12, 12), 'url(#b)', 'stroke="var(--d)" stroke-width="1.5"'),
      line('M-104-.500H-26', 'var(--d)', 1.6, 0.7),
    ].join(''),
  ),
].join('')

/** The pliers and their shadow. */
export const lyingPliers: string = [
  `<g filter="url(#soft)" opacity=".4">${lying(1020, 699, 0.5, line('M-80 0L16 0C64 30 108 35 160 25M16 0C64-25 108-30 160-20', '#3a2413', 22), -24)}</g>`,
  lying(1014, 690, 0.5, placed(pliers, 0, 0, 0, 0.76), -24),
].join('')

/** A tool in the block, its handle `length` long. */
const tool = (x: number, y: number, length: number, handle: string) =>
  placed(
    [
      inMetal('silver', box(-3, -60, 6, 70, 'url(#h)')),
      inMetal('brass', box(-7, -66, 14, 12, 'url(#h)')),
      area(
        `M-7-64C-12-84-8-92-11-${length + 50}C-12-${length + 68} 12-${length + 68} 11-${length + 50}C8-92 12-84 7-64z`,
        handle,
      ),
    ].join(''),
    x,
    y,
  )

/** Files and gravers, upright in their block. */
export const block: string = [
  shadow(1064, 622, 140, 26, 0.9),
  area('M950 556H1146L1152 580H944z', '#d8b184'),
  ...[978, 1013, 1048, 1083, 1118].map((x) => area(ellipse(x, 568, 9, 4.5), '#4a2f18')),
  tool(978, 566, 62, 'url(#handle)'),
  tool(1013, 566, 74, 'url(#darkHandle)'),
  tool(1048, 566, 56, 'url(#handle)'),
  tool(1083, 566, 70, 'url(#handle)'),
  tool(1118, 566, 60, 'url(#darkHandle)'),
  area('M944 580H1152V626H944z', 'url(#edge)'),
  line(
    'M960 594C1010 588 1060 600 1136 594M956 610C1020 604 1080 616 1142 608',
    '#5d3a1f',
    1.4,
    0.35,
  ),
].join('')

/** The gradients of the tools. */
export const toolColours: string = [
  falling('brick', [0, '#d9c7ad'], [1, '#b59e80']),
  sideways('clay', [0, '#a3907a'], [0.3, '#f1e6d6'], [0.6, '#d3c2a9'], [1, '#8f7b64']),
  radial(
    'molten',
    [0.4, 0.4, 0.7],
    [0, '#fff7cf'],
    [0.35, '#ffd56b'],
    [0.75, '#f09a35'],
    [1, '#b85f1c'],
  ),
  radial('heat', [0.5, 0.5, 0.5], [0, '#ffdf94', 0.6], [0.5, '#ffcf78', 0.2], [1, '#ffcf78', 0]),
  sideways('flame', [0, '#8fb6ee', 0], [0.4, '#9cc3f5', 0.6], [1, '#5f8fe0', 0.9]),
  sideways('handle', [0, '#8d5f35'], [0.35, '#e2bd8c'], [1, '#83562f']),
  sideways('darkHandle', [0, '#3f2614'], [0.35, '#8d5f3c'], [1, '#3a2211']),
].join('')
