import { claws } from '../gem.ts'
import { ball, ellipse, n, wire } from '../svg.ts'
import { linear, radial } from './gradients.ts'
import { inMetal, looseStone, setStone } from './pieces.ts'
import { area, line } from './shapes.ts'
import { sheet, tableTop } from './sheet.ts'
import { placed } from './space.ts'

const ink = '#4a4238'
const faint = '#a39683'

const page = (width: number, height: number, fill: string) =>
  `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="2" fill="${fill}"/>`

/** A drawn line, with the second stroke that a hand adds. */
const drawn = (d: string, thickness = 2) =>
  line(d, ink, thickness, 0.85) + placed(line(d, ink, 1, 0.3), 1.6, 1.2)

const helping = (d: string, dashes = '10 5 2 5') =>
  `<path d="${d}" fill="none" stroke="${faint}" stroke-width="1.3" stroke-dasharray="${dashes}"/>`

/** The end of a measure: an arrow without a number. */
const measure = (x1: number, y1: number, x2: number, y2: number) => {
  const [dx, dy] = x1 === x2 ? [4, 9] : [9, 4]
  const tip = (x: number, y: number, sign: number) =>
    x1 === x2
      ? `M${x - dx} ${y + dy * sign}L${x} ${y}L${x + dx} ${y + dy * sign}`
      : `M${x + dx * sign} ${y - dy}L${x} ${y}L${x + dx * sign} ${y + dy}`
  return line(`M${x1} ${y1}L${x2} ${y2}${tip(x1, y1, 1)}${tip(x2, y2, -1)}`, faint, 1.3)
}

/** The ring as it will be, from the front: band, claws and stone. */
const ringFront = [
  helping('M0-262V176M-160 60H160'),
  drawn(`${ellipse(0, 60, 104, 104)}${ellipse(0, 60, 92, 92)}`),
  '<path d="M-66-128L-40-164H40L66-128L0-44z" fill="#a783c9" fill-opacity=".34"/>',
  '<path d="M0-44L66-128L40-164L22-128z" fill="#7a47ac" fill-opacity=".22"/>',
  drawn(
    'M-66-128L-40-164H40L66-128L0-44zM-66-128H66M-40-164L-22-128L0-44L22-128L40-164M-22-128L0-164L22-128',
  ),
  drawn('M-20-42C-38-66-62-94-73-122L-62-137M20-42C38-66 62-94 73-122L62-137M-47-84H-36M36-84H47'),
  measure(-104, 196, 104, 196),
  helping('M-104 70V206M104 70V206', '3 4'),
  measure(150, -164, 150, -44),
  helping('M46-164H160M4-44H160', '3 4'),
].join('')

/** The same ring from above. */
const ringAbove = [
  helping('M-120 0H120M0-84V84'),
  area(ellipse(0, 0, 46, 58), '#a783c9', 'fill-opacity=".34"'),
  drawn(`${ellipse(0, 0, 46, 58)}M0-32L20-18L26 0L20 18L0 32L-20 18L-26 0L-20-18z`),
  line(
    'M0-58V-32M0 58V32M-46 0H-26M46 0H26M-33-40L-20-18M33-40L20-18M-33 40L-20 18M33 40L20 18',
    ink,
    1.6,
    0.7,
  ),
  drawn(
    'M-50-14C-70-12-96-10-112-9M-50 14C-70 12-96 10-112 9M50-14C70-12 96-10 112-9M50 14C70 12 96 10 112 9',
  ),
].join('')

/** Small tries of the head, side by side. */
const tries = [
  drawn(`${ellipse(0, 0, 26, 26)}M-18-18L18 18M18-18L-18 18`, 1.6),
  placed(
    drawn('M0-34C18-12 26 0 26 10A26 26 0 0 1-26 10C-26 0-18-12 0-34zM0-34V36M-26 10H26', 1.6),
    84,
    0,
  ),
  placed(drawn('M0-34L22 0L0 34L-22 0zM-22 0H22M0-34V34', 1.6), 160, 0),
].join('')

/** The other page, by the other hand: a pendant in the making. */
const pendant = [
  helping('M0-90V230'),
  drawn(`${ellipse(0, -44, 12, 14)}M0-26C52 30 78 70 78 112A78 78 0 0 1-78 112C-78 70-52 30 0-26z`),
  area(
    'M0 12C34 52 52 84 52 110A52 52 0 0 1-52 110C-52 84-34 52 0 12z',
    '#3fb0ad',
    'fill-opacity=".32"',
  ),
  drawn('M0 12C34 52 52 84 52 110A52 52 0 0 1-52 110C-52 84-34 52 0 12z', 1.6),
].join('')

const papers = [
  `<g filter="url(#drop)">${placed(page(430, 600, 'url(#oldPaper)') + placed(pendant, -76, 24), 500, 500, 7)}</g>`,
  `<g filter="url(#drop)">${placed(
    page(520, 640, 'url(#paper)') +
      placed(ringFront, -70, -4, 0, 0.98) +
      placed(ringAbove, 132, -216, 0, 0.74) +
      placed(tries, -150, 262, 0, 0.84),
    742,
    500,
    -5,
  )}</g>`,
].join('')

