import { ellipse, n, wire } from '../svg.ts'
import { falling, radial, sideways } from './gradients.ts'
import { dot, inMetal } from './pieces.ts'
import { area, box, line, shadow } from './shapes.ts'
import { sheet } from './sheet.ts'
import { front, shopFront, shopFrontColours } from './shopFront.ts'

const { kerb } = front

/** The joints of the stones, every other row shifted. */
const joints = `<pattern id="joints" width="168" height="128" y="${kerb}" patternUnits="userSpaceOnUse"><path d="M0 .8H168M0 64.8H168M40 0V64M124 64V128" fill="none" stroke="#4f4743" stroke-width="1.6"/></pattern>`

const upperWindow = (x: number, isLit: boolean) =>
  [
    box(x - 84, -20, 168, 176, '#8b8078'),
    box(x - 72, -20, 144, 166, isLit ? 'url(#upstairs)' : '#3d3f4a'),
    line(`M${x} -20V146M${x - 72} 60H${x + 72}`, '#8b8078', 8),
    box(x - 96, 152, 192, 14, '#a3978c'),
    box(x - 96, 164, 192, 5, '#5e5650', 'opacity=".6"'),
  ].join('')

const facade = [
  box(0, 0, 1500, kerb, 'url(#dusk)'),
  box(0, 0, 1500, kerb, 'url(#joints)', 'opacity=".22"'),
  upperWindow(574, false),
  upperWindow(986, true),
  box(0, 200, 1500, 16, '#a79a8d'),
  box(0, 216, 1500, 10, '#5b534d', 'opacity=".45"'),
].join('')

/** The pavement, its slabs running to a point behind the shop. */
const slabs = [
  ...[-300, -60, 150, 330, 500, 660, 840, 1000, 1170, 1350, 1560, 1800].map((x) => {
    const reach = (1000 - 470) / (kerb - 470)
    return `M${n(780 + (x - 780) * 0.9)} ${kerb + 14}L${n(780 + (x - 780) * 0.9 * reach)} 1000`
  }),
  'M0 872H1500M0 930H1500',
].join('')

const pavement = [
  box(0, kerb, 1500, 1000 - kerb, 'url(#stone)'),
  line(slabs, '#3d3833', 1.8, 0.28),
  box(0, kerb, 1500, 14, '#4d4641', 'opacity=".45"'),
  `<g filter="url(#softer)">${area(`M476 ${kerb}H850L950 1000H370z`, 'url(#spill)')}${area(`M910 ${kerb}H1066L1130 1000H890z`, 'url(#spill)', 'opacity=".8"')}</g>`,
].join('')

/** The hanging sign: a ring with its stone on a round board, and the bracket that holds it. */
const sign = [
  inMetal(
    'oxidised',
    [
      wire('M424 300L306 300.4', 7),
      wire('M424 366C404 366 396 340 376 338S352 316 352 304', 5),
      wire('M318 300C308 300 300 292 302 284S316 280 316 288', 5),
      box(420, 282, 10, 104, 'url(#h)', 'rx="3"'),
      line('M332 304V346M376 304V346', 'var(--d)', 3.4),
    ].join(''),
  ),
  inMetal(
    'brass',
    `<circle cx="354" cy="402" r="60" fill="url(#m)"/><circle cx="354" cy="402" r="53" fill="url(#board)"/><circle cx="354" cy="402" r="46" fill="none" stroke="var(--m)" stroke-width="1.6" opacity=".8"/>`,
  ),
  inMetal('gold', wire(ellipse(354, 412, 20, 21), 5)),
  dot('gold', 'moonstone', 354, 384, 11),
].join('')

const lantern = [
  '<circle cx="1190" cy="420" r="150" fill="url(#halo)"/>',
  inMetal(
    'oxidised',
    wire('M1190 352C1190 336 1206 330 1214 340', 5) +
      area('M1168 380L1190 354L1212 380z', 'url(#h)') +
      area('M1166 380h48l-8 78h-32z', 'url(#glow)', 'stroke="var(--d)" stroke-width="4"') +
      line('M1190 380V458', 'var(--d)', 2.4) +
      area('M1172 458h36l-6 12h-24z', 'url(#h)') +
      box(1210, 324, 8, 52, 'url(#h)', 'rx="3"'),
  ),
].join('')

const treeAt = 1188

/** A clipped bay tree beside the door. */
const leaf = ['q7-8 0-17q-7 9 0 17', 'q11-1 15-10q-12-1-15 10', 'q-1-11-13-11q0 11 13 11'] as const
const leaves = Array.from({ length: 76 }, (_, i) => {
  const [angle, far] = [i * 2.4 + Math.sin(i * 7) * 0.4, Math.sqrt((i + 0.5) / 76) * 47]
  const isLit = Math.cos(angle - 3.6) * far > Math.sin(i * 5) * 26
  const x = Math.round(treeAt - 4 + Math.cos(angle) * far)
  const y = Math.round(637 + Math.sin(angle) * far)
  return { isLit, d: `M${x} ${y}${leaf[i % 3]}` }
})
const foliage = [false, true]
  .map((lit) =>
    area(
      leaves
        .filter(({ isLit }) => isLit === lit)
        .map(({ d }) => d)
        .join(''),
      lit ? '#83946a' : '#2f4334',
      'opacity=".8"',
    ),
  )
  .join('')

const tree = [
  shadow(treeAt + 8, 834, 80, 12),
  line(`M${treeAt} 680V770`, '#4a3826', 9),
  `<circle cx="${treeAt}" cy="628" r="56" fill="url(#crown)"/>`,
  foliage,
  area(`M${treeAt - 42} 758h84l-10 74h-64z`, 'url(#pot)'),
  box(treeAt - 48, 748, 96, 16, 'url(#pot)', 'rx="3"'),
].join('')

/** A jeweller's shop in the evening, its window lit, its sign without letters. */
export const street: string = sheet(
  [
    facade,
    pavement,
    shopFront,
    `<ellipse cx="663" cy="540" rx="360" ry="330" fill="url(#halo)" opacity=".34"/>`,
    `<g filter="url(#drop)">${sign}</g>`,
    lantern,
    tree,
    box(0, 0, 1500, 1000, 'url(#night)'),
  ].join(''),
  [
    shopFrontColours,
    joints,
    falling('dusk', [0, '#7b798c'], [0.45, '#a19695'], [1, '#c6b096']),
    falling('spill', [0, '#ffdc9c', 0.85], [0.5, '#ffd48a', 0.4], [1, '#ffd48a', 0]),
    falling('upstairs', [0, '#e5b76b'], [1, '#f6d796']),
    falling('stone', [0, '#8d8177'], [0.4, '#a09286'], [1, '#7b716b']),
    radial('glow', [0.5, 0.6, 0.6], [0, '#fffbe8'], [0.6, '#ffdf98'], [1, '#e0a44c']),
    radial(
      'night',
      [0.5, 0.55, 0.75],
      [0.35, '#2a2740', 0],
      [0.75, '#2a2740', 0.24],
      [1, '#211e36', 0.52],
    ),
    radial('crown', [0.3, 0.35, 0.8], [0, '#6f8458'], [0.6, '#435841'], [1, '#26352a']),
    sideways('pot', [0, '#7d5238'], [0.3, '#c08a62'], [0.6, '#9a6845'], [1, '#5e3b27']),
  ].join(''),
)