/** A pencil along the x axis, its point at 0, 0. */
const pencil = (coat: string, length: number) =>
  [
    area('M0 0L44-11V11z', '#e6c79a'),
    area('M0 0L44-11V-4z', '#f3dcb8'),
    area('M0 0L15-3.800V3.800z', '#3a352f'),
    area(`M44-11q5 3.500 0 7.300q5 3.700 0 7.400q5 3.600 0 7.300H${length}V-11z`, coat),
    inMetal('brass', `<rect x="${length}" y="-11.500" width="26" height="23" fill="url(#v)"/>`),
    line(`M${length + 7}-11V11M${length + 19}-11V11`, '#6f5a2c', 1.6, 0.7),
    area(`M${length + 26}-10H${length + 38}q8 10 0 20H${length + 26}z`, '#3a352f'),
  ].join('')

/** The dish of stones to choose from. */
const dish = [
  `<circle r="118" fill="url(#glaze)"/>`,
  inMetal('brass', `<circle r="116" fill="none" stroke="url(#m)" stroke-width="4"/>`),
  `<circle r="98" fill="url(#well)"/>`,
  `<g filter="url(#near)">${[
    looseStone({ cut: 'oval', x: -36, y: -34, size: 34, stone: 'green-onyx' }),
    looseStone({ cut: 'round', x: 38, y: -40, size: 25, stone: 'citrine' }),
    looseStone({ cut: 'oval', x: -46, y: 40, size: 26, stone: 'turquoise' }),
    looseStone({ cut: 'round', x: 12, y: 14, size: 22, stone: 'rose-quartz' }),
    looseStone({ cut: 'oval', x: 56, y: 26, size: 25, stone: 'moonstone' }),
    looseStone({ cut: 'round', x: 6, y: 66, size: 17, stone: 'carnelian' }),
  ].join('')}</g>`,
].join('')

/** The ring of the drawing, made. */
const made = placed(
  inMetal('gold', wire(ellipse(0, 44, 66, 66), 11)) +
    inMetal('gold', wire('M-22-16L-16-44M22-16L16-44', 5)) +
    setStone('gold', { cut: 'oval', x: 0, y: -52, size: 40, stone: 'amethyst' }, (stone) =>
      claws(stone, 6),
    ),
  1122,
  600,
  12,
)

/** Dividers, half open, their hinge at 0, 0. */
const leg = (turn: number) =>
  placed(
    inMetal(
      'brass',
      area('M-11 6L-6 170H6L11 6z', 'url(#h)', 'stroke="var(--d)" stroke-width="1"') +
        area('M-5 168H5L.800 262H-.800z', 'url(#h)', 'stroke="var(--d)" stroke-width=".8"'),
    ),
    0,
    0,
    turn,
  )
const dividers = [
  leg(-15),
  leg(15),
  inMetal(
    'brass',
    [
      `<rect x="-6" y="-46" width="12" height="36" rx="4" fill="url(#h)"/>`,
      line('M-6-36H6M-6-29H6M-6-22H6', 'var(--d)', 1.6, 0.6),
      ball(0, 0, 19),
      area(ellipse(0, 0, 7, 7), 'url(#m)', 'stroke="var(--d)" stroke-width="1"'),
      line(`M-${n(25)} 96Q0 112 25 96`, 'var(--d)', 4),
      line(`M-${n(25)} 95Q0 111 25 95`, 'var(--l)', 2),
    ].join(''),
  ),
].join('')

/** Two makers at one table: two pages, two pencils, and the finished ring. */
export const creators: string = sheet(
  [
    tableTop,
    '<g transform="translate(51 20)scale(.96)">',
    papers,
    `<g filter="url(#near)">${placed(pencil('url(#green)', 330), 806, 716, 13)}${placed(pencil('url(#red)', 270), 476, 606, 113)}</g>`,
    `<g filter="url(#drop)">${placed(dish, 1090, 318)}</g>`,
    `<g filter="url(#near)">${placed(dividers, 396, 226, 14, 0.86)}${made}</g>`,
    '</g>',
  ].join(''),
  [
    linear('paper', [0, 0, 1, 1], [0, '#fffefb'], [0.6, '#fdfaf4'], [1, '#f3ede2']),
    linear('oldPaper', [0, 0, 1, 1], [0, '#f7f0e2'], [1, '#eadfcb']),
    linear('glaze', [0, 0, 1, 1], [0, '#ffffff'], [0.5, '#f2ece3'], [1, '#d6cbbb']),
    radial('well', [0.62, 0.66, 0.75], [0, '#fdfaf5'], [0.6, '#efe8dd'], [1, '#cdc1b0']),
    linear(
      'green',
      [0, 0, 0, 1],
      [0, '#1f2e28'],
      [0.25, '#5f776d'],
      [0.5, '#33483f'],
      [1, '#18231e'],
    ),
    linear(
      'red',
      [0, 0, 0, 1],
      [0, '#5a2530'],
      [0.25, '#b3727c'],
      [0.5, '#86414d'],
      [1, '#451a23'],
    ),
  ].join(''),
)
